import { readTerms, retiredTermsIn, type RetiredTerm } from './terms';

const table = `# Terms

| Concept | fr | en | not in fr | not in en |
|---|---|---|---|---|
| benchmark | indice de référence | benchmark | indicateur de référence, indicateurs de référence | |
| fund house | société | firm | | the house |
`;

describe('the table', () => {
  test('gives each retired term with the one that replaces it', () => {
    expect(readTerms(table, ['fr', 'en'])).toEqual([
      { locale: 'fr', retired: 'indicateur de référence', use: 'indice de référence' },
      { locale: 'fr', retired: 'indicateurs de référence', use: 'indice de référence' },
      { locale: 'en', retired: 'the house', use: 'firm' },
    ]);
  });

  test('has columns for every locale', () => {
    expect(() => readTerms(table, ['it'])).toThrow('has no cell for the column not in it');
  });

  test('names a row that lacks cells', () => {
    expect(() => readTerms(`${table}| share | part |\n`, ['fr'])).toThrow('| share | part | has no cell');
  });
});

const terms: RetiredTerm[] = [
  { locale: 'fr', retired: 'droits d’entrée', use: 'coûts d’entrée' },
  { locale: 'fr', retired: 'part', use: 'action' },
  { locale: 'en', retired: 'house', use: 'firm' },
];
const problem = (place: string, { locale, retired, use }: RetiredTerm): string =>
  `${place}: “${retired}” is retired in ${locale}: use “${use}” (docs/terms.md)`;

test('a retired term is found in any case, with either apostrophe, also over lines', () => {
  expect(retiredTermsIn('pages/fr.yaml', 'a: A\nb: |\n  Les Droits\n  d’entrée\n', terms)).toEqual([
    problem('pages/fr.yaml:3', terms[0]!),
  ]);
  expect(retiredTermsIn('locales/fr/n.json', `{\n "a": "DROITS D'ENTRÉE"\n}`, terms)).toEqual([
    problem('locales/fr/n.json:2', terms[0]!),
  ]);
});

test.each(['départ', 'parts', 'parté', 'quote-part', '/fr/part/r', 'part_r', 'part2'])(
  '%s is another word',
  (text) => {
    expect(retiredTermsIn('news/fr.md', text, terms)).toEqual([]);
  },
);

test.each(['part', 'Part.', 'la « part »', '(part)', '**part**', 'l’part'])('it is found in %s', (text) => {
  expect(retiredTermsIn('news/fr.md', `---\n---\n${text}`, terms)).toEqual([
    problem('news/fr.md:3', terms[1]!),
  ]);
});

test('a text of another locale may say it, and so may keys, comments and what stands in no locale', () => {
  expect(retiredTermsIn('pages/en.yaml', 'a: part # house\nhouse: b\n', terms)).toEqual([]);
  expect(retiredTermsIn('fund.yaml', 'code: house\ntitle: { fr: house, en: part }\n', terms)).toEqual([]);
});

test('where a file has several locales, each is read by its own terms, however deep', () => {
  const source = 'title:\n  fr: Une part\n  en:\n    - text: A house\n    - text: A part\n';
  expect(retiredTermsIn('fund.yaml', source, terms)).toEqual([
    problem('fund.yaml:2', terms[1]!),
    problem('fund.yaml:4', terms[2]!),
  ]);
});

test('each occurrence is a line', () => {
  expect(retiredTermsIn('news/en.md', 'House by house\n\nThe house', terms)).toEqual([
    problem('news/en.md:1', terms[2]!),
    problem('news/en.md:1', terms[2]!),
    problem('news/en.md:3', terms[2]!),
  ]);
});
