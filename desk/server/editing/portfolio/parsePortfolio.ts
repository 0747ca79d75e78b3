import { type NavRefusal, type PortfolioSection, portfolioSections } from '../../../api';
import { dayOf, type Mark, numberText } from '../navs/cellValues';
import { columnOf, decimalMark, folded, type Refuse, refuserOf } from '../navs/columns';
import { type Cell, cellName, NavFileRefusal, type Row, type Table } from '../navs/tables';

/** A line of a breakdown, or one of the largest. What the file does not say is empty. */
export interface ImportedLine {
  code: string;
  title: string;
  fr: string;
  en: string;
  it: string;
  value: number;
  /** Names the line's place in the file. */
  refuse: (reason: NavRefusal['reason']) => NavFileRefusal;
}

export interface ImportedPortfolio {
  date: string;
  sections: ReadonlyMap<PortfolioSection, readonly ImportedLine[]>;
}

const headers = {
  section: ['section', 'repartition', 'breakdown', 'ripartizione', 'sezione'],
  code: ['code', 'codice'],
  title: ['titre', 'title', 'titolo', 'nom', 'name', 'nome', 'libelle', 'label'],
  fr: ['titrefr', 'titlefr', 'titolofr', 'fr'],
  en: ['titreen', 'titleen', 'titoloen', 'en'],
  it: ['titreit', 'titleit', 'titoloit', 'it'],
  value: ['poids', 'weight', 'peso', 'valeur', 'value', 'valore'],
  date: ['date', 'jour', 'day', 'data'],
} as const;

type Column = keyof typeof headers;
const columns = Object.keys(headers) as Column[];

/** Parts of what people call a section: `Pays`, `Répartition par pays`, `Countries`. */
const sectionWords: Readonly<Record<PortfolioSection, RegExp>> = {
  geographic: /geogra|pays|countr|paes/,
  sector: /sect|settor/,
  capitalisation: /capitali|notation|rating/,
  topLines: /lign|lines|holding|titol/,
};

const sectionOf = (cell: Cell) =>
  portfolioSections.find((section) => sectionWords[section].test(folded(cell)));

/** Percent signs are no part of numbers. */
const weightIn = (cell: Cell) => (typeof cell === 'string' ? cell.replace('%', '').trim() : cell);

interface FileRow extends ImportedLine {
  section: PortfolioSection;
  /** Empty where the row has none. */
  date: string;
  refuseDate: () => NavFileRefusal;
}

interface Reading {
  table: Table;
  /** Where the columns are. */
  at: Readonly<Record<Column, number | undefined>>;
  mark: Mark;
  refuse: Refuse;
  today: string;
}

/** @throws NavFileRefusal */
function rowOf(row: Row, { table, at, mark, refuse, today }: Reading): FileRow {
  const cellIn = (column: Column) => row.cells[at[column] ?? -1] ?? '';
  const textIn = (column: Column) => String(cellIn(column)).trim();
  const refuseAt = (reason: NavRefusal['reason'], index = 0) =>
    refuse(reason, cellName(index, row.row), row.cells[index] ?? '');
  const isBySheet = at.section === undefined;
  const section = sectionOf(isBySheet ? (table.sheet ?? '') : cellIn('section'));
  if (!section && isBySheet) throw refuse('unknown-section', undefined, table.sheet);
  if (!section) throw refuseAt('unknown-section', at.section);
  const value = numberText(weightIn(cellIn('value')), mark);
  if (value === undefined) throw refuseAt('not-number', at.value);
  const read = cellIn('date') === '' ? { day: '' } : dayOf(cellIn('date'), today);
  if ('refused' in read) throw refuseAt(read.refused, at.date);
  return {
    section,
    date: read.day,
    code: textIn('code'),
    title: textIn('title'),
    fr: textIn('fr'),
    en: textIn('en'),
    it: textIn('it'),
    value: Number(value),
    refuse: (reason) => refuseAt(reason, at.code ?? at.title ?? at.fr),
    refuseDate: () => refuseAt('other-date', at.date),
  };
}

/** @throws NavFileRefusal */
function rowsOf(table: Table, today: string): FileRow[] {
  const refuse = refuserOf(table);
  const [header, ...rows] = table.rows;
  if (!header) return [];
  const places = columns.map((column) => [column, columnOf(header, headers[column], refuse)]);
  const at = Object.fromEntries(places) as Reading['at'];
  const { section, value } = at;
  if (value === undefined || (section === undefined && table.sheet === undefined))
    throw refuse('no-weights', cellName(0, header.row));
  const weights = rows.map((row) => [weightIn(row.cells[value] ?? ''), cellName(value, row.row)] as const);
  const reading = { table, at, mark: decimalMark(weights, refuse), refuse, today };
  return rows.map((row) => rowOf(row, reading));
}

/** Words by which a line is known. */
const nameOf = ({ code, title, fr, en, it }: ImportedLine) => code || title || fr || en || it;

/**
 * The date and the lines of a portfolio file, by section.
 *
 * @param today as `YYYY-MM-DD`
 * @throws NavFileRefusal
 */
export function parsePortfolio(tables: readonly Table[], today: string): ImportedPortfolio {
  const rows = tables.flatMap((table) => rowsOf(table, today));
  if (rows.length === 0) throw new NavFileRefusal({ reason: 'empty' });
  const date = rows.find((row) => row.date !== '')?.date;
  if (date === undefined) throw new NavFileRefusal({ reason: 'no-date' });
  const sections = new Map<PortfolioSection, FileRow[]>();
  for (const row of rows) {
    if (row.date !== '' && row.date !== date) throw row.refuseDate();
    const lines = sections.get(row.section) ?? [];
    if (lines.some((other) => nameOf(other) === nameOf(row))) throw row.refuse('line-twice');
    sections.set(row.section, [...lines, row]);
  }
  return { date, sections };
}
