import type { Column } from '../table';
import type { ScaleBuildName, ScaleMeasure } from './measureScale';
import type { SiteSize } from './siteSize';

const unknown = '–';

function figure(
  heading: string,
  valueOf: (measure: ScaleMeasure) => number | undefined,
  digits = 0,
): Column<ScaleMeasure> {
  return { heading, cell: (measure) => valueOf(measure)?.toFixed(digits) ?? unknown, isFigure: true };
}

function buildOf({ builds }: ScaleMeasure, name: ScaleBuildName) {
  return builds.find(({ build }) => build === name);
}

/** Pages of the site: a cold build renders them all. */
export function pagesOf(measure: ScaleMeasure): number | undefined {
  return buildOf(measure, 'cold')?.pagesRendered;
}

function pagesPerSecond(measure: ScaleMeasure): number | undefined {
  const cold = buildOf(measure, 'cold');
  return cold && cold.pagesRendered / cold.seconds;
}

/** Kilobytes of 1000 bytes. */
function kilobytesPerPage(measure: ScaleMeasure, part: keyof SiteSize): number | undefined {
  const pages = pagesOf(measure);
  return pages && measure.size ? measure.size[part] / 1000 / pages : undefined;
}

const wanted = figure('wanted', ({ pagesWanted }) => pagesWanted);

export const scaleBuildColumns: readonly Column<ScaleMeasure>[] = [
  wanted,
  figure('pages', pagesOf),
  figure('cold s', (measure) => buildOf(measure, 'cold')?.seconds, 1),
  figure('pages/s', pagesPerSecond, 1),
  figure('edit s', (measure) => buildOf(measure, 'one title edited')?.seconds, 1),
  figure('rendered', (measure) => buildOf(measure, 'one title edited')?.pagesRendered),
  figure('add s', (measure) => buildOf(measure, 'one item added')?.seconds, 1),
  figure('rendered', (measure) => buildOf(measure, 'one item added')?.pagesRendered),
  figure('peak GB', ({ peak }) => peak.resident / 1e9, 2),
  figure('own GB', ({ peak }) => peak.anonymous / 1e9, 2),
  { heading: 'problem', cell: ({ problem }) => problem?.split('\n')[0] ?? '' },
];

export const scaleSizeColumns: readonly Column<ScaleMeasure>[] = [
  wanted,
  figure('public MB', ({ size }) => size && size.all / 1e6, 1),
  figure('KB/page', (measure) => kilobytesPerPage(measure, 'all'), 1),
  figure('HTML', (measure) => kilobytesPerPage(measure, 'html'), 1),
  figure('br and gz', (measure) => kilobytesPerPage(measure, 'compressed'), 1),
];
