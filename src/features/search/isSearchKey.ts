/** Fallback for the life of the document when localStorage is unavailable. */
export const shortcut = { isOff: false };

/**
 * A single-character shortcut must be possible to turn off (WCAG 2.2, 2.1.4): `keepShortcut` stores that.
 */
export function isShortcutOn(): boolean {
  try {
    return !(shortcut.isOff || localStorage.getItem('slash'));
  } catch {
    return !shortcut.isOff;
  }
}

/**
 * `/`, unless it is being typed into a field. With Shift too: French and Italian keyboards need it.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    key === '/' &&
    !(ctrlKey || metaKey || altKey || document.activeElement?.matches(':read-write')) &&
    isShortcutOn()
  );
}
