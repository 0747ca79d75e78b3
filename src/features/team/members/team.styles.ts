import { chakra } from '@chakra-ui/react/styled-system';

export const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '10' },
    rowGap: '12',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

export const Initials = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 5',
    bg: 'bg.cool',
    color: 'fg.title',
    textStyle: 'title',
  },
});

/** What the card leads to, hidden from screen readers: the link says it to them. */
export const Hint = chakra('p', {
  base: {
    marginTop: '2',
    textStyle: 'small',
    color: 'link',
    '& svg': { display: 'inline', verticalAlign: 'middle', marginInlineStart: '1' },
  },
});

/** Makes the whole card clickable. */
export const acrossCard = { _after: { content: '""', position: 'absolute', inset: '0' } } as const;
