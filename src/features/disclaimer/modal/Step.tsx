import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, type RefObject, useEffect } from 'react';

export const Step = chakra('div', {
  base: { marginTop: '7', borderTopWidth: '1px', borderColor: 'border', paddingTop: '5' },
});

const Number = chakra('span', { base: { color: 'accent', marginInlineEnd: '2' } });

export function NumberedTitle({ number, children }: { number: number; children: ReactNode }) {
  return (
    <>
      <Number>{number}</Number> <span>{children}</span>
    </>
  );
}

/** Whether the dialog can show both, from the top of the first to the bottom of the second. */
function fitsIn(dialog: Element, first: Element, second: Element): boolean {
  return second.getBoundingClientRect().bottom - first.getBoundingClientRect().top <= dialog.clientHeight;
}

/**
 * Scrolls the dialog to a new step, unless that would scroll the focused control out of view. WebKit does not focus a
 * control that is clicked.
 */
export function useReveal(ref: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = ref.current;
    const dialog = element?.closest('dialog');
    if (!element || !dialog) return;
    const focused = dialog.querySelector('input:focus');
    if (!focused || fitsIn(dialog, focused, element)) element.scrollIntoView({ block: 'nearest' });
  }, [ref]);
}
