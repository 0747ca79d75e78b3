import { markOf } from './bars';
import { type Column, kilobytes } from './table';
import { templateTitles } from './templates';
import type { PageWeight } from './weights';

function figure(heading: string, cell: (weight: PageWeight) => string): Column<PageWeight> {
  return { heading, cell, isFigure: true };
}

export const weightColumns: readonly Column<PageWeight>[] = [
  {
    heading: 'Template',
    cell: ({ template, isTypical }) => `${templateTitles[template]}${isTypical ? '' : ', heaviest'}`,
  },
  figure('script', ({ scriptGzipBytes }) => kilobytes(scriptGzipBytes)),
  figure('files', ({ scripts }) => String(scripts)),
  figure('HTML', ({ htmlBytes }) => kilobytes(htmlBytes)),
  figure('brotli', ({ htmlBrotliBytes }) => kilobytes(htmlBrotliBytes)),
  figure('fonts', ({ fontBytes }) => kilobytes(fontBytes)),
  figure('images', ({ imageBytes }) => kilobytes(imageBytes)),
  figure('requests', ({ requests }) => String(requests)),
  { heading: 'mark', cell: ({ exceeded }) => markOf(exceeded) },
  { heading: 'page', cell: ({ path }) => path },
  {
    heading: 'errors',
    cell: ({ scriptErrors }) => scriptErrors.map((message) => message.slice(0, 40)).join(', '),
  },
];
