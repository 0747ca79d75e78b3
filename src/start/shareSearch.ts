import { closest } from './closest';

/** Letters without accents and case, as people type them. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** Leaves the shares whose name, currency or ISIN have all of the words, and says how many there are. */
function search(root: HTMLElement, typed: string): void {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const items = [...root.querySelectorAll('li')];
  for (const item of items) {
    const text = plain(item.textContent);
    item.hidden = !words.every((word) => text.includes(word));
  }
  const status = root.querySelector<HTMLElement>('[role=status]');
  if (!status) return;
  // Those of other profiles are hidden by CSS.
  const found = items.filter((item) => getComputedStyle(item).display !== 'none').length;
  const { found: label = '', none = '' } = status.dataset;
  status.textContent = words.length === 0 ? '' : found === 0 ? none : `${label} ${found}`;
}

/** The list of a fund with many shares (`SearchedShares`). */
export function startShareSearch(): void {
  document.addEventListener('input', ({ target }) => {
    const root = closest(target, '[data-share-search]');
    if (root && target instanceof HTMLInputElement) search(root, target.value);
  });
  document.addEventListener('keydown', (event) => {
    const root = closest(event.target, 'details[data-share-search][open]');
    if (event.key !== 'Escape' || !root) return;
    root.removeAttribute('open');
    root.querySelector('summary')?.focus();
  });
}
