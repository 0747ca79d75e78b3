import ts from 'typescript';
import { keysInUse, problemsOf, textsOf, unusedKeys } from './dictionaries';

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

test('a key is used by a literal, a condition or a template of known codes', () => {
  const source = `
    declare function t<Key extends string>(key: Key, values?: object): string;
    function texts(id: 'vision' | 'impact', isOpen: boolean) {
      t('funds:years', { count: 2 });
      t(isOpen ? 'common:life' : 'common:errors.backHome');
      t(\`esg:title.\${id}\`);
    }`;
  const host = ts.createCompilerHost({});
  host.getSourceFile = (file) => ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true);
  const program = ts.createProgram(['texts.ts'], { strict: true, noLib: true, types: [] }, host);
  const used = keysInUse(program, program.getSourceFiles());
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
