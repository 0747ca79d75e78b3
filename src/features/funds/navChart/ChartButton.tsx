import { chakra } from '@chakra-ui/react/styled-system';

/** A small button, filled while it is pressed or expanded. */
export const ChartButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      textAlign: 'start',
      minHeight: '8',
      paddingInline: '2.5',
      textStyle: 'small',
      color: 'navy',
      borderWidth: '1px',
      borderColor: 'slate',
      borderRadius: 'sm',
      cursor: 'pointer',
      _disabled: { opacity: 0.45, cursor: 'not-allowed' },
      '&:is([aria-pressed=true], [aria-expanded=true])': {
        bg: 'navy',
        color: 'white',
        '@media (forced-colors: active)': { outline: '2px solid' },
      },
    },
  },
  { defaultProps: { type: 'button' } },
);

/** An input of the chart. */
export const Field = chakra('label', {
  base: {
    display: 'grid',
    textStyle: 'small',
    maxWidth: 'full',
    '& input': {
      minHeight: '10',
      maxWidth: 'full',
      paddingInline: '2',
      bg: 'bg',
      borderWidth: '1px',
      borderColor: 'slate',
      borderRadius: 'sm',
    },
    '& [aria-invalid=true]': { borderColor: 'accent' },
  },
});

/** Expanded by a chart button. */
export const Panel = chakra('div', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end', maxWidth: 'full' },
});
