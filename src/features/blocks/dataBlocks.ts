import { formatNumber, formatPercent } from '../../../locales/formatters';
import type { Locale } from '../../i18n/locales';
import type { CatalogueFund } from '../funds/catalogueFunds';
import { type DocumentView, documentViews } from '../funds/documentViews';

/** Texts of an item by name. */
type Item = ReadonlyMap<string, string>;

const percent = '%';

/**
 * A number as in the contract, and its number of decimals.
 * @throws Error naming the place when it is not a number
 */
function parseNumber(item: Item, name: string, isPercentage: boolean, place: string) {
  const text = item.get(name) ?? '';
  const [matched, decimals = ''] = /^\d+(?:\.(\d+))?$/.exec(text) ?? [];
  const value = Number(matched);
  if (Number.isNaN(value) || (isPercentage && value > 100)) {
    const expected = isPercentage ? 'a percentage from 0 to 100' : 'a number from 0';
    throw new Error(`${place}: ${name} "${text}" is not ${expected}, written with a point`);
  }
  return { value, decimals: decimals.length };
}

type ParsedNumber = ReturnType<typeof parseNumber>;

function written({ value, decimals }: ParsedNumber, isPercentage: boolean, locale: Locale): string {
  return isPercentage
    ? formatPercent(value, locale, decimals)
    : formatNumber(value, locale, { min: decimals, max: decimals });
}

/** In hundredths of a percent, so that the same figures are drawn by the same HTML. */
function partOf(value: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((value / whole) * 10_000) / 100;
}

/**
 * Values with their references. Percentages are drawn out of a hundred, other units relative to the larger of the two.
 */
export function comparedItems(items: readonly Item[], locale: Locale, place: string) {
  return items.map((item, index) => {
    const unit = item.get('unit') ?? '';
    const isPercentage = unit === percent;
    const where = `${place}, item ${index + 1}`;
    const parse = (name: string) => parseNumber(item, name, isPercentage, where);
    const value = parse('value');
    const reference = parse('reference');
    const whole = isPercentage ? 100 : Math.max(value.value, reference.value);
    const drawn = (number: ParsedNumber) => ({
      display: written(number, isPercentage, locale),
      percent: partOf(number.value, whole),
    });
    return {
      label: item.get('label') ?? '',
      /** `null` when `display` already contains it, as percentages do. */
      unit: isPercentage ? null : unit || null,
      value: drawn(value),
      reference: drawn(reference),
      note: item.get('note') ?? null,
    };
  });
}

/** `display` is formatted for the locale; `percent` is the length of the bar, of the available width. */
export type ComparedItem = ReturnType<typeof comparedItems>[number];
export type DrawnValue = ComparedItem['value'];

/** Classes with their share of the portfolio. Bars are relative to the largest. */
export function ratingClasses(items: readonly Item[], locale: Locale, place: string) {
  const shares = items.map((item, index) => parseNumber(item, 'value', true, `${place}, item ${index + 1}`));
  const largest = Math.max(...shares.map(({ value }) => value), 0);
  return items.map((item, index) => {
    const share = shares[index] ?? { value: 0, decimals: 0 };
    return {
      code: item.get('class') ?? '',
      range: item.get('range') ?? '',
      body: item.get('body'),
      value: { display: written(share, true, locale), percent: partOf(share.value, largest) },
    };
  });
}

const esgReport = 'ESG_MONTHLY_REPORT';

/** The funds' latest ESG reports in the order of the range, for profiles that see fund and report (behaviour.md §6). */
export function esgReports(funds: readonly CatalogueFund[], locale: Locale): DocumentView[] {
  return funds.flatMap(({ row, visibleTo }) =>
    documentViews(row.documents, { visibleTo, owner: `Fund "${row.code}"`, locale })
      .filter(({ code }) => code === esgReport)
      .map((document) => ({ ...document, title: `${row.title} – ${document.title}`, editions: [] })),
  );
}
