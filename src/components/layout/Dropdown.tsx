import { chakra } from '@chakra-ui/react';
import { type FocusEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { dropdownClosed, dropdownOpened } from '../../store/navigation/navigationSlice';
import { Icon } from '../icons/Icon';
import { useHoverIntent } from './useHoverIntent';

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
    // The caret is turned by 180 degrees between open and closed (behaviour.md §4.7).
    '& svg': { transition: 'rotate {durations.quick}' },
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

type DropdownProps = {
  label: ReactNode;
  /** Accessible name of the button, where its text is not enough. */
  buttonName?: string;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A button that shows a panel of links: on hover, on click and from the keyboard; Escape closes it. */
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

  // Of the whole document: a panel opened by the pointer can be dismissed wherever the focus is (WCAG 2.2, 1.4.13).
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
        // Who points and then clicks wants the panel that has opened meanwhile.
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
