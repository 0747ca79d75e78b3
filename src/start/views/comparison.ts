import { contentId } from '../../components/layout/contentId';
import { choiceQuery } from '../../routes/choiceQuery';
import { type ChosenShare, compareLinkOf, parseShares, sharesChosen } from '../../store/comparisonSlice';
import { follow, pageStore } from '../../store/pageStore';
import { closest } from '../closest';

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
  const next = buttons[Math.min(place, chosen.length - 2)] ?? document.getElementById(contentId);
  next?.focus({ preventScroll: true });
}

function onPress(event: MouseEvent): void {
  const chosen = pageStore.getState().comparison.chosen ?? [];
  const button = closest(event.target, '[data-comparison=remove]');
  if (button) remove(button, chosen);
  const link = closest(event.target, '[data-compare][role=button]');
  const share = link && shareOf(link);
  if (!share || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const others = chosen.filter(({ isin }) => isin !== share.isin);
  choose(others.length < chosen.length ? others : [...chosen, share]);
}

/** Links to compare a share, the bar with what is chosen, and all links of the page to the comparison. */
export function startComparison(): void {
  const bar = partsOf('bar')[0];
  const path = bar?.querySelector('a')?.getAttribute('href');
  if (!bar || !path) return;
  const ways = document.querySelectorAll(`a[href="${path}"]`);
  follow(
    ({ comparison }) => comparison.chosen,
    (chosen) => {
      showLinks(path, chosen);
      showBar(bar, chosen ?? []);
      const query = choiceQuery((chosen ?? []).map(({ isin }) => isin));
      for (const way of ways) way.setAttribute('href', path + query);
    },
  );
  document.addEventListener('click', onPress);
  document.addEventListener('keydown', (event) => {
    const link = event.key === ' ' ? closest(event.target, '[data-compare][role=button]') : null;
    if (!link) return;
    event.preventDefault();
    link.click();
  });
}
