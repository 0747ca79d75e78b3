import { markOf } from './bars';
import type { BuildMeasure } from './builds';
import type { Column } from './table';

export const buildColumns: readonly Column<BuildMeasure>[] = [
  { heading: 'Build', cell: ({ build }) => build },
  { heading: 'seconds', cell: ({ seconds }) => seconds.toFixed(1), isFigure: true },
  { heading: 'pages rendered', cell: ({ pagesRendered }) => String(pagesRendered), isFigure: true },
  { heading: 'needed', cell: ({ pagesToRender }) => String(pagesToRender), isFigure: true },
  { heading: 'mark', cell: ({ exceeded }) => markOf(exceeded) },
];
