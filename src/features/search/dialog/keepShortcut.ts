import { shortcut } from '../isSearchKey';

/**
 * In the browser's own storage; strictly necessary, and written for who turns the shortcut off only. The name stands again in
 * `isSearchKey`, which is in the first script: sharing it would make that larger.
 */
const storageKey = 'slash';

/** Turns the opening of the search by `/` on or off, for later visits too. */
export function keepShortcut(on: boolean): void {
  shortcut.isOff = false;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    shortcut.isOff = !on;
  }
}
