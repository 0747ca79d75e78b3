import { type Row, shownIn, type Table } from '../../../../content/files/tables';
import type { FileAnswers } from '../../../api';
import {
  columnOf,
  folded,
  isinOf,
  isIsinShaped,
  NavFileRefusal,
  type Placed,
  placedAt,
  type Refuse,
  refuserOf,
} from './tableColumns';
import { dayReader } from './dayCells';
import { numberReader } from './numbers';

/** A day of a share; without a benchmark where the file says nothing of it. */
export interface ImportedNav {
  date: string;
  nav: string;
  benchmark?: string;
}

const headers = {
  isin: ['isin', 'codeisin', 'isincode', 'codiceisin'],
  date: ['date', 'jour', 'day', 'data', 'datevl', 'datedevl', 'datenav', 'navdate', 'datadellaquota'],
  nav: [
    'nav',
    'vl',
    'valeurliquidative',
    'netassetvalue',
    'quota',
    'valorequota',
    'valoredellaquota',
    'nav/quota',
  ],
  benchmark: [
    'benchmark',
    'indice',
    'index',
    'indicedereference',
    'indicateurdereference',
    'indicediriferimento',
  ],
} as const;

/** `Currency`, `NAV currency`, `Devise de la part`; that of the fund or of its index may be another one. */
const isCurrencyTitle = (name: string) =>
  /currency|ccy|devise|monnaie|valuta|divisa/.test(name) &&
  !/fund|fonds|fond[oi]|benchmark|ind[ie][cx]|hedg|couv|copert/.test(name);

/** What the content says of a share. */
export interface KnownShare {
  currency?: string;
  /** The last NAV, and the days of all. */
  nav?: number;
  days?: ReadonlySet<string>;
}

/** A day of a share in a file. */
interface Place {
  row: Row;
  isin: Placed;
  date: Placed;
  nav: Placed;
  benchmark?: Placed;
  currencies: Placed[];
}

/** Rows of ISIN, day and NAV, or a day in each row and a share in each column; rows of day and NAV are of the share that a person chose. */
function placesOf({ rows: [header, ...rows] }: Table, share: string | undefined, refuse: Refuse): Place[] {
  if (!header) return [];
  const names = header.cells.map((cell) => (isIsinShaped(cell) ? isinOf(cell) : folded(cell)));
  const indexOf = (column: keyof typeof headers) => columnOf(header, headers[column], refuse);
  const [isin, date, nav] = [indexOf('isin'), indexOf('date'), indexOf('nav')];
  const benchmark = indexOf('benchmark');
  const currencies = names.flatMap((name, index) => (isCurrencyTitle(name) ? [index] : []));
  const shares = names.flatMap((name, index) => (isIsinShaped(name) ? [index] : []));
  if (date !== undefined && nav !== undefined && shares.length === 0) {
    if (isin === undefined && share === undefined) throw placedAt(header, nav, refuse).refuse('which-share');
    return rows.map((row) => {
      const at = (index: number) => placedAt(row, index, refuse);
      return {
        row,
        isin: isin === undefined ? { ...at(nav), cell: share ?? '' } : at(isin),
        date: at(date),
        nav: at(nav),
        ...(benchmark !== undefined && { benchmark: at(benchmark) }),
        currencies: currencies.map(at),
      };
    });
  }
  if (date === undefined || shares.length === 0) throw placedAt(header, 0, refuse).refuse('no-header');
  const other = names.findIndex((name, index) => name !== '' && index !== date && !isIsinShaped(name));
  if (other !== -1) throw placedAt(header, other, refuse).refuse('unknown-column');
  const seen = new Set<string>();
  for (const index of shares) {
    const name = names[index] ?? '';
    if (seen.has(name)) throw placedAt(header, index, refuse).refuse('column-twice');
    seen.add(name);
  }
  // A share need not have a NAV each day.
  return rows.flatMap((row) =>
    row.cells.flatMap((cell, index) =>
      cell === '' || !isIsinShaped(names[index] ?? '')
        ? []
        : {
            row,
            isin: placedAt(header, index, refuse),
            date: placedAt(row, date, refuse),
            nav: placedAt(row, index, refuse),
            currencies: [],
          },
    ),
  );
}

