import { chakra } from '@chakra-ui/react/styled-system';
import {
  checkRecipe,
  flaggedRecipe,
  noteRecipe,
  ruledRecipe,
  stackRecipe,
  wrapRecipe,
} from '../../theme/recipes';

/** The page's width (1440 px at most, behaviour.md §9) with its gutters. */
export const Container = chakra('div', {
  base: { width: 'full', maxWidth: 'container', marginInline: 'auto', paddingInline: 'gutter' },
});

export const Stack = chakra('div', stackRecipe);

export const Wrap = chakra('div', wrapRecipe);

export const Ruled = chakra('div', ruledRecipe);

export const Flagged = chakra('div', flaggedRecipe);

export const Note = chakra('p', noteRecipe);

export const CheckLabel = chakra('label', checkRecipe);

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
