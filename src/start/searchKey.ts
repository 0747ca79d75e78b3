import { isSearchKey } from '../features/search/isSearchKey';

/** `/` opens the search, as a press on its button does. */
export function startSearchKey(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return;
    // The key would be typed into the field, and opens Firefox's own search.
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) {
      document.querySelector<HTMLElement>('[data-island=search] button')?.click();
    }
  });
}
