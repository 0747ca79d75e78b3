import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fileShape, isContentFile, type Shape } from './fileShapes';
import { splitFrontMatter } from '../parsing/readNewsTexts';

const inLocales = { fr: '', en: '', it: '' };

/** The places at which a value has a list or a map of fields that its shape lacks. */
function unknownIn(value: unknown, shape: Shape | undefined, at: string): string[] {
  if (shape === undefined) return [at];
  // A block may have any texts, and one text may stand for a text in each language.
  if (typeof value !== 'object' || value === null || at.endsWith('.texts')) return [];
  if (Array.isArray(value))
    return Array.isArray(shape) ? value.flatMap((entry) => unknownIn(entry, shape[0], `${at}[]`)) : [at];
  if (typeof shape !== 'object' || shape === null || Array.isArray(shape)) return [at];
  return Object.entries(value).flatMap(([name, child]) => unknownIn(child, shape[name], `${at}.${name}`));
}

const folder = path.join(__dirname, '../sample');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!README)\.\w+$/.test(file),
);

test('every file of the sample content is one of the content', () => {
  expect(files.filter((file) => !isContentFile(file))).toEqual([]);
});

test.each([
  'company/index.html',
  'notes/company.yaml',
  'news/letter.docx',
  'news/letter/image.svg',
  'company.yaml',
  '',
])('"%s" is none', (file) => {
  expect(isContentFile(file)).toBe(false);
});

test('every field of the sample content is in the shape of its file', () => {
  const written = files.filter((file) => /\.(?:yaml|md)$/.test(file));
  expect(written.length).toBeGreaterThan(100);
  const unknown = written.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const yaml = file.endsWith('.md') ? (splitFrontMatter(text)?.yaml ?? '') : text;
    return unknownIn(parse(yaml), fileShape(file)?.shape, file);
  });
  expect(unknown).toEqual([]);
});

test('a list has one entry, an optional field its type, and alternatives all their fields', () => {
  expect(fileShape('funds/x/fund.yaml')).toMatchObject({
    shape: {
      riskLevel: null,
      sfdrArticle: null,
      aum: { value: null, date: '', dateFrom: '' },
      characteristics: { custodian: inLocales },
      customData: [{ code: '', title: inLocales, value: inLocales }],
      documents: [{ type: '', date: '', publishAt: '', expireAt: '' }],
    },
  });
  expect(fileShape('news/x/news.yaml')?.shape).toMatchObject({
    funds: [''],
    image: { alt: inLocales, decorative: false },
  });
});

test('the codes of a field are told by its place', () => {
  expect(fileShape('team/team.yaml')?.codes).toEqual({ department: expect.arrayContaining(['research']) });
  expect(fileShape('pages/x/fr.yaml')?.codes).toEqual({
    'components.kind': expect.arrayContaining(['LEAD']),
  });
});

test('a file of no kind has no shape', () => {
  expect(fileShape('funds/x/notes.yaml')).toBeUndefined();
});
