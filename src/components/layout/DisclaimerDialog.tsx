import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';

/** Semantic colours for everything inside a dark dialog. Minimum contrast: 5.8:1 for text, 3.3:1 for outlines. */
const darkColors = {
  '--m-colors-bg': 'var(--m-colors-navy-deep)',
  '--m-colors-bg-cool': 'var(--m-colors-navy)',
  '--m-colors-fg': 'var(--m-colors-lilac)',
  '--m-colors-fg-muted': 'var(--m-colors-lilac)',
  '--m-colors-fg-title': 'var(--m-colors-white)',
  '--m-colors-border': 'color-mix(in srgb, var(--m-colors-lilac) 30%, transparent)',
  '--m-colors-link': 'var(--m-colors-blue-pale)',
  '--m-colors-accent': 'var(--m-colors-clay-light)',
  '--m-colors-focus': 'var(--m-colors-blue-pale)',
};

/** A filled button on the dialog's dark ground. */
export const onDarkDialog = { bg: 'white', borderColor: 'white', color: 'navy', _hover: { bg: 'bluePale' } };

/** Fixed to the top, so that nothing moves under the pointer as steps appear. Sizes: behaviour.md §9. */
const Dialog = chakra('dialog', {
  base: {
    width: 'calc(100vw - var(--m-spacing-16))',
    maxWidth: { base: 'none', lg: 'modal' },
    maxHeight: { base: 'calc(100dvh - var(--m-spacing-8))', lg: 'calc(100dvh - var(--m-spacing-16))' },
    marginInline: 'auto',
    marginTop: { base: '4', lg: '8' },
    paddingInline: { base: '5', sm: '8', lg: '12' },
    paddingBlock: { base: '6', sm: '8', lg: '10' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollPaddingBlock: '8',
    bg: 'bg',
    color: 'fg',
    borderTopWidth: '3px',
    borderColor: 'accent',
    hyphens: 'auto',
    // Long words in narrow columns at 200% text size.
    overflowWrap: 'anywhere',
    _motionSafe: { scrollBehavior: 'smooth' },
    // Older browsers resolve no variables in a backdrop.
    '&::backdrop': { bg: 'color-mix(in srgb, var(--m-colors-navy, navy) 72%, transparent)' },
    // WebKit prints grounds: every page would be dark.
    _print: { '&::backdrop': { display: 'none' } },
    _osDark: { ...darkColors, colorScheme: 'dark' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
  },
});

type DisclaimerDialogProps = ComponentProps<typeof Dialog> & {
  /** Gets the initial focus. */
  start: RefObject<HTMLElement>;
};

/**
 * A native modal dialog, open for as long as it is mounted. Neither a click outside, Escape nor the "back" gesture closes
 * it (behaviour.md §4.4). In front of the page when the disclaimer is asked for, or cannot be.
 */
export function DisclaimerDialog({ start, ...props }: DisclaimerDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  // A separate task: making the whole page inert takes as long as rendering the dialog.
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return undefined;
    let focused: HTMLElement | null = start.current;
    const open = () => {
      // showModal() moves the focus.
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
    // Not in the types of React and the DOM yet.
    dialog.setAttribute('closedby', 'none');
    open();
    dialog.addEventListener('focusin', rememberFocus);
    dialog.addEventListener('cancel', refuse);
    // A second Escape or "back" gesture closes it even though `cancel` is prevented.
    dialog.addEventListener('close', open);
    window.addEventListener('keydown', refuseEscape, true);
    return () => {
      dialog.removeEventListener('focusin', rememberFocus);
      dialog.removeEventListener('cancel', refuse);
      dialog.removeEventListener('close', open);
      window.removeEventListener('keydown', refuseEscape, true);
      dialog.close();
    };
  }, [start]);
  return <Dialog ref={dialogRef} {...props} />;
}
