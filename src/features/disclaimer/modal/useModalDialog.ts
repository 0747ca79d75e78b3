import { type RefObject, useEffect } from 'react';

/**
 * Opens a native dialog as long as the component lives. It is in the top layer, what is behind it is inert, and the
 * visitor cannot dismiss it (behaviour.md §4.4): by no click outside, Escape or "back" gesture.
 *
 * @param start What is focused first: for a popup with much to read, its title.
 */
export function useModalDialog(dialogRef: RefObject<HTMLDialogElement>, start: RefObject<HTMLElement>): void {
  // In a task of its own: making the whole page inert takes as long as drawing the popup.
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    let focused: HTMLElement | null = start.current;
    const open = () => {
      // Opening focuses something of its own choice.
      const target = focused;
      if (!dialog.open) dialog.showModal();
      target?.focus();
    };
    const rememberFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused = target;
    };
    const refuse = (event: Event) => event.preventDefault();
    const refuseEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    // React and the DOM's types do not know the attribute yet.
    dialog.setAttribute('closedby', 'none');
    open();
    dialog.addEventListener('focusin', rememberFocus);
    dialog.addEventListener('cancel', refuse);
    // Browsers close a dialog that keeps refusing: a second Escape, the "back" gesture.
    dialog.addEventListener('close', open);
    window.addEventListener('keydown', refuseEscape, true);
    return () => {
      dialog.removeEventListener('focusin', rememberFocus);
      dialog.removeEventListener('cancel', refuse);
      dialog.removeEventListener('close', open);
      window.removeEventListener('keydown', refuseEscape, true);
      dialog.close();
    };
  }, [dialogRef, start]);
}
