/**
 * Marks `<html>` with `data-keyboard` while the keyboard is in use. Browsers draw a ring round what a script focuses
 * when nothing had the focus before, whatever the visitor uses; the style sheet takes that ring away without the mark.
 */
export function markKeyboardUse(): void {
  const { dataset } = document.documentElement;
  const mark = () => {
    dataset.keyboard = '';
  };
  const unmark = () => {
    delete dataset.keyboard;
  };
  // Captured, before anything that they lead to moves the focus.
  document.addEventListener('keydown', mark, true);
  document.addEventListener('pointerdown', unmark, true);
}
