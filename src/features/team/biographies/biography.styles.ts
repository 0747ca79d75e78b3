import { chakra } from '@chakra-ui/react/styled-system';
import { besideTitle } from '../../../components/ui/layout';
import { Hint, List } from '../members/team.styles';

/*
 * An open biography takes the row below its member's. Until the start script runs, CSS alone shows the biography of the `:target`.
 * All are shown in print and if scripts do not run.
 */

/** Dense, so that the members after an open biography fill the row above it. */
export const MemberList = chakra(List, {
  base: {
    gridAutoFlow: 'row dense',
    '& > li': { display: 'contents' },
    '& > li > *': { _print: { breakInside: 'avoid' } },
  },
});

/** The caret turns by 180 degrees (behaviour.md §4.7). */
export const OpeningHint = chakra(Hint, {
  base: {
    _print: { display: 'none' },
    '& svg': { transition: 'rotate var(--m-durations-quick)' },
    'div:has([aria-expanded=true]) > &': { '& svg': { rotate: '180deg' } },
  },
});

export const Biography = chakra('div', {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gap: { base: '4', lg: '12' },
    gridTemplateColumns: besideTitle,
    paddingBlock: { base: '6', lg: '8' },
    paddingInline: { base: '5', lg: '10' },
    bg: 'bg.subtle',
    borderTopWidth: '2px',
    borderColor: 'accent',
    // An outline around the whole panel would look like an error: the name shows the focus instead.
    _focusVisible: {
      outline: 'none',
      'html[data-keyboard] &': {
        '& > :first-of-type > :first-of-type': {
          outline: '2px solid',
          outlineColor: 'focus',
          outlineOffset: '3px',
        },
      },
    },
    '@media screen and (scripting: enabled)': {
      '[data-panels]:not([data-followed]) > li > :not(:target) + &': { display: 'none' },
    },
  },
});
