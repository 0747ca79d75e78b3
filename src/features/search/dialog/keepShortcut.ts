/**
 * In the browser's own storage; strictly necessary, and written for who turns the shortcut off only. The name stands again in
 * `isSearchKey`, which is in the first script: sharing it would make that larger.
 */
const storageKey = 'slash';

/** Where the browser keeps nothing, `/` is kept from the page as long as the document lives. */
function swallowKey(event: KeyboardEvent): void {
  if (event.key === '/') event.stopPropagation();
}

let isSwallowed = false;

export function isShortcutOn(): boolean {
  try {
    return !isSwallowed && localStorage.getItem(storageKey) === null;
  } catch {
    return !isSwallowed;
  }
}

/** Turns the opening of the search by `/` on or off, for later visits too. */
export function keepShortcut(on: boolean): void {
  window.removeEventListener('keydown', swallowKey, true);
  isSwallowed = false;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    isSwallowed = !on;
    if (isSwallowed) window.addEventListener('keydown', swallowKey, true);
  }
}
