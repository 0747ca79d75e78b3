import path from 'node:path';
import type { ContentLocale } from '../contentLocales';
import type { Page } from './content';
import { readContent } from './readContent';

const esgPage = 'esg-sri-approach';

let pages: ReadonlyMap<ContentLocale, Page>;

beforeAll(async () => {
  const content = await readContent(path.join(__dirname, '../sample'));
  pages = new Map(
    content.pages.filter(({ code }) => code === esgPage).map((page) => [page.locale, page] as const),
  );
});

const componentsIn = (locale: ContentLocale) => pages.get(locale)?.components ?? [];

/** Numbers written in digits, sorted by size: word order differs between languages. */
function numbersIn(texts: readonly { code: string; content: string }[]): number[] {
  return texts
    .filter(({ code }) => !code.endsWith('.url'))
    .flatMap(({ content }) => content.replaceAll(/href="[^"]*"/g, '').match(/\d+(?:[.,]\d+)?/g) ?? [])
    .map((number) => Number(number.replace(',', '.')))
    .toSorted((a, b) => a - b);
}

it.each(['en', 'it'] as const)(
  'the ESG page in %s has the blocks and figures of the French one',
  (locale) => {
    const french = componentsIn('fr');
    expect(french.length).toBeGreaterThan(0);
    expect(componentsIn(locale).map(({ code, kind, texts }) => [code, kind, numbersIn(texts)])).toEqual(
      french.map(({ code, kind, texts }) => [code, kind, numbersIn(texts)]),
    );
  },
);
