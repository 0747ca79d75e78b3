import { type DataTemplate, DataTemplate as templates } from '../../contract/codes.generated';
import { duties, timeOf } from '../duties';
import { type Fact, isDerived } from './fact';
import { characteristicCodes } from './fundCharacteristics';
import { shareFacts } from './shareFacts';
import { templateRules } from './templates';

/*
 * The parts of documents that follow from the tables of facts and of duties: `npm run generate:types` writes them between their marks.
 */

const facts: readonly Fact[] = Object.values(shareFacts);

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The schemas have the types of the columns. */
function columnTable(heading: 'openfunds' | 'formerly', cellsOf: (fact: Fact) => readonly string[]): string {
  const rows = facts.flatMap((fact) => (fact[heading] ? [[`\`${fact[heading]}\``, ...cellsOf(fact)]] : []));
  return table(['column', 'it is', 'on the page'], rows);
}

const meaningCells = ({ meaning, shown = '' }: Fact) => [meaning, shown];

/** A former column is explained by the number of its openfunds field, where that has another name. */
function formerCells(fact: Fact): readonly string[] {
  const [number] = fact.openfunds?.split(' ') ?? [];
  return number === undefined ? meaningCells(fact) : [`\`${number}\``, ''];
}

const fileOf = (written: string) => written.replaceAll('<', '‹').replaceAll('>', '›');

/** A law heads the columns that it asks for; those of one place stand together. */
function templateTable(): string {
  const filled = facts.filter((fact) => fact.templates);
  const laws = new Set(filled.map(({ law = '' }) => law));
  const rows = [...laws].flatMap((law) => {
    const asked = filled.filter((fact) => (fact.law ?? '') === law);
    const placeCell = (fact: Fact) => (isDerived(fact) ? fact.meaning : fileOf(fact.written));
    const places = new Set(asked.map(placeCell));
    const placeRows = [...places].map((place) => {
      const there = asked.filter((fact) => placeCell(fact) === place);
      const columns = templates.map((template) => there.flatMap((fact) => fact.templates?.[template] ?? []));
      return [place, ...columns.map((numbers) => numbers.sort().join(', '))];
    });
    return law === '' ? placeRows : [[`**${law}**`, ...templates.map(() => '')], ...placeRows];
  });
  return table(['written in, or derived', ...templates], rows);
}

function rulesTable(): string {
  const rows = templates.map((template: DataTemplate) => {
    const { version, published, columns } = templateRules(template);
    const told = new Set(facts.flatMap((fact) => fact.templates?.[template] ?? []));
    return [template, version, published, String(columns.length), String(told.size + 2)];
  });
  return table(['template', 'version', 'of', 'columns', 'filled by the product'], rows);
}

/** By the mark in `docs/data-files.md`. */
export const factsTables: Readonly<Record<string, () => string>> = {
  openfunds: () => columnTable('openfunds', meaningCells),
  former: () => columnTable('formerly', formerCells),
  templates: templateTable,
  rules: rulesTable,
};

/** By the mark in `docs/duties.md`. */
export const dutiesTables: typeof factsTables = {
  duties: () =>
    table(
      ['code', 'asks for', 'article', 'applies'],
      duties.map((duty) => [
        `\`${duty.code}\``,
        duty.asks,
        duty.unconfirmed === undefined
          ? duty.article
          : `${duty.article} _(unconfirmed: ${duty.unconfirmed})_`,
        timeOf(duty),
      ]),
    ),
};

/** The text with other lines between two marks, each alone on its line. @throws Error where a mark is missing */
function withMarked(text: string, [begin, end]: readonly [string, string], lines: string): string {
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`Expected the marks ${begin} and ${end}`);
  const indent = text.slice(text.lastIndexOf('\n', to) + 1, to);
  return `${text.slice(0, from + begin.length)}\n${lines.replaceAll(/^(?=.)/gm, indent)}\n${indent}${text.slice(to)}`;
}

/** The document with its tables made anew. @throws Error where a mark is missing */
export function withTables(document: string, tables: Readonly<Record<string, () => string>>): string {
  return Object.entries(tables).reduce(
    (text, [mark, make]) => withMarked(text, [`<!-- ${mark} -->`, `<!-- /${mark} -->`], `\n${make()}\n`),
    document,
  );
}

/** The contract, or the site's query, with a line for each characteristic of a fund. @throws Error where a mark is missing */
export function withCharacteristics(graphql: string, lineOf: (code: string) => string): string {
  return withMarked(
    graphql,
    ['# characteristics', '# /characteristics'],
    characteristicCodes.map(lineOf).join('\n'),
  );
}

/** Tables as a formatter may align them. */
export const plainTables = (document: string): string =>
  document.replaceAll(/ +\|/g, ' |').replaceAll(/\| +/g, '| ').replaceAll(/-{3,}/g, '---');
