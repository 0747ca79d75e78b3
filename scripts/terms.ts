import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPair, isScalar, parseDocument, visit } from 'yaml';

/** Of `docs/terms.md`: what the texts of a locale no longer say, and the term that they use instead. */
export interface RetiredTerm {
  locale: string;
  retired: string;
  use: string;
}

/** From the table with columns `fr` and `not in fr`, and so for each locale; commas part retired terms. */
export function readTerms(page: string, locales: readonly string[]): RetiredTerm[] {
  const [header = [], , ...rows] = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  const cellOf = (row: readonly string[], name: string): string => {
    const cell = row[header.indexOf(name)];
    if (cell === undefined) throw new Error(`| ${row.join(' | ')} | has no cell for the column ${name}`);
    return cell;
  };
  return locales.flatMap((locale) =>
    rows.flatMap((row) =>
      cellOf(row, `not in ${locale}`)
        .split(/\s*,\s*/)
        .filter(Boolean)
        .map((retired) => ({ locale, retired, use: cellOf(row, locale) })),
    ),
  );
}

/** Where a file says something, as offsets in its source. */
interface Passage {
  locale: string | undefined;
  start: number;
  end: number;
}

/** The values of YAML or JSON: each in the file's own locale, or in that under whose name it stands. */
function passagesOf(source: string, locales: readonly string[], own: string | undefined): Passage[] {
  const passages: Passage[] = [];
  visit(parseDocument(source), {
    Scalar: (key, { range }, ancestors) => {
      if (key === 'key' || !range) return;
      const names = ancestors.map((node) => isPair(node) && isScalar(node.key) && node.key.value);
      const locale = own ?? locales.find((name) => names.includes(name));
      passages.push({ locale, start: range[0], end: range[1] });
    },
  });
  return passages;
}

/** As whole words, over line breaks; what hyphens, slashes and underscores join is another word, or an address. */
function patternOf(term: string): RegExp {
  const words = term
    .replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replace(/['’]/g, "['’]")
    .replace(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}/_-])${words}(?![\p{L}\p{N}/_-])`, 'giu');
}

/** A line for each place where a text says a retired term of its locale. */
export function retiredTermsIn(file: string, source: string, terms: readonly RetiredTerm[]): string[] {
  const locales = [...new Set(terms.map(({ locale }) => locale))];
  const own = locales.find((locale) => new RegExp(`[/.]${locale}[/.]`).test(file));
  const passages = file.endsWith('.md')
    ? [{ locale: own, start: 0, end: source.length }]
    : passagesOf(source, locales, own);
  return terms.flatMap(({ locale, retired, use }) => {
    const pattern = patternOf(retired);
    return passages
      .filter((passage) => passage.locale === locale)
      .flatMap(({ start, end }) =>
        [...source.slice(start, end).matchAll(pattern)].map(({ index }) => {
          const line = source.slice(0, start + index).split('\n').length;
          return `${file}:${line}: “${retired}” is retired in ${locale}: use “${use}” (docs/terms.md)`;
        }),
      );
  });
}

/** Of all texts below these folders: dictionaries and content. */
export function retiredTermsBelow(folders: readonly string[], terms: readonly RetiredTerm[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(json|yaml|md)$/.test(name))
      .map((name) => path.join(folder, name))
      .flatMap((file) => retiredTermsIn(file, readFileSync(file, 'utf8'), terms)),
  );
}
