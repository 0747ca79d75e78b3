import { type PointerEvent, useCallback, useEffect, useRef } from 'react';

/** Milliseconds that the pointer rests before a dropdown opens, and stays away before it closes (behaviour.md §9). */
export const hoverDelays = { open: 100, close: 500 } as const;

/** Handlers for an element that opens on hover. Touch and pen do not hover: they click. */
export function useHoverIntent(setOpen: (open: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const opened = useRef(false);
  const schedule = useCallback(
    (open: boolean) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => {
          opened.current = open;
          setOpen(open);
        },
        open ? hoverDelays.open : hoverDelays.close,
      );
    },
    [setOpen],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    /** Whether the pointer, which is still there, has opened it. */
    openedByHover: () => opened.current,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') schedule(true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      opened.current = false;
      if (pointerType === 'mouse') schedule(false);
    },
    /** A click decides at once: what hovering had scheduled is off. */
    onClickCapture: () => clearTimeout(timer.current),
  };
}
