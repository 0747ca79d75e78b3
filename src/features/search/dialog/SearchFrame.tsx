import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Fixed to the top, so that results come and go below the field. No padding: clicks on the dialog itself count as
 * outside.
 */
export const SearchFrame = chakra('dialog', {
  base: {
    width: 'calc(100vw - var(--m-spacing-8))',
    maxWidth: 'modal',
    // Its margin above and as much as on narrow screens below.
    maxHeight: { base: 'calc(100dvh - var(--m-spacing-8))', lg: 'calc(100dvh - var(--m-spacing-20))' },
    marginInline: 'auto',
    marginTop: { base: '4', lg: '16' },
    padding: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Below the field, which stays in sight (WCAG 2.2, 2.4.11).
    scrollPaddingTop: '20',
    bg: 'bg',
    color: 'fg',
    borderTopWidth: '3px',
    borderColor: 'accent',
    // Older browsers know no variables in a backdrop.
    '&::backdrop': { bg: 'color-mix(in srgb, var(--m-colors-navy, navy) 72%, transparent)' },
    '@media (forced-colors: active)': { borderWidth: '1px' },
    _print: { display: 'none' },
  },
});

export const FieldRow = chakra('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: { base: '4', sm: '6' },
    paddingInlineEnd: '2',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& svg': { flexShrink: '0' },
  },
});

export const Field = chakra('input', {
  base: {
    flex: '1 1 0%',
    minWidth: '0',
    minHeight: '16',
    paddingInline: '3',
    bg: 'transparent',
    color: 'fg.title',
    textStyle: 'lead',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: 'fg.muted', opacity: '1' },
    outlineOffset: '-3px',
  },
});
