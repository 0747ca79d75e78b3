import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { investorProfiles } from '../profiles/investorProfiles';
import { hiddenFromProfileSelector, miscountedSelector } from '../profiles/profileVisibility';
import { tabsInReach } from './recipes';

/** Hides what the visitor's profile may not see before the first paint: the HTML holds the content of all profiles. */
const profileRules = Object.fromEntries(
  investorProfiles.map((profile) => [hiddenFromProfileSelector(profile), { display: 'none !important' }]),
);

export const globalCss = defineGlobalStyles({
  html: {
    color: 'fg',
    bg: 'bg',
    textStyle: 'body',
    scrollPaddingTop: '6rem',
    textSizeAdjust: '100%',
  },
  // The focus comes to lie above the bar (WCAG 2.4.11), also while the consent banner has its own style there. What is in the bar is
  // in view: without the exception the page would move with each of its buttons. An unguarded `html:has(…)` styles the whole page anew with
  // every change anywhere (measured: decisions.md); the attribute is asked first.
  'html[data-compares]:not(:has([data-comparison=bar]:focus-within))': {
    scrollPaddingBottom: 'calc(var(--consent-banner, 0px) + 8rem) !important',
  },
  // Nor does what is scrolled to or focused come to lie under the list of tabs.
  'html[data-tabs]': {
    [tabsInReach]: { scrollPaddingTop: 'calc(var(--m-sizes-bar) + 3.5rem)' },
  },
  // Unlike `break-word`, it lets grids and flex rows be narrower than their longest word.
  '*': { overflowWrap: 'anywhere' },
  // A column stays as wide as its longest word.
  'table, table *': { overflowWrap: 'break-word' },
  'h1, h2, h3, h4, h5': {
    textWrap: 'balance',
    color: 'fg.title',
    _print: { breakInside: 'avoid', breakAfter: 'avoid' },
  },
  p: { textWrap: 'pretty' },
  // iPhones zoom into a field whose text is smaller.
  'input, select, textarea': { fontSize: 'max(1em, 16px)' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '3px' },
  // Elements that only scripts focus: a title, a summary of errors.
  'html:not([data-keyboard]) [tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { bg: 'bluePale', color: 'navyDeep' },
  '[hidden]': { display: 'none !important' },
  '[data-menu] summary': { listStyle: 'none', '&::-webkit-details-marker': { display: 'none' } },
  caption: { _print: { breakAfter: 'avoid' } },
  'figure, tr, dl > div, li': { _print: { breakInside: 'avoid' } },
  '*, ::before, ::after': {
    _motionReduce: { transition: 'none !important', animation: 'none !important' },
  },
  ...profileRules,
  // Its place is kept.
  [miscountedSelector]: { visibility: 'hidden' },
});
