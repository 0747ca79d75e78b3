import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe, linkRecipe } from '../../theme/recipes';

const { solid, outline } = buttonRecipe.variants?.variant ?? {};

/** Above the page and its bar, below the disclaimer. */
const zIndex = 'calc(var(--m-z-index-bar) + 1)';

/** On low windows, small or zoomed, dialogs scroll as a whole. */
const low = '@media (max-height: 32rem)';

const hidden = { visibility: 'hidden', opacity: 0 } as const;
const shown = { visibility: 'visible', opacity: 1 } as const;
const fade = 'opacity var(--m-durations-calm), visibility var(--m-durations-calm)';

/** Two buttons of the same size, side by side. */
const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2' } as const;

const bannerStyles = {
  '& .cm': {
    ...hidden,
    transition: fade,
    position: 'fixed',
    zIndex,
    insetInline: '0',
    bottom: '0',
    // At most half of a phone's screen.
    maxHeight: '50vh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg',
    boxShadow: '0 -1px 0 var(--m-colors-hairline), 0 -1rem 2rem -1.5rem var(--m-colors-slate)',
  },
  'html.show--consent & .cm': shown,
  '& .cm__body': {
    display: 'flex',
    flexDirection: { base: 'column', lg: 'row' },
    alignItems: { lg: 'center' },
    gap: { base: '3', lg: '12' },
    maxWidth: 'container',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: { base: '3', sm: '5' },
  },
  '& .cm__texts': { flex: '1', maxWidth: { lg: '60rem' } },
  '& .cm__title': { textStyle: { base: 'label', sm: 'subheading' }, marginBottom: '1' },
  '& .cm__desc': { textStyle: 'small', lineHeight: { base: '1.35', sm: '1.5' } },
  '& .cm__btns': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '2fr 1fr', lg: 'auto auto' },
    gap: '2',
    flexShrink: 0,
  },
  '& .cm__btn-group:has(> :nth-child(2))': pair,
  '& .cm__btn-group': { display: 'grid' },
} as const;

const preferencesStyles = {
  '& .pm-overlay': {
    ...hidden,
    transition: fade,
    position: 'fixed',
    inset: '0',
    zIndex,
    bg: 'color-mix(in srgb, var(--m-colors-navy-deep) 60%, transparent)',
  },
  '& .pm': {
    ...hidden,
    transition: fade,
    position: 'fixed',
    zIndex,
    inset: '0',
    margin: 'auto',
    height: 'fit-content',
    maxHeight: 'calc(100% - var(--m-spacing-4))',
    width: 'calc(100% - var(--m-spacing-4))',
    maxWidth: '44rem',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg',
    borderRadius: 'sm',
    [low]: { display: 'block', overflowY: 'auto' },
  },
  'html.show--preferences & :is(.pm, .pm-overlay)': shown,
  '& .pm__header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    paddingInline: { base: '4', sm: '8' },
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& .pm__title': { textStyle: 'subheading' },
  '& .pm__close-btn': { boxSize: '10', flexShrink: 0, padding: '2.5', cursor: 'pointer', color: 'fg.title' },
  '& .pm__body': {
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: { base: '4', sm: '8' },
    paddingBlock: '5',
    textStyle: 'small',
    [low]: { overflowY: 'visible' },
  },
  '& .pm__section-toggles': { marginTop: '4', borderTopWidth: '1px', borderColor: 'border' },
  '& .pm__section--toggle': { borderBottomWidth: '1px', borderColor: 'border' },
  '& .pm__section-title-wrapper': { position: 'relative', display: 'flex', alignItems: 'center', gap: '3' },
  '& .pm__section--toggle .pm__section-title': {
    textStyle: 'label',
    color: 'fg.title',
    flex: '1',
    minHeight: '12',
    paddingInlineStart: '8',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& .pm__section-arrow': {
    position: 'absolute',
    insetInlineStart: '0',
    boxSize: '5',
    pointerEvents: 'none',
    color: 'accent',
    transition: 'transform var(--m-durations-quick)',
  },
  '& .is-expanded .pm__section-arrow': { transform: 'rotate(180deg)' },
  '& .pm__section--expandable .pm__section-desc-wrapper': {
    display: 'none',
    paddingInlineStart: { base: '0', sm: '8' },
    paddingBottom: '5',
  },
  '& .is-expanded .pm__section-desc-wrapper': { display: 'block' },
  // A native checkbox works in every browser, contrast theme and zoom.
  '& .section__toggle-wrapper': { display: 'grid', placeItems: 'center', minWidth: '12', minHeight: '12' },
  '& .section__toggle': { boxSize: '6', accentColor: 'var(--m-colors-navy)', cursor: 'pointer' },
  '& .section__toggle:disabled': { cursor: 'not-allowed' },
  '& .toggle__icon': { display: 'none' },
  '& .toggle__label': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '& .pm__section-table': { width: 'full', marginTop: '3', borderCollapse: 'collapse' },
  '& .pm__table-caption': { textStyle: 'label', textAlign: 'start', paddingBottom: '1' },
  '& .pm__section-table :is(th, td)': {
    textAlign: 'start',
    verticalAlign: 'top',
    paddingBlock: '1.5',
    paddingInlineEnd: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    overflowWrap: 'anywhere',
  },
  '& .pm__section-table th': { fontWeight: '600' },
  '& .pm__footer': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '2fr 1fr' },
    gap: '2',
    paddingInline: { base: '4', sm: '8' },
    paddingBlock: '4',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& .pm__btn-group': { display: 'grid' },
  '& .pm__btn-group:has(> :nth-child(2))': pair,
} as const;

/**
 * Styles of what the consent library renders. Its own style sheet is left out: Gatsby inlines every imported sheet
 * into every page.
 */
export const ConsentFrame = chakra('div', {
  base: {
    _print: { display: 'none' },
    ...bannerStyles,
    ...preferencesStyles,
    // The library's icons have no colour and no size of their own.
    '& svg': { display: 'block', width: 'full', fill: 'none', stroke: 'currentcolor' },
    '& a': { ...linkRecipe.base, display: 'inline-block' },
    '& :is(.cm__btn, .pm__btn)': {
      ...buttonRecipe.base,
      ...solid,
      paddingInline: { base: '2', sm: '4' },
      width: 'full',
    },
    '& :is(.cm__btn--secondary, .pm__btn--secondary)': { ...outline, color: 'fg.title' },
  },
});
