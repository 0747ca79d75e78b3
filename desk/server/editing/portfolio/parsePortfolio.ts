import { type Cell, cellName, type Row, shownIn, type Table } from '../../../../content/files/tables';
import { defaultLocale, eachLocale, type Locale } from '../../../../src/i18n/locales';
import { type FileAnswers, type NavRefusal, type PortfolioSection, portfolioSections } from '../../../api';
import {
  columnOf,
  folded,
  NavFileRefusal,
  type Placed,
  placedAt,
  type Refuse,
  refuserOf,
} from '../navs/tableColumns';
import { dayReader } from '../navs/dayCells';
import { numberReader } from '../navs/numbers';

/** A line of a breakdown, or one of the largest. What the file does not say is empty. */
export interface ImportedLine {
  code: string;
  title: string;
  titles: Readonly<Record<Locale, string>>;
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
  value: ['poids', 'weight', 'peso', 'valeur', 'value', 'valore'],
  date: ['date', 'jour', 'day', 'data'],
  ...eachLocale((locale) => [...['titre', 'title', 'titolo'].map((title) => title + locale), locale]),
};

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

/** A row whose weight and date are still to be read. */
interface FileRow extends Omit<ImportedLine, 'value'> {
  section: PortfolioSection;
  weight: Placed;
  /** Absent where the row has none. */
  date: Placed | undefined;
}

type Columns = Readonly<Record<Column, number | undefined>>;

/** @throws NavFileRefusal */
function rowOf(row: Row, { sheet }: Table, at: Columns, refuse: Refuse): FileRow {
  const placed = (column: Column) => placedAt(row, at[column] ?? 0, refuse);
  const textIn = (column: Column) => shownIn(row.cells[at[column] ?? -1] ?? '').trim();
  const isBySheet = at.section === undefined;
  const section = sectionOf(isBySheet ? (sheet ?? '') : textIn('section'));
  if (!section)
    throw isBySheet
      ? refuse('unknown-section', undefined, sheet)
      : placed('section').refuse('unknown-section');
  const named = placedAt(row, at.code ?? at.title ?? at[defaultLocale] ?? 0, refuse);
  return {
    section,
    weight: placed('value'),
    date: textIn('date') === '' ? undefined : placed('date'),
    code: textIn('code'),
    title: textIn('title'),
    titles: eachLocale(textIn),
    refuse: (reason) => named.refuse(reason),
  };
}

/** @throws NavFileRefusal */
function rowsOf(table: Table): FileRow[] {
  const refuse = refuserOf(table);
  const [header, ...rows] = table.rows;
  if (!header) return [];
  const places = columns.map((column) => [column, columnOf(header, headers[column], refuse)]);
  const at = Object.fromEntries(places) as Columns;
  if (at.value === undefined || (at.section === undefined && table.sheet === undefined))
    throw refuse('no-weights', cellName(0, header.row));
  return rows.map((row) => rowOf(row, table, at, refuse));
}

/** Fractions of the whole, whose sum is 1, or of its largest lines, whose sum is less. */
const maxOfFractions = 1.5;

type FileLine = FileRow & { value: number };
type SectionLines = [PortfolioSection, FileLine[]];

/**
 * Weights in percent. A cell that shows 9.10 % means 9.1, and so does a column of fractions, if a person says so.
 *
 * @throws NavFileRefusal that asks
 */
function inPercent([section, lines]: SectionLines, answer: FileAnswers['weights']): SectionLines {
  const sum = lines.reduce((all, { value }) => all + Math.abs(value), 0);
  const [first] = lines;
  if (!first || sum > maxOfFractions || answer === 'percentages') return [section, lines];
  const fractions = lines.map((line) => ({ ...line, value: Math.round(line.value * 1e8) / 1e6 }));
  if (answer === 'fractions') return [section, fractions];
  const readingsOf = (all: readonly { value: number }[]) => all.slice(0, 1).map(({ value }) => String(value));
  throw first.weight.refuse('which-weights', undefined, [
    { answers: { weights: 'fractions' }, readings: readingsOf(fractions) },
    { answers: { weights: 'percentages' }, readings: readingsOf(lines) },
  ]);
}

/** Words by which a line is known. */
const nameOf = ({ code, title, titles }: Omit<ImportedLine, 'value'>) =>
  [code, title, ...Object.values(titles)].find((name) => name !== '') ?? '';

/** A weight is no thousands. */
const maxWeight = 200;

/**
 * The date and the lines of a portfolio file, by section.
 *
 * @param today as `YYYY-MM-DD`
 * @throws NavFileRefusal
 */
export function parsePortfolio(
  tables: readonly Table[],
  today: string,
  answers: FileAnswers,
): ImportedPortfolio {
  const rows = tables.flatMap(rowsOf);
  if (rows.length === 0) throw new NavFileRefusal({ reason: 'empty' });
  const dates = rows.flatMap((row) => row.date ?? []);
  const dayAt = dayReader(dates, answers, today);
  const numberAt = numberReader(
    rows.map(({ weight }) => weight),
    answers,
    { fits: (_, value) => Math.abs(value) <= maxWeight, isPercentage: true },
  );
  const [first, ...others] = dates;
  if (!first) throw new NavFileRefusal({ reason: 'no-date' });
  const date = dayAt(first);
  for (const other of others) if (dayAt(other) !== date) throw other.refuse('other-date');
  const sections = new Map<PortfolioSection, Map<string, FileLine>>();
  for (const row of rows) {
    const lines = sections.get(row.section) ?? new Map<string, FileLine>();
    if (lines.has(nameOf(row))) throw row.refuse('line-twice');
    sections.set(row.section, lines.set(nameOf(row), { ...row, value: Number(numberAt(row.weight)) }));
  }
  return {
    date,
    sections: new Map(
      Array.from(sections, ([section, lines]) => inPercent([section, [...lines.values()]], answers.weights)),
    ),
  };
}
