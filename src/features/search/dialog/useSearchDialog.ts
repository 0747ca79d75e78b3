import { type RefObject, useEffect } from 'react';

/**
 * Opens a native modal dialog while the component is mounted. Escape, a click outside and the Back button close it.
 *
 * @param start receives the initial focus
 * @param onClose must be stable: a new one reopens the dialog
 */
export function useSearchDialog(
  dialogRef: RefObject<HTMLDialogElement>,
  start: RefObject<HTMLElement>,
  onClose: () => void,
): void {
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    let pressedBeside = false;
    // The key was pressed while another dialog was open.
    if (document.querySelector('dialog[open]')) {
      onClose();
      return undefined;
    }
    const close = () => dialog.close();
    // Dragging a selection out of the dialog is not a click outside.
    const rememberPress = ({ target }: Event) => {
      pressedBeside = target === dialog;
    };
    const closeBeside = ({ target }: Event) => {
      if (pressedBeside && target === dialog) close();
    };
    dialog.showModal();
    start.current?.focus();
    dialog.addEventListener('close', onClose);
    dialog.addEventListener('pointerdown', rememberPress);
    dialog.addEventListener('click', closeBeside);
    window.addEventListener('popstate', close);
    return () => {
      dialog.removeEventListener('close', onClose);
      dialog.removeEventListener('pointerdown', rememberPress);
      dialog.removeEventListener('click', closeBeside);
      window.removeEventListener('popstate', close);
      close();
    };
  }, [dialogRef, start, onClose]);
}
