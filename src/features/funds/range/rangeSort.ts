import { type Locale, localeDetails } from '../../../i18n/locales';
import { rangeFigures } from '../displayOrders';

export const sortKeys = ['name', ...rangeFigures, 'aum'] as const;

export type SortKey = (typeof sortKeys)[number];

/** The others begin with the highest. */
const lowestFirst: readonly SortKey[] = ['name', 'costs', 'risk'];

export type SortDirection = 'asc' | 'desc';

export type RangeSort = { key: SortKey; direction: SortDirection };

/** Sort keys of a fund, as displayed. */
export type SortValues = { name: string } & Record<Exclude<SortKey, 'name'>, number | null>;

/** In its first direction: names from A, lowest costs and risk, largest assets, best performance. */
export function firstSort(key: SortKey): RangeSort {
  return { key, direction: lowestFirst.includes(key) ? 'asc' : 'desc' };
}

export function isReversed({ key, direction }: RangeSort): boolean {
  return direction !== firstSort(key).direction;
}

/** The order after a press on a column heading: that of the column, or its reverse if it is in use. */
export function nextSort(key: SortKey, sort: RangeSort | null): RangeSort {
  const first = firstSort(key);
  if (sort?.key !== key || isReversed(sort)) return first;
  return { key, direction: first.direction === 'asc' ? 'desc' : 'asc' };
}

/** `aum-desc`, or `aum` for the first direction; `null` for anything else. */
export function parseRangeSort(text: string | null): RangeSort | null {
  const [, name, direction] = /^(\w+?)(?:-(asc|desc))?$/.exec(text ?? '') ?? [];
  const key = sortKeys.find((candidate) => candidate === name);
  if (!key) return null;
  return direction === 'asc' || direction === 'desc' ? { key, direction } : firstSort(key);
}

export function formatRangeSort({ key, direction }: RangeSort): string {
  return `${key}-${direction}`;
}

/**
 * Parses a displayed figure: `−1,05 %` is -1.05, `1.250 M€` is 1250; `null` without one. Sorting by the displayed
 * figures also works for live ones, which come as texts. Each kind has one unit: assets in millions of euros,
 * performances in percent.
 */
export function shownNumber(display: string | null | undefined, locale: Locale): number | null {
  if (!display || !/\d/.test(display)) return null;
  const separator = (0.1).toLocaleString(localeDetails[locale].tag).charAt(1);
  const [whole = '', ...decimals] = display.split(separator);
  const digits = (text: string) => text.replace(/\D/g, '');
  const value = Number(`${digits(whole)}.${digits(decimals.join(''))}`);
  return /^\D*[−-]/.test(display) ? -value : value;
}

function compareValues(a: string | number, b: string | number, locale: Locale): number {
  if (typeof a === 'string' || typeof b === 'string') {
    return String(a).localeCompare(String(b), locale, { numeric: true });
  }
  return a - b;
}

/** A sorted copy. Missing figures come last in either direction; equal ones keep their order. */
export function inRangeOrder<Row extends { values: SortValues }>(
  rows: readonly Row[],
  { key, direction }: RangeSort,
  locale: Locale,
): Row[] {
  return [...rows].sort((rowA, rowB) => {
    const a = rowA.values[key];
    const b = rowB.values[key];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction === 'asc' ? compareValues(a, b, locale) : compareValues(b, a, locale);
  });
}
