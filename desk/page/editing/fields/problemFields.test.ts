import { fieldOfProblem, pathText, placeProblems } from './problemFields';

const page = { title: 'x', components: [{ code: 'a', texts: { '1.body': 'x', '11.body': 'y', body: 'z' } }] };

test.each([
  ['title: expected a text, got nothing', ['title'], 'expected a text, got nothing'],
  ['components[0].texts.1.body: expected x', ['components', 0, 'texts', '1.body'], 'expected x'],
  ['components[0].texts.11.body: expected x', ['components', 0, 'texts', '11.body'], 'expected x'],
  [
    'components[0].texts.2.body: missing, expected a text',
    ['components', 0, 'texts'],
    'missing, expected a text',
  ],
  ['components[3].kind: expected x', ['components'], 'expected x'],
  ['titles: unknown key', undefined, undefined],
  ['expected a map of title', undefined, undefined],
])('%s', (sentence, path, rest) => {
  const found = fieldOfProblem('pages/a/fr.yaml', page, sentence);
  expect(found?.path).toEqual(path);
  expect(found?.sentence).toEqual(rest);
});

test('what is wrong below the front matter is of the text', () => {
  const value = { title: 'x', '---': '# y' };
  const sentence = 'expected paragraphs, **bold**, got a heading';
  expect(fieldOfProblem('news/a/fr.md', value, sentence)).toEqual({ path: ['---'], sentence });
  const noFrontMatter = 'expected front matter (title, slug and summary) between two lines of ---';
  expect(fieldOfProblem('news/a/fr.md', value, noFrontMatter)).toBeUndefined();
});

test('problems of the item stand at their fields, all others together', () => {
  const of = (file: string, expected: string) => ({ file, line: 1, expected });
  const other = of('content/team/team.yaml', '[0].code: expected a code');
  const unknown = of('content/pages/a/fr.yaml', 'unknown key "x", expected only title');
  const { ofFields, others } = placeProblems(
    [of('content/pages/a/fr.yaml', 'title: one'), of('pages/a/fr.yaml', 'title: two'), other, unknown],
    new Map([['pages/a/fr.yaml', page]]),
  );
  expect(ofFields.get('pages/a/fr.yaml#title')).toEqual(['one', 'two']);
  expect(others).toEqual([other, unknown]);
});

test('paths are written as problems write them', () => {
  expect(pathText([0, 'slug', 'fr'])).toBe('[0].slug.fr');
  expect(pathText(['a', 1, 2, 'b.c'])).toBe('a[1][2].b.c');
});
