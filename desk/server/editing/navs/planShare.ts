import { adjustedNavs, type CorporateAction, type NavPoint } from '../../../../figures/adjustedNavs';
import type { ValuationFrequency } from '../../../../figures/countedNavs';
import { jumpLimits, navJumps } from '../../../../figures/navJumps';
import type { ShareNavs } from '../../../api';
import type { ImportedNav } from './parseNavs';

const header = 'date,nav,benchmark';

/** Changed and new days that the page shows. */
const shownDays = 60;

type Day = ShareNavs['days'][number];
type Line = NonNullable<Day['before']>;

const columns = ['nav', 'benchmark'] as const;

const isSame = (a: string, b: string) => a === b || (a !== '' && b !== '' && Number(a) === Number(b));

/** In proportion; 0 where there is nothing to compare. */
function moveOf(before: Line | null | undefined, after: Line | null | undefined, column: keyof Line): number {
  const move = Math.abs(Number(after?.[column] || NaN) / Number(before?.[column] || NaN) - 1);
  // 112.2 / 102 is a little more than 1.1 in binary.
  return Number.isNaN(move) ? 0 : Math.round(move * 1e9) / 1e9;
}

const sizeOf = ({ before, after }: Day) =>
  Math.max(...columns.map((column) => moveOf(before, after, column)));

/** What a share's file says of its NAVs. */
export interface NavRules {
  frequency: ValuationFrequency;
  actions: readonly CorporateAction[];
  /** Days whose NAV somebody has confirmed. */
  confirmed: readonly string[];
}

/** From each day to the next where one of the two is new or changed. */
function jumpsOf(
  lines: Map<string, Line>,
  touched: ReadonlySet<string>,
  { frequency, actions, confirmed }: NavRules,
): ShareNavs['jumps'] {
  const dates = [...lines.keys()].sort();
  const points = dates.map((date): NavPoint => {
    const { nav = '', benchmark = '' } = lines.get(date) ?? {};
    return { date, nav: Number(nav), benchmark: benchmark === '' ? null : Number(benchmark) };
  });
  // The day after a changed one may jump as well.
  const isTouched = new Set([...touched, ...dates.filter((_, index) => touched.has(dates[index - 1] ?? ''))]);
  const isConfirmed = new Set(confirmed);
  return navJumps(adjustedNavs(points, actions), frequency)
    .filter(({ date }) => !isConfirmed.has(date) && isTouched.has(date))
    .map(({ date, column, before }) => ({
      date,
      column,
      before: String(Number(before.toPrecision(8))),
      after: lines.get(date)?.[column] ?? '',
    }));
}

/** The changes of a share's NAV file by an import, and the file after it. Lines of other days stay as they are, byte for byte. */
export function planShare(text: string | undefined, navs: readonly ImportedNav[], rules: NavRules) {
  const end = text?.includes('\r\n') ? '\r\n' : '\n';
  const rows = (text ?? `${header}\n`).split(end);
  const dateOf = (row: string) => row.split(',', 1)[0]?.trim() ?? '';
  const lines = new Map<string, Line>();
  for (const row of rows.slice(1).filter((line) => dateOf(line) !== '')) {
    const [date = '', nav = '', benchmark = ''] = row.split(',').map((cell) => cell.trim());
    lines.set(date, { nav, benchmark });
  }
  const days = new Map<string, Day>();
  for (const { date, nav, benchmark } of navs) {
    const before = lines.get(date) ?? null;
    // A value that the import lacks, or has in other digits, stays as it is written.
    const kept = (column: keyof Line, value: string | undefined) =>
      value === undefined || (before && isSame(before[column], value)) ? (before?.[column] ?? '') : value;
    const after = { nav: kept('nav', nav), benchmark: kept('benchmark', benchmark) };
    if (before && columns.every((column) => before[column] === after[column])) continue;
    days.set(date, { date, before, after });
    lines.set(date, after);
  }
  const rowOf = ({ date, after }: Day) => `${date},${after?.nav ?? ''},${after?.benchmark ?? ''}`;
  const all = [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  const changed = all.filter(({ before }) => before);
  const added = all.filter(({ before }) => !before);
  const [first = header, ...others] = rows;
  const written: string[] = [first];
  let next = 0;
  const isAfter = (row: string) => next < added.length && (added[next]?.date ?? '') < dateOf(row);
  for (const row of others) {
    for (; isAfter(row); next += 1) written.push(...added.slice(next, next + 1).map(rowOf));
    const day = days.get(dateOf(row));
    written.push(day ? rowOf(day) : row);
  }
  const isEnded = written.length > 1 && written.at(-1) === '';
  const last = isEnded ? written.splice(-1) : [];
  const largest = changed.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];
  return {
    content: [...written, ...added.slice(next).map(rowOf), ...last].join(end),
    added: added.length,
    changed: changed.length,
    unchanged: navs.length - all.length,
    days: [...changed, ...added.toReversed()].slice(0, shownDays),
    ...(largest && { largest }),
    jumpLimit: jumpLimits[rules.frequency],
    jumps: jumpsOf(lines, new Set(days.keys()), rules),
  };
}
