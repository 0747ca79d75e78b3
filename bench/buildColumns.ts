import { markOf } from './bars';
import type { BuildMeasure, BuildSpeed } from './builds';
import type { Column } from './table';

export const buildColumns: readonly Column<BuildMeasure>[] = [
  { heading: 'Build', cell: ({ build }) => build },
  { heading: 'seconds', cell: ({ seconds }) => seconds.toFixed(1), isFigure: true },
  { heading: 'pages rendered', cell: ({ pagesRendered }) => String(pagesRendered), isFigure: true },
  { heading: 'needed', cell: ({ pagesToRender }) => String(pagesToRender), isFigure: true },
  { heading: 'mark', cell: ({ exceeded }) => markOf(exceeded) },
];

export const speedColumns: readonly Column<BuildSpeed>[] = [
  { heading: 'Cold build of', cell: ({ site }) => site },
  { heading: 'pages', cell: ({ pages }) => String(pages), isFigure: true },
  { heading: 'seconds', cell: ({ seconds }) => seconds.toFixed(1), isFigure: true },
  { heading: 'pages/s', cell: ({ pages, seconds }) => (pages / seconds).toFixed(1), isFigure: true },
];
