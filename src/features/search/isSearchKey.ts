/** Key in localStorage. Strictly necessary, and written only when the shortcut is turned off. */
export const shortcutKey = 'slash';

/** Fallback for the life of the document when localStorage is unavailable. */
export const shortcut = { isOff: false };

/** The visitor can turn it off in the dialog. */
export function isShortcutOn(): boolean {
  try {
    return !(shortcut.isOff || localStorage.getItem(shortcutKey));
  } catch {
    return !shortcut.isOff;
  }
}

/** `/`, unless it is being typed into a field. With Shift too: French and Italian keyboards need it. */
export function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (
    key === '/' &&
    !(ctrlKey || metaKey || altKey || document.activeElement?.matches(':read-write')) &&
    isShortcutOn()
  );
}
