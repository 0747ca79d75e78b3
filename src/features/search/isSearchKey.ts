/**
 * Whether a key opens the search: `/`, where it is no character to be written. With Shift too, by which French and Italian
 * keyboards write it. A shortcut of one character must be one that can be turned off (WCAG 2.2, 2.1.4): `keepShortcut`
 * remembers who did. It is not read before the key is pressed.
 */
export function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  try {
    return (
      key === '/' &&
      !(
        ctrlKey ||
        metaKey ||
        altKey ||
        document.activeElement?.matches(':read-write') ||
        localStorage.getItem('slash')
      )
    );
  } catch {
    // The browser keeps nothing, and so no choice.
    return true;
  }
}
