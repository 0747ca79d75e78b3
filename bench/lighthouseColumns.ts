import { markOf } from './bars';
import type { PageScores } from './lighthouse';
import type { Column } from './table';
import { templateTitles } from './templates';

const unknown = '–';

function score(heading: string, valueOf: (scores: PageScores) => number | null): Column<PageScores> {
  return { heading, cell: (scores) => String(valueOf(scores) ?? unknown), isFigure: true };
}

export const lighthouseColumns: readonly Column<PageScores>[] = [
  { heading: 'Template', cell: ({ template }) => templateTitles[template] },
  score('performance', ({ performance }) => performance),
  score('accessibility', ({ accessibility }) => accessibility),
  score('best practices', ({ bestPractices }) => bestPractices),
  score('SEO', ({ seo }) => seo),
  {
    heading: 'CLS',
    cell: ({ cumulativeLayoutShift: shift }) => shift?.toFixed(3) ?? unknown,
    isFigure: true,
  },
  { heading: 'mark', cell: ({ exceeded }) => markOf(exceeded) },
  { heading: 'page', cell: ({ path }) => path },
  { heading: 'failed audits', cell: ({ failedAudits }) => failedAudits.join(', ') },
];