/**
 * The days of shares in a file, in no order.
 *
 * @throws NavFileRefusal
 */
export function findNavs(tables: readonly Table[], { share }: FileAnswers): Place[] {
  const withoutIsin = tables.filter(
    ({ rows: [header] }) =>
      !header?.cells.some((cell) => isIsinShaped(cell) || folded(cell).includes('isin')),
  );
  // A person chooses one share: two tables may be of two.
  const [, second] = withoutIsin;
  if (second) throw refuserOf(second)('no-header', 'A1');
  const places = tables.flatMap((table) => placesOf(table, share, refuserOf(table)));
  if (places.length === 0) throw new NavFileRefusal({ reason: 'empty' });
  return places;
}

const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  $: 'USD',
  US$: 'USD',
  '£': 'GBP',
  '¥': 'JPY',
};

/** `€`, `HK$` or `CHF`, but nothing of `#DIV/0!`. */
const currencyIn = /\b[A-Z]{1,3}\$|[€$£¥]|(?<!#)\b[A-Z]{3}\b/;

/** Refuses a NAV whose cell, or whose row, says another currency than the share's. */
function assertCurrency({ nav, currencies }: Place, wanted: string | undefined): void {
  const [inNav = ''] = currencyIn.exec(shownIn(nav.cell)) ?? [];
  const inColumns = currencies.map((placed) => [placed, shownIn(placed.cell)] as const);
  for (const [placed, told] of [[nav, inNav] as const, ...inColumns]) {
    if (told === '' || wanted === undefined) continue;
    if ((signs[told] ?? told.toUpperCase()) !== wanted) throw placed.refuse('other-currency', told);
  }
}

/** Readings of a mark differ a thousand times: a NAV that is this near to the last one is of the right one. */
const nearness = 30;

/**
 * The NAVs of a file by ISIN, in no order.
 *
 * @param shares those of the content by ISIN
 * @throws NavFileRefusal
 */
export function readNavs(
  places: readonly Place[],
  shares: ReadonlyMap<string, KnownShare>,
  today: string,
  answers: FileAnswers,
): Map<string, ImportedNav[]> {
  const known = ({ isin }: Place) => shares.get(isinOf(isin.cell));
  const unknown = places.find((place) => !known(place));
  if (unknown) throw unknown.isin.refuse('unknown-isin', isinOf(unknown.isin.cell));
  const dayAt = dayReader(
    places.map((place) => ({ ...place.date, known: known(place)?.days })),
    answers,
    today,
  );
  const numbers = places.flatMap((place) => {
    const last = known(place)?.nav;
    const { nav, benchmark } = place;
    return [
      { ...nav, last },
      ...(benchmark && benchmark.cell !== '' ? [{ ...benchmark, last: undefined }] : []),
    ];
  });
  const fits = ({ last }: { last: number | undefined }, value: number) =>
    last !== undefined && value < last * nearness && value > last / nearness;
  const numberAt = numberReader(numbers, answers, { fits, isPercentage: false });
  const valueAt = (placed: Placed) => {
    const text = numberAt(placed);
    if (!(Number(text) > 0)) throw placed.refuse('not-positive');
    return text;
  };
  const found = new Map<string, Map<string, ImportedNav>>();
  for (const place of places) {
    const isin = isinOf(place.isin.cell);
    const date = dayAt(place.date);
    const days = found.get(isin) ?? new Map<string, ImportedNav>();
    if (days.has(date)) throw place.date.refuse('day-twice', `${isin} ${date}`);
    const hasBenchmark = place.benchmark !== undefined && place.benchmark.cell !== '';
    assertCurrency(place, known(place)?.currency);
    days.set(date, {
      date,
      nav: valueAt(place.nav),
      ...(hasBenchmark && place.benchmark && { benchmark: valueAt(place.benchmark) }),
    });
    found.set(isin, days);
  }
  return new Map([...found].map(([isin, navs]) => [isin, [...navs.values()]]));
}
