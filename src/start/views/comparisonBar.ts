import { contentId } from '../../components/layout/contentId';
import { choiceQuery } from '../../routes/choiceQuery';
import { compareLinkOf, parseShares } from '../../store/chosenShares';
import { type ChosenShare, sharesChosen } from '../../store/comparisonSlice';
import { readKeptShares } from '../../store/keptShares';
import { follow, pageStore } from '../../store/pageStore';
import { openPage } from '../departures';

type Part = 'bar' | 'status' | 'text' | 'remove';

const partsOf = (part: Part) => document.querySelectorAll<HTMLElement>(`[data-comparison=${part}]`);

const shareOf = (link: HTMLElement) => parseShares(link.dataset.compare)[0];

/** The links of each share, also in islands: React shows the same there. */
function showLinks(path: string, chosen: readonly ChosenShare[] | null): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    const share = shareOf(link);
    if (!share) continue;
    const { isins, pressed } = compareLinkOf(share.isin, chosen);
    link.setAttribute('href', path + choiceQuery(isins));
    if (pressed === undefined) {
      link.removeAttribute('role');
      link.removeAttribute('aria-pressed');
    } else {
      link.setAttribute('role', 'button');
      link.setAttribute('aria-pressed', String(pressed));
    }
  }
}

function textOf(chosen: readonly ChosenShare[]): string {
  const { none = '', one = '', several = '' } = partsOf('status')[0]?.dataset ?? {};
  if (chosen.length < 2) return chosen.length === 0 ? none : one;
  return several.replace('{{number}}', String(chosen.length));
}

function showBar(bar: HTMLElement, chosen: readonly ChosenShare[]): void {
  // The comparison shows the same.
  bar.hidden = chosen.length === 0 || document.querySelector('[data-island=compare]') !== null;
  document.documentElement.toggleAttribute('data-compares', !bar.hidden);
  for (const text of partsOf('text')) text.textContent = textOf(chosen);
  for (const [place, button] of partsOf('remove').entries()) {
    const share = chosen[place];
    const item = button.closest('li');
    const name = button.querySelector(':scope > span:last-of-type');
    if (item) item.hidden = !share;
    if (name) name.textContent = share?.name ?? '';
  }
}

/** Chooses by an act of the visitor, and says what is chosen then. */
function choose(shares: readonly ChosenShare[]): void {
  pageStore.dispatch(sharesChosen(shares));
  for (const status of partsOf('status'))
    status.textContent = [textOf(shares), ...shares.map(({ name }) => name)].join(' ');
}

function remove(button: HTMLElement, chosen: readonly ChosenShare[]): void {
  const buttons = [...partsOf('remove')];
  const place = buttons.indexOf(button);
  choose(chosen.filter((_share, index) => index !== place));
  const next = buttons[Math.min(place, chosen.length - 2)];
  if (next) next.focus();
  else document.getElementById(contentId)?.focus({ preventScroll: true });
}

/** A press on a link to compare, or on a share of the bar. */
export function press(pressed: HTMLElement): void {
  const chosen = pageStore.getState().comparison.chosen ?? [];
  const share = shareOf(pressed);
  if (!share) remove(pressed, chosen);
  else if (pressed.getAttribute('role') === 'button') {
    const others = chosen.filter(({ isin }) => isin !== share.isin);
    choose(others.length < chosen.length ? others : [share]);
    // From under the bar.
    pressed.scrollIntoView({ block: 'nearest' });
  } else openPage(pressed.getAttribute('href') ?? '');
}

/**
 * Those of the tab's choice that the profile may see: it may have changed on a page that knew of none. A share of which the page
 * knows the name has it, as the language may have changed, too.
 */
export function readShares(): void {
  const { preferences, comparison } = pageStore.getState();
  const kept = readKeptShares();
  const shares = kept === null ? (comparison.chosen ?? []) : parseShares(kept);
  const links = [...document.querySelectorAll<HTMLElement>('[data-compare]')].map(shareOf);
  const named = shares.map((share) => links.find((link) => link?.isin === share.isin) ?? share);
  pageStore.dispatch(sharesChosen(shares));
  // A choice that was read already is kept: pages that do not know it name it like this one.
  pageStore.dispatch(
    sharesChosen(named.filter(({ visibleTo }) => visibleTo.includes(preferences.investorProfile))),
  );
}

/** Shows the links to compare a share, the bar with what is chosen, and all links of the page to the comparison. */
export function followComparison(): void {
  const bar = partsOf('bar')[0];
  const path = bar?.querySelector('a')?.getAttribute('href');
  if (!bar || !path) return;
  const ways = document.querySelectorAll(`a[href="${path}"]`);
  // Browsers leave a name where it is when its edge is in view.
  bar.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  follow(
    ({ comparison }) => comparison.chosen,
    (chosen) => {
      showLinks(path, chosen);
      showBar(bar, chosen ?? []);
      const query = choiceQuery((chosen ?? []).map(({ isin }) => isin));
      for (const way of ways) way.setAttribute('href', path + query);
    },
  );
}
