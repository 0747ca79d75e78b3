/** Set by who turns the key off where the browser keeps nothing: for as long as the document lives. */
export const shortcut = { isOff: false };

/**
 * A shortcut of one character must be one that can be turned off (WCAG 2.2, 2.1.4): `keepShortcut` remembers who did, in the
 * browser's own storage.
 */
export function isShortcutOn(): boolean {
  try {
    return !(shortcut.isOff || localStorage.getItem('slash'));
  } catch {
    return !shortcut.isOff;
  }
}

/**
 * Whether a key opens the search: `/`, where it is no character to be written. With Shift too, by which French and Italian
 * keyboards write it.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    key === '/' &&
    !(ctrlKey || metaKey || altKey || document.activeElement?.matches(':read-write')) &&
    isShortcutOn()
  );
}
