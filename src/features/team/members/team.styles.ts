import { chakra } from '@chakra-ui/react/styled-system';
import { columns } from '../../../components/ui/layout';

export const List = chakra('ul', {
  base: {
    display: 'grid',
    columnGap: { base: '6', lg: '10' },
    rowGap: '12',
    gridTemplateColumns: columns({ base: 2, md: 3, lg: 4 }),
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

/** Describes the card's target; hidden from screen readers, as the link says it to them. */
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
