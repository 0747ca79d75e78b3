import type { ContentItem } from './contentItem';
import { exampleItem } from './testing/exampleItem';
import { textIndex, type TextSearch, toleratedDistance } from './textIndex';

const everything = () => true;

/** Codes of the French items found; `items` maps codes to texts. */
function found(
  items: Record<string, Partial<ContentItem> & { keywords?: string[] }>,
  search: string | TextSearch,
  isWanted: (position: number) => boolean = everything,
): string[] {
  const codes = Object.keys(items);
  const indexed = Object.entries(items).map(([code, { keywords = [], ...change }]) => ({
    item: exampleItem({ title: '', ...change, code }),
    keywords,
  }));
  const positions = textIndex(indexed, 'fr').find(
    typeof search === 'string' ? { query: search } : search,
    isWanted,
  );
  return positions.map((position) => codes[position]!);
}

const library = {
  emerging: { title: 'Les marchés émergents', text: 'Entreprise par entreprise' },
  india: { title: 'Meridane Inde', text: 'Une épargne qui passe à la Bourse', isin: 'ZZ0000000016' },
  asia: { title: 'Meridane Asie', description: 'Un œil sur l’épargne', isin: 'ZZ0000000024' },
  contact: { title: 'Nous contacter', keywords: ['téléphone', 'Maud Verlaine'] },
};

test.each<[string, string[]]>([
  // Accents, case and ligatures.
  ['emergents', ['emerging']],
  ['ÉMERGENTS', ['emerging']],
  ['oeil', ['asia']],
  // Prefixes.
  ['entrep', ['emerging']],
  ['mar eme', ['emerging']],
  // Typos, in words that are long enough.
  ['emergnts', ['emerging']],
  ['emregents', ['emerging']],
  ['epagne asue', ['asia']],
  ['ni', []],
  // All words, in any field and in any order.
  ['bourse inde', ['india']],
  ['asie epargne', ['asia']],
  // Any word, if no item has them all.
  ['asie bourse', ['asia', 'india']],
  // Indexed words that are never displayed.
  ['verlaine', ['contact']],
  ['telephone', ['contact']],
  // ISINs: complete, partial or with spaces; never another share's.
  ['ZZ0000000016', ['india']],
  ['zz00 0000 0016', ['india']],
  ['ZZ00000000', ['india', 'asia']],
  ['ZZ0000000032', []],
  // Stop words change nothing and find nothing by themselves.
  ['la bourse de l’Inde', ['india']],
  ['xylophone de', []],
  ['l', []],
  // The last word may be a prefix.
  ['en', ['emerging']],
  // No words, or only unknown ones.
  ['…', []],
  ['xylophone', []],
])('"%s" finds %j', (query, expected) => {
  expect(found(library, query).toSorted()).toEqual(expected.toSorted());
});

test('what has a word in its title comes before what says it elsewhere', () => {
  const items = {
    text: { text: 'Inde' },
    description: { description: 'Inde' },
    title: { title: 'Inde' },
  };
  expect(found(items, 'inde')).toEqual(['title', 'description', 'text']);
});

test('a whole word comes before a beginning', () => {
  expect(found({ beginning: { title: 'Indexation' }, whole: { title: 'Index' } }, 'index')).toEqual([
    'whole',
    'beginning',
  ]);
});

test('equally good matches keep the order of the items', () => {
  const items = Object.fromEntries(['c', 'a', 'b'].map((code) => [code, { title: 'Inde' }]));
  expect(found(items, 'inde')).toEqual(['c', 'a', 'b']);
});

test('only the requested fields', () => {
  expect(found(library, { query: 'epargne', fields: ['description'] })).toEqual(['asia']);
  expect(found(library, { query: 'verlaine', fields: ['title', 'text'] })).toEqual([]);
});

test('unwanted items do not influence the search', () => {
  // If the only item with both words is left out, it searches for each of them.
  const withoutIndia = (position: number) => position !== 1;
  expect(found(library, 'bourse inde')).toEqual(['india']);
  expect(found(library, 'bourse inde', withoutIndia)).toEqual([]);
  expect(found(library, 'epargne inde', withoutIndia)).toEqual(['asia']);
});

test.each([
  ['ind', 0],
  ['inde', 1],
  ['emerger', 1],
  ['emergent', 2],
  ['e'.repeat(24), 2],
  ['e'.repeat(25), 0],
  ['zz0000000016', 0],
  ['2026', 0],
] as const)('of "%s", %i letters may differ', (word, letters) => {
  expect(toleratedDistance(word)).toBe(letters);
});
