import { chakra } from '@chakra-ui/react/styled-system';

const stroke = 'transparent calc(50% - 0.05rem), currentcolor 0 calc(50% + 0.05rem), transparent 0';

/** Its caret is drawn: WebKit keeps its own grey select otherwise. */
export const Select = chakra('select', {
  base: {
    appearance: 'none',
    minWidth: '0',
    minHeight: '12',
    paddingInlineStart: '3',
    paddingInlineEnd: '10',
    color: 'fg',
    background: [
      `linear-gradient(45deg, ${stroke}) right 1.125rem center / 0.375rem 0.375rem no-repeat`,
      `linear-gradient(135deg, ${stroke}) right 0.75rem center / 0.375rem 0.375rem no-repeat`,
      'var(--m-colors-bg)',
    ].join(', '),
    borderWidth: '1px',
    borderColor: 'fg.muted',
    borderRadius: 'sm',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    // Forced colours draw no gradient.
    _highContrast: { appearance: 'auto', paddingInlineEnd: '3' },
  },
});
