import { type RefObject, useEffect } from 'react';

/** The disclaimer, which is native, and the choice of cookies. */
const otherDialogs = 'dialog[open], .show--preferences';

/**
 * Opens a native dialog as long as the component lives: it is in the top layer, what is behind it is inert, and the focus
 * goes back to where it was. Escape, a click beside it and the way back close it.
 *
 * @param start what is focused first
 * @param onClose does the same each time: the dialog opens anew with another one
 */
export function useSearchDialog(
  dialogRef: RefObject<HTMLDialogElement>,
  start: RefObject<HTMLElement>,
  onClose: (nothing: Record<string, never>) => void,
): void {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    let pressedBeside = false;
    // Another dialog waits for an answer: the key was pressed over it.
    if (document.querySelector(otherDialogs)) {
      onClose({});
      return undefined;
    }
    const close = () => dialog.close();
    const hasClosed = () => onClose({});
    // A selection that begins in the field and ends beside the dialog is no click beside it.
    const rememberPress = ({ target }: Event) => {
      pressedBeside = target === dialog;
    };
    const closeBeside = ({ target }: Event) => {
      if (pressedBeside && target === dialog) close();
    };
    dialog.showModal();
    start.current?.focus();
    dialog.addEventListener('close', hasClosed);
    dialog.addEventListener('pointerdown', rememberPress);
    dialog.addEventListener('click', closeBeside);
    window.addEventListener('popstate', close);
    return () => {
      dialog.removeEventListener('close', hasClosed);
      dialog.removeEventListener('pointerdown', rememberPress);
      dialog.removeEventListener('click', closeBeside);
      window.removeEventListener('popstate', close);
      close();
    };
  }, [dialogRef, start, onClose]);
}
