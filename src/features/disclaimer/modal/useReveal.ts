import { type RefObject, useEffect } from 'react';

/** Whether a dialog is high enough to show both from the top of the first to the bottom of the second. */
function fitsIn(dialog: Element, first: Element, second: Element): boolean {
  return second.getBoundingClientRect().bottom - first.getBoundingClientRect().top <= dialog.clientHeight;
}

/** Scrolls the dialog to what has just appeared, unless what has the focus would get out of sight. */
export function useReveal(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = ref.current;
    const dialog = element?.closest('dialog');
    const focused = document.activeElement;
    if (!element || !dialog || !focused) return;
    if (fitsIn(dialog, focused, element)) element.scrollIntoView({ block: 'nearest' });
  }, [ref]);
}
