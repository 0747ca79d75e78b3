import { type DataTemplate, DataTemplate as templates } from '../../contract/codes.generated';
import { duties, timeOf } from '../duties';
import type { Fact } from './fact';
import { characteristicCodes } from './fundCharacteristics';
import { shareFacts } from './shareFacts';
import { templateRules } from './templates';

/*
 * The parts of documents that follow from the tables of facts and of duties: `npm run generate:types` writes them between their marks.
 */

const kinds: Record<Fact['kind'], string> = {
  text: 'text',
  code: 'code',
  percent: 'part of one',
  amount: 'number',
  number: 'number',
  yesNo: '`yes` or `no`',
  day: 'day',
  time: '`HH:MM`',
  address: 'address',
};

const facts: readonly Fact[] = Object.values(shareFacts);

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

function columnTable(headingOf: (fact: Fact) => string | undefined): string {
  const rows = facts.flatMap((fact) => {
    const heading = headingOf(fact);
    return heading === undefined
      ? []
      : [[`\`${heading}\``, fact.meaning, kinds[fact.kind], fact.shown ?? '']];
  });
  return table(['column', 'it is', 'as', 'on the page'], rows);
}

const fileOf = (written: string) => written.replaceAll('<', '‹').replaceAll('>', '›');

function templateTable(): string {
  const rows = facts.flatMap(({ templates: columns = {}, meaning, written, law = '' }) => {
    const numbers = templates.map((template) => (columns[template] ?? []).join(', '));
    return numbers.some((text) => text !== '') ? [[meaning, ...numbers, fileOf(written), law]] : [];
  });
  return table(['it is', ...templates, 'written in', 'law'], rows);
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
  openfunds: () => columnTable(({ openfunds }) => openfunds),
  former: () => columnTable(({ formerly }) => formerly),
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
