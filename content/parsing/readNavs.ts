import type { NavPoint } from '../../figures/adjustedNavs';
import type { ContentSource } from '../files/contentSource';
import { isCalendarDay } from '../../contract/parisTime';
import { csvRowsBelow, type ReportLine, type ReportProblem } from '../files/csvRows';
import { dayText } from '../schemas/fieldSchemas';

const header = 'date,nav,benchmark';

/** Figures that are computed from larger ones may be no numbers any more. */
const maxNav = 1_000_000_000;

const decimal = /^\d+(?:\.\d+)?$/;

function positive(cell: string, name: string, report: ReportProblem): number {
  const value = decimal.test(cell) ? Number(cell) : NaN;
  if (value > maxNav) report(`${name}: expected a number of ${maxNav} at most, got "${cell}"`);
  if (!(value > 0)) report(`${name}: expected a number above 0, such as 1042.37, got "${cell}"`);
  return value;
}

function navPoint(cells: readonly string[], report: ReportProblem): NavPoint {
  const [date = '', nav = '', benchmark = ''] = cells;
  if (cells.length !== 3) report(`expected three cells, ${header}, got ${cells.length}`);
  if (!isCalendarDay(date)) report(`date: expected ${dayText}, got "${date}"`);
  return {
    date,
    nav: positive(nav, 'nav', report),
    benchmark: benchmark === '' ? null : positive(benchmark, 'benchmark', report),
  };
}

function parseNavs(text: string, reportLine: ReportLine): NavPoint[] {
  let previous = '';
  return csvRowsBelow(header, text, reportLine).map(({ record, report }) => {
    const point = navPoint(record, report);
    if (point.date <= previous) {
      report(`date: expected a day after ${previous}, the line before, got "${point.date}"`);
    }
    previous = point.date;
    return point;
  });
}

/** NAV series of a share, and how to report a problem of a day; `folder` is the fund's. */
export async function readNavs(source: ContentSource, folder: string, isin: string) {
  const file = `${folder}/navs/${isin}.csv`;
  const text = await source.readText(file);
  const report: ReportLine = (line, problem) => {
    source.report(file, line, problem);
  };
  return {
    navs: text === null ? [] : parseNavs(text, report),
    reportDay: (date: string, problem: string) => {
      report((text ?? '').split('\n').findIndex((line) => line.trimStart().startsWith(date)) + 1, problem);
    },
  };
}
