import { isCalendarDay } from '../../../../platform/parisTime';
import type { NavRefusal } from '../../../api';
import type { Cell } from './tables';

type Reason = NavRefusal['reason'];

/** The day of a cell as `YYYY-MM-DD`, or why it is none. The day stands before the month. */
export function dayOf(cell: Cell, today: string): { day: string } | { refused: Reason } {
  const text = cell instanceof Date ? cell.toISOString() : String(cell);
  const iso = /^(\d{4}-\d\d-\d\d)(?:[T ]00:00.*)?$/.exec(text)?.[1];
  const [, first = '', second = '', year = ''] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text) ?? [];
  const [a, b] = [first.padStart(2, '0'), second.padStart(2, '0')];
  const day = iso ?? `${year}-${b}-${a}`;
  const swapped = `${year}-${a}-${b}`;
  if (iso === undefined && (!isCalendarDay(day) || day > today) && isCalendarDay(swapped) && swapped <= today)
    return { refused: 'month-first' };
  if (!isCalendarDay(day)) return { refused: 'not-date' };
  return day > today ? { refused: 'future' } : { day };
}

export type Mark = ',' | '.';

const plain = (text: string) => text.replace(/[\s'’]/g, '');

/** The decimal mark that a number has for certain: `1,234` may have a thousand in front. */
export function markOf(cell: Cell): Mark | undefined {
  if (typeof cell !== 'string') return undefined;
  const marks = plain(cell).match(/[.,]/g) ?? [];
  const last = marks.at(-1) === ',' ? ',' : '.';
  if (new Set(marks).size === 2) return last;
  if (marks.length > 1) return last === ',' ? '.' : ',';
  return marks.length === 1 && !/^-?\d{1,3}[.,]\d{3}$/.test(plain(cell)) ? last : undefined;
}

/** As NAV files write it: `1042.50`. Undefined for what is no number. */
export function numberText(cell: Cell, mark: Mark): string | undefined {
  if (cell instanceof Date) return undefined;
  // A spreadsheet keeps 101.3 as 101.30000000000001.
  const text = typeof cell === 'number' ? String(Number(cell.toFixed(8))) : plain(cell);
  const isComma = typeof cell === 'string' && mark === ',';
  const grouped = isComma ? /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/ : /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
  const ungrouped = isComma ? /^-?\d+(?:,\d+)?$/ : /^-?\d+(?:\.\d+)?$/;
  if (!grouped.test(text) && !ungrouped.test(text)) return undefined;
  const [whole = '', decimals = ''] = text.replaceAll(isComma ? '.' : ',', '').split(isComma ? ',' : '.');
  return `${whole.replace(/^(-?)0+(?=\d)/, '$1')}.${decimals.padEnd(2, '0')}`;
}
