import { chakra } from '@chakra-ui/react/styled-system';
import { ruledRecipe } from '../../theme/recipes';

/** The page's width (1440 px at most, behaviour.md §9) with its gutters. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'container', marginInline: 'auto', paddingInline: 'gutter' },
});

/** Parts one below the other, or in `columns`. */
export const Stack = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // At page breaks browsers overlay or lose the rows of grids that hold grids.
    _print: { display: 'block', '& > * + *': { marginTop: '5' } },
  },
});

/** Parts side by side, in several lines where one has no room for all. */
export const Wrap = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap' },
});

export const Ruled = chakra('div', ruledRecipe);

/** A warning beside what it warns of. */
export const Flagged = chakra('div', {
  base: {
    maxWidth: 'measure',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    paddingInlineStart: '4',
    borderInlineStartWidth: '2px',
    borderColor: 'accent',
    color: 'fg',
    lineHeight: '1.5',
    alignContent: 'start',
  },
});

/** A small text that others can do without. */
export const Note = chakra('p', {
  base: { textStyle: 'small', color: 'fg.muted' },
});

/** A checkbox or its like, in front of its label. */
export const CheckLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    cursor: 'pointer',
    '& input': { flex: 'none', boxSize: '5', accentColor: 'navy', cursor: 'inherit' },
  },
});

type Breakpoint = 'base' | 'sm' | 'md' | 'lg' | 'xl';

/** Tracks of a grid with columns of the same width, from each breakpoint on. */
export function columns(counts: Partial<Record<Breakpoint, number>>) {
  return Object.fromEntries(
    Object.entries(counts).map(([breakpoint, count]) => [breakpoint, `repeat(${count}, minmax(0, 1fr))`]),
  );
}

/** For the parts of a grid, which browsers overlay at page breaks: columns that fill one after the other. */
export function columnsOnPaper(count: number) {
  return { _print: { display: 'block', columnCount: count, columnGap: '6', '& dl': { columnCount: 1 } } };
}

/** Tracks of a title and the wider content beside it, on wide screens. */
export const besideTitle = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' };

/** For parts with a dark background: printers leave backgrounds out, and browsers turn white letters pale. */
export const plainOnPaper = {
  bg: 'transparent',
  color: 'fg',
  breakInside: 'avoid',
  '& :is(h1, h2, h3, h4, p, a)': { color: 'inherit' },
} as const;
