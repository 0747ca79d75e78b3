import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { keysInUse, problemsOf, readDictionaries, textsOf, unusedKeys } from './dictionaryProblems';

const dictionaryOf = (namespaces: object) =>
  new Map(
    Object.entries(namespaces).flatMap(([namespace, texts]: [string, object]) =>
      textsOf(texts, `${namespace}:`),
    ),
  );

test('texts are known by namespace and path', () => {
  expect(textsOf({ a: 'A', b: { c: 'C', d: ['D'] } }, 'n:')).toEqual([
    ['n:a', 'A'],
    ['n:b.c', 'C'],
    ['n:b.d.0', 'D'],
  ]);
  expect(() => textsOf({ a: { b: 1 } }, 'n:')).toThrow('n:a.b is not a text');
});

test('locales have the same keys and marks, in any order, and their own plural forms', () => {
  const fr = dictionaryOf({ n: { a: '{{x}} {{y}}', b_one: '1', b_many: 'm', b_other: '{{count}}' } });
  const en = dictionaryOf({ n: { b_one: 'one', b_other: '{{count}}', a: '{{y}} {{x}}' } });
  expect(problemsOf(en, 'en', fr)).toEqual([]);
  expect(problemsOf(en, 'it', fr)).toEqual(['n:b_many is missing']);
  expect(problemsOf(fr, 'en', fr)).toEqual(['n:b_many is too much']);
});

test('what a locale lacks, has too much or leaves empty is named', () => {
  const fr = dictionaryOf({ n: { a: 'A', step_one: 'I', c: 'C', d: '{{x}}' }, routes: { index: '' } });
  const en = dictionaryOf({ n: { step_one: 'I', c: ' ', d: '{{y}}', e: 'E' }, routes: { index: '' } });
  expect(problemsOf(en, 'en', fr)).toEqual([
    'n:a is missing',
    'n:e is too much',
    'n:c is empty',
    'n:d has other {{marks}}',
  ]);
});

test('formats are refused, as page texts are filled in without them', () => {
  const fr = dictionaryOf({ n: { a: '{{x, number}}' } });
  expect(problemsOf(fr, 'fr', fr)).toEqual(['n:a has a format, which would show as it is written']);
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dictionaries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Into the folder; the path of the file. */
function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('what cannot be read is a line', () => {
  beforeEach(() => {
    write('fr/common.json', '{ "home": "Accueil" }');
    write('en/common.json', '{ "home": "Home" }');
  });

  function problemsIn(...locales: string[]): string[] {
    return readDictionaries(folder, locales).problems.map((problem) => problem.replace(`${folder}/`, ''));
  }

  test('no problem where every file can be read', () => {
    expect(problemsIn('fr', 'en')).toEqual([]);
    const { dictionaries } = readDictionaries(folder, ['fr', 'en'] as const);
    expect([...dictionaries]).toEqual([
      ['fr', new Map([['common:home', 'Accueil']])],
      ['en', new Map([['common:home', 'Home']])],
    ]);
  });

  test('a locale without a folder', () => {
    expect(problemsIn('fr', 'de')).toEqual(['de is missing: each locale has its dictionaries there']);
  });

  test('a file that one locale lacks', () => {
    write('fr/chart.json', '{}');
    expect(problemsIn('fr', 'en')).toEqual(['en/chart.json is missing']);
  });

  test.each([
    ['{ "home": "Home", }', /^en\/common.json: .*JSON/],
    ['{ "home": 1 }', /^en\/common.json: common:home is not a text$/],
    ['null', /^en\/common.json: it holds no texts by name$/],
  ])('a file that holds %s', (text, problem) => {
    write('en/common.json', text);
    expect(problemsIn('fr', 'en')).toEqual([expect.stringMatching(problem)]);
  });
});

/** The keys that a source in the folder uses. */
function usedIn(text: string): ReadonlySet<string> {
  const source = write('texts.ts', text);
  const program = ts.createProgram([source], {
    strict: true,
    noLib: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    resolveJsonModule: true,
  });
  return keysInUse(program, [program.getSourceFile(source)!]);
}

test('a text of an imported dictionary is used where its name is read', () => {
  const layout = JSON.stringify({
    home: 'H',
    menu: 'M',
    close: 'C',
    never: 'N',
    lists: ['a', 'b'],
    error: { title: 'T', never: 'N' },
    table: { caption: 'C', days: 'D' },
    kind: { page: 'P', fund: 'F', never: 'N' },
  });
  const source = `
    import en from './en/layout.json';
    import fr from './fr/layout.json';
    const dictionary = { fr, en };
    export function texts(locale: 'fr' | 'en', kind: 'page' | 'fund') {
      const words = dictionary[locale];
      const { menu, error } = words;
      const ofTable = { ...words.table };
      return [words.home, menu, words['close'], words.lists, error.title, words.kind[kind], ofTable];
    }`;
  for (const locale of ['en', 'fr']) write(`${locale}/layout.json`, layout);
  const dictionary = new Map(textsOf(JSON.parse(layout) as object, 'layout:'));
  expect(unusedKeys(dictionary, usedIn(source))).toEqual([
    'layout:never',
    'layout:error.never',
    'layout:kind.never',
  ]);
});

test('a key is used by a literal, a condition or a template of known codes', () => {
  const source = `
    declare function t<Key extends string>(key: Key, values?: object): string;
    function texts(id: 'vision' | 'impact', isOpen: boolean) {
      t('funds:years', { count: 2 });
      t(isOpen ? 'common:life' : 'common:errors.backHome');
      t(\`esg:title.\${id}\`);
    }`;
  const used = usedIn(source);
  expect([...used].sort()).toEqual([
    'common:errors.backHome',
    'common:life',
    'esg:title.impact',
    'esg:title.vision',
    'funds:years',
  ]);
  const funds = dictionaryOf({ funds: { years_one: '1', years_other: 'n', share: 'S' } });
  expect(unusedKeys(funds, used)).toEqual(['funds:share']);
});
