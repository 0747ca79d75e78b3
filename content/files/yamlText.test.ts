import { parseYamlText, type YamlText } from './yamlText';

function parsed(source: string, firstLine?: number): YamlText {
  const yaml = parseYamlText(source, firstLine);
  if (Array.isArray(yaml)) throw new Error(yaml.map(({ message }) => message).join('\n'));
  return yaml;
}

const source = `# A comment
title:
  fr: Un
  en: One
list:
  - code: A
  - code: B
    text: |
      First
      second
empty:
`;

/** A list of two that holds the one before it twice, and so on: a billion texts. */
const bomb = Array.from({ length: 10 }, (_, index) =>
  index === 0 ? 'l0: &l0 [x, x]' : `l${index}: &l${index} [*l${index - 1}, *l${index - 1}]`,
).join('\n');

describe('parseYamlText', () => {
  it('reads days as texts', () => {
    expect(parsed('date: 2026-10-30').value).toEqual({ date: '2026-10-30' });
  });

  it.each([
    [[], 2],
    [['title'], 2],
    [['title', 'en'], 4],
    [['title', 'it'], 2],
    [['title', 'en', 'deeper'], 4],
    [['list', 1], 7],
    [['list', 1, 'text'], 8],
    [['list', 5, 'code'], 5],
    [['empty', 'fr'], 11],
  ])('knows that %j is at line %i', (path, line) => {
    expect(parsed(source).lineOf(path)).toBe(line);
  });

  it('knows where texts begin', () => {
    expect(parsed(source).textLineOf(['list', 1, 'text'])).toBe(9);
    expect(parsed(source).textLineOf(['title', 'en'])).toBe(4);
  });

  it('counts from the line that the YAML begins at', () => {
    expect(parsed('title: a\nslug: b\n', 2).lineOf(['slug'])).toBe(3);
  });

  it('counts in an empty text too', () => {
    expect(parsed('').lineOf(['title'])).toBe(1);
  });

  it.each([
    ['lists', '['.repeat(60)],
    ['maps', '{ a: '.repeat(60)],
    ['lists in lines', Array.from({ length: 60 }, (_, depth) => `${' '.repeat(depth)}-\n`).join('')],
    ['keys', '? '.repeat(60)],
  ])('counts the depth of %s before it reads them', (_what, nested) => {
    expect(parseYamlText(nested)).toEqual([{ line: expect.any(Number), message: 'it is nested too deeply' }]);
  });

  it('reads thousands of entries, and of more says where they stop', () => {
    const entries = (count: number) => '- a\n'.repeat(count);
    expect(parsed(entries(1_900)).value).toHaveLength(1_900);
    expect(parseYamlText(entries(10_000))).toEqual([
      { line: 2_000, message: 'at most 10000 names, values and signs: shorten it' },
    ]);
  });

  it('says of what is nested deeper than a program can go that it is', () => {
    expect(parseYamlText(`a:\n  ${'- '.repeat(20_000)}`)).toContainEqual({
      line: 2,
      message: 'it is nested too deeply',
    });
  });

  it.each([
    ['a list that never ends', 'a: 1\nb: [1\n'],
    ['a key twice', 'a: 1\na: 2\n'],
    ['an alias of nothing', 'a: 1\nb: *c\n'],
    ['a second document', 'a: 1\n---\nb: 2\n'],
    ['many aliases', `a: &a 1\nb: [${'*a, '.repeat(50)}]\n`],
    ['aliases of aliases', bomb],
    ['an alias of what it is in', 'a: &a [1, *a]\n'],
    ['a map as a key', '? { a: 1 }\n: b\n'],
    ['a control character that is written as an escape', 'a: "l\\x92or"\n'],
  ])('refuses %s', (_what, wrong) => {
    expect(parseYamlText(wrong)).toEqual([{ line: expect.any(Number), message: expect.any(String) }]);
  });
});
