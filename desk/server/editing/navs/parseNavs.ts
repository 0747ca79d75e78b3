import { dayOf, numberText } from './cellValues';
import { columnOf, decimalMark, folded, type Refuse, refuserOf } from './columns';
import { type Cell, cellName, NavFileRefusal, type Row, type Table } from './tables';

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

const isinOf = (cell: Cell) => String(cell).replace(/\s/g, '').toUpperCase();
const isIsinShaped = (cell: Cell) => /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isinOf(cell));

/** Where a day of a share is in a table. */
interface Place {
  row: Row;
  isin: string;
  isinCell: string;
  date: number;
  nav: number;
  benchmark: number | undefined;
}

/** Rows of ISIN, day and NAV, or a day in each row and a share in each column. */
function placesOf({ rows: [header, ...rows] }: Table, refuse: Refuse): Place[] {
  if (!header) return [];
  const names = header.cells.map((cell) => (isIsinShaped(cell) ? isinOf(cell) : folded(cell)));
  const cellAt = (index: number) => cellName(index, header.row);
  const indexOf = (column: keyof typeof headers) => columnOf(header, headers[column], refuse);
  const [isin, date, nav, benchmark] = [
    indexOf('isin'),
    indexOf('date'),
    indexOf('nav'),
    indexOf('benchmark'),
  ];
  if (date !== undefined && isin !== undefined && nav !== undefined) {
    return rows.map((row) => {
      const isinCell = cellName(isin, row.row);
      return { row, isin: isinOf(row.cells[isin] ?? ''), isinCell, date, nav, benchmark };
    });
  }
  const shares = names.flatMap((name, index) => (isIsinShaped(name) ? [index] : []));
  if (date === undefined || shares.length === 0) throw refuse('no-header', cellAt(0));
  const other = names.findIndex((name, index) => name !== '' && index !== date && !shares.includes(index));
  if (other !== -1) throw refuse('unknown-column', cellAt(other), header.cells[other]);
  const twice = shares.find((index) => names.indexOf(names[index] ?? '') !== index);
  if (twice !== undefined) throw refuse('column-twice', cellAt(twice), header.cells[twice]);
  const ofRow = (row: Row) =>
    shares.map((index) => ({
      row,
      isin: names[index] ?? '',
      isinCell: cellAt(index),
      date,
      nav: index,
      benchmark: undefined,
    }));
  // A share need not have a NAV each day.
  return rows.flatMap(ofRow).filter((place) => (place.row.cells[place.nav] ?? '') !== '');
}

/**
 * The NAVs of a file by ISIN, in no order.
 *
 * @param isins those of the content
 * @throws NavFileRefusal
 */
export function parseNavs(
  tables: Table[],
  isins: ReadonlySet<string>,
  today: string,
): Map<string, ImportedNav[]> {
  const shares = new Map<string, Map<string, ImportedNav>>();
  for (const table of tables) {
    const refuse = refuserOf(table);
    const places = placesOf(table, refuse);
    const numbers = places.flatMap(({ row, nav, benchmark }) =>
      [nav, ...(benchmark === undefined ? [] : [benchmark])].map(
        (index) => [row.cells[index] ?? '', cellName(index, row.row)] as const,
      ),
    );
    const mark = decimalMark(numbers, refuse);
    const days = new Map<Row, string>();
    for (const { row, isin, isinCell, ...columns } of places) {
      const cellOf = (index: number) => row.cells[index] ?? '';
      const numberAt = (index: number) => {
        const text = numberText(cellOf(index), mark);
        if (text === undefined) throw refuse('not-number', cellName(index, row.row), cellOf(index));
        return text;
      };
      if (!isins.has(isin)) throw refuse('unknown-isin', isinCell, isin);
      const known = days.get(row);
      const read = known === undefined ? dayOf(cellOf(columns.date), today) : { day: known };
      const dateCell = cellName(columns.date, row.row);
      if ('refused' in read) throw refuse(read.refused, dateCell, cellOf(columns.date));
      days.set(row, read.day);
      const ofShare = shares.get(isin) ?? new Map<string, ImportedNav>();
      if (ofShare.has(read.day)) throw refuse('day-twice', dateCell, `${isin} ${read.day}`);
      const { nav, benchmark } = columns;
      const hasBenchmark = benchmark !== undefined && cellOf(benchmark) !== '';
      ofShare.set(read.day, {
        date: read.day,
        nav: numberAt(nav),
        ...(hasBenchmark && { benchmark: numberAt(benchmark) }),
      });
      shares.set(isin, ofShare);
    }
  }
  if (shares.size === 0) throw new NavFileRefusal({ reason: 'empty' });
  return new Map([...shares].map(([isin, navs]) => [isin, [...navs.values()]]));
}
