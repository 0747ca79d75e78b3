import { chakra } from '@chakra-ui/react/styled-system';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { dropdownClosed, dropdownOpened } from '../../store/navigation/navigationSlice';
import { Icon } from '../icons/Icon';

const Root = chakra('div', { base: { position: 'relative' } });

const Trigger = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '12',
    paddingInline: '1',
    textStyle: 'label',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    '[data-theme=dark] &': { outlineColor: 'white' },
    // The caret turns by 180 degrees (behaviour.md §4.7).
    '& svg': { transition: 'rotate var(--m-durations-quick)' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
});

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: '100%',
    width: 'popover',
    paddingBlock: '5',
    paddingInline: '6',
    bg: 'bg',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderTopColor: 'accent',
  },
  variants: { align: { start: { left: '-6' }, end: { right: '0' } } },
});

/** Milliseconds that the pointer must be on the dropdown, or off it (behaviour.md §9). */
const hoverDelays = { open: 100, close: 500 } as const;

/** Opens on hover, for the mouse only: touch and pen click. */
function useHoverIntent(setOpen: (open: boolean) => void) {
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
    /** Opened by hovering, and the pointer is still there. */
    openedByHover: () => opened.current,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') schedule(true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      opened.current = false;
      if (pointerType === 'mouse') schedule(false);
    },
    /** A click takes effect at once and cancels the timer. */
    onClickCapture: () => clearTimeout(timer.current),
  };
}

type DropdownProps = {
  label: ReactNode;
  /** Accessible name, if the button's text is not enough. */
  buttonName?: string;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A button that opens a panel of links on hover, by click and by keyboard; Escape closes it. */
export function Dropdown({ label, buttonName, align = 'start', children }: DropdownProps) {
  const dispatch = useAppDispatch();
  const panelId = useId();
  const open = useAppSelector(({ navigation }) => navigation.openDropdown === panelId);
  const setOpen = useCallback(
    (next: boolean) => dispatch(next ? dropdownOpened(panelId) : dropdownClosed(panelId)),
    [dispatch, panelId],
  );
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { openedByHover, ...hover } = useHoverIntent(setOpen);

  // On the document, so that Escape closes a panel opened by hovering, wherever the focus is (WCAG 2.2, 1.4.13).
  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) trigger.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open, setOpen]);

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <Root ref={root} data-dropdown {...hover} onBlur={closeOnLeave}>
      <Trigger
        ref={trigger}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={buttonName}
        // A click after hovering keeps it open.
        onClick={() => setOpen(!open || openedByHover())}
      >
        {label}
        <Icon name="caret-down" />
      </Trigger>
      <Panel id={panelId} hidden={!open} align={align}>
        {children}
      </Panel>
    </Root>
  );
}
