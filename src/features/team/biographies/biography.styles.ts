import { chakra } from '@chakra-ui/react/styled-system';
import { Hint, List } from '../members/team.styles';

/*
 * An open life takes the row under its member's. In the server's HTML (`data-lives=links`) the style sheet alone shows the
 * life of the member whom the address names. Without scripts, and on paper, all lives are there.
 */

/** Dense, so that the members after an open life fill the row above it. */
export const ListOfLives = chakra(List, {
  base: { gridAutoFlow: 'row dense', '& > li': { display: 'contents' } },
});

/** Its caret is turned by 180 degrees between open and closed (behaviour.md §4.7). */
export const OpeningHint = chakra(Hint, {
  base: {
    _print: { display: 'none' },
    '& svg': { transition: 'rotate {durations.quick}' },
    '&[data-open] svg': { rotate: '180deg' },
  },
});

export const Life = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: { base: '4', lg: '12' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' },
    paddingBlock: { base: '6', lg: '8' },
    paddingInline: { base: '5', lg: '10' },
    bg: 'bg.subtle',
    borderTopWidth: '2px',
    borderColor: 'accent',
    // A frame around all of it would look like an error: the name shows where the focus is.
    _focusVisible: {
      outline: 'none',
      '& > :first-of-type > :first-of-type': {
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '3px',
      },
    },
    '@media screen and (scripting: enabled)': {
      '[data-lives=links] :not(:target) + &': { display: 'none' },
    },
  },
});
