import { contentLocales } from '../contentLocales';
import type { DataFile } from '../parsing/content';
import { type Difference, type Fact, type FactSource, type FactValue, placeOf } from './fact';
import { shareFacts } from './shareFacts';
import { cellText, factsOfColumns } from './templateFiles';
import { columnNumber, type TemplateColumn, templateRules } from './templates';

/** Texts are in the words of their maker, and addresses of the site. */
const isCompared = ({ kind, isCompared: isSaid = kind !== 'text' && kind !== 'address' }: Fact) => isSaid;

/** Names are told in any language; spaces and capitals of a file are its own. */
const loose = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Makers round to four decimals of a ratio at least: a hundredth of a percent. */
const ratioDecimals = 4;

function saysTheSame(column: TemplateColumn, text: string, expected: string): boolean {
  if (!['ratio', 'number', 'integer', 'numberOrCodes'].includes(column.format))
    return loose(text) === loose(expected);
  const [is, due] = [Number(text), Number(expected)];
  if (Number.isNaN(is) || Number.isNaN(due)) return text === expected;
  const decimals = text.split('.')[1]?.length ?? 0;
  if (column.format !== 'ratio' || decimals < ratioDecimals) return is === due;
  return Math.abs(is - due) <= 0.5 * 10 ** -decimals + Number.EPSILON;
}

/** All that the fact may be called. */
function textsOf(column: TemplateColumn, value: FactValue): string[] {
  if (typeof value !== 'object' || value === null) return [cellText(column, value)];
  return contentLocales.map((locale) => cellText(column, value[locale]));
}

/** The values of a put file that the content contradicts. A value that only one of them has is no difference. */
export function templateDifferences(of: FactSource, { template, path, cells, line }: DataFile): Difference[] {
  const facts = factsOfColumns[template];
  return templateRules(template).columns.flatMap((column): Difference[] => {
    const number = columnNumber(column);
    const [text = '', code] = [cells.get(number), facts.get(number)];
    if (!code || text === '') return [];
    const fact: Fact = shareFacts[code];
    const [expected = '', ...others] = isCompared(fact) ? textsOf(column, fact.value(of)) : [];
    if (expected === '' || [expected, ...others].some((due) => saysTheSame(column, text, due))) return [];
    return [{ file: path, line, field: column.name, value: text, expected, written: placeOf(fact, of) }];
  });
}
