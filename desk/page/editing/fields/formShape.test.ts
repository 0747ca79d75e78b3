import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fileShape } from '../../../../content/schemas/fileShapes';
import type { Json, JsonMap } from '../../../api';
import { contentValue, emptyEntry, emptyLike, fieldKind, formValue, nextItemTexts } from './formShape';

const news = 'news/2026-10-30-letter/news.yaml';

const shapeOf = (file: string): Json | undefined => fileShape(file)?.shape;

describe('what a form shows', () => {
  it('offers the fields that a file may have, behind those that it has', () => {
    const shape = {
      category: '',
      funds: [''],
      image: { alt: { fr: '', en: '', it: '' }, decorative: false },
    };
    expect(formValue({ routeType: 'ROUTE', funds: null }, shape)).toEqual({
      routeType: 'ROUTE',
      category: '',
      funds: [],
      image: { alt: { fr: '', en: '', it: '' }, decorative: false },
    });
  });

  it('has a field of numbers for a number that is not in the file yet, nor in a new entry', () => {
    const file = 'funds/asia/shares/ZZ0000000016.yaml';
    expect(formValue({}, shapeOf(file))).toMatchObject({
      riskLevel: null,
      inceptionNav: null,
      costs: { year: null, entry: null },
    });
    expect(emptyLike(emptyEntry(shapeOf(file), ['splits']) ?? '')).toEqual({ date: '', ratio: null });
  });

  it('has the text below the other fields', () => {
    const value = formValue({ title: '', '---': 'x' }, { title: '', slug: '', summary: '', '---': '' });
    expect(Object.keys(value as object)).toEqual(['title', 'slug', 'summary', '---']);
  });

  it('shows all languages of a text that is in some', () => {
    expect(formValue({ title: { en: 'x' } })).toEqual({
      title: { en: 'x', fr: '', it: '' },
    });
  });

  it('gives a block the texts of its kind, and each of its items those of the others', () => {
    const shape: Json = {
      components: [
        { code: '', kind: '', texts: {} },
        { code: '', kind: 'CARDS', texts: { title: '', body: '', '1.title': '', '1.body': '' } },
      ],
    };
    const value = formValue(
      {
        components: [
          { code: 'a', kind: 'CARDS', texts: { title: 'x', '1.title': 'y', '2.title': 'w' } },
          { code: 'c', kind: 'LEAD', texts: {} },
        ],
      },
      shape,
    );
    expect(value).toEqual({
      components: [
        {
          code: 'a',
          kind: 'CARDS',
          texts: { title: 'x', body: '', '1.title': 'y', '1.body': '', '2.title': 'w', '2.body': '' },
        },
        { code: 'c', kind: 'LEAD', texts: {} },
      ],
    });
  });

  it.each<[string, Json, string]>([
    ['news', { category: 'x', funds: ['a'], image: { decorative: true } }, news],
    ['a text', { title: 'x', '---': 'One\n\n**two**  \n' }, 'news/x/fr.md'],
    [
      'a list',
      [
        { code: 'a', name: 'x' },
        { code: 'b', portrait: 'b.png' },
      ],
      'team/team.yaml',
    ],
    ['a share', { active: false, fees: { movement: 0 }, slug: 'i' }, 'funds/a/shares/ZZ.yaml'],
    ['lists of texts and numbers', { a: ['', 'x', null, 0] }, 'x/y.yaml'],
  ])('means what was loaded: %s', (_, value, file) => {
    expect(contentValue(formValue(value, shapeOf(file)))).toEqual(contentValue(value));
  });
});

describe('a group that a file may have', () => {
  const file = 'funds/asia/fund.yaml';
  const form = formValue({ code: 'asia' }, shapeOf(file));
  const kid = (form as { kid: JsonMap }).kid;

  it('is no content while nobody fills it in, although it has ticks', () => {
    expect(kid).toMatchObject({ category: null, comprehensionAlert: false });
    expect(contentValue(form)).toEqual({ code: 'asia' });
  });

  it('has its ticks as they are once one of its fields is filled in', () => {
    const filled = { ...(form as JsonMap), kid: { ...kid, category: 2 } };
    expect(contentValue(filled)).toEqual({ code: 'asia', kid: { category: 2, comprehensionAlert: false } });
  });

  it('is content with a tick alone', () => {
    const ticked = { ...(form as JsonMap), kid: { ...kid, comprehensionAlert: true } };
    expect(contentValue(ticked)).toEqual({ code: 'asia', kid: { comprehensionAlert: true } });
  });
});

test('the first entry of a list has the fields that the content allows', () => {
  const shape = { customData: [{ code: '', title: { fr: '' } }], team: [[{ name: '' }]], tags: [''] };
  expect(emptyEntry(shape, ['customData'])).toEqual({ code: '', title: { fr: '' } });
  expect(emptyEntry(shape, ['team', 3])).toEqual({ name: '' });
  expect(emptyEntry(shape, ['tags'])).toBe('');
  expect(emptyEntry(shape, ['other'])).toBeUndefined();
  expect(emptyEntry([{ code: '' }], [])).toEqual({ code: '' });
});

test('an empty field is not there, but an empty entry is', () => {
  expect(
    contentValue({
      a: '',
      b: null,
      c: [],
      d: { e: '' },
      f: [''],
      g: [{ h: '' }],
      i: false,
      decorative: false,
    }),
  ).toEqual({
    f: [''],
    g: [{}],
    i: false,
  });
});

test('a new entry has the shape of another, and is of its kind', () => {
  expect(
    emptyLike({
      code: 'x',
      kind: 'CARDS',
      texts: { title: 'x' },
      value: 4,
      isOpen: true,
      documents: [{ a: 1 }],
    }),
  ).toEqual({ code: '', kind: 'CARDS', texts: { title: '' }, value: null, isOpen: true, documents: [] });
});

test('a further item of a block has the next number', () => {
  expect(nextItemTexts({ title: 'x', '1.title': 'a', '9.body': 'b' })).toEqual({
    '10.title': '',
    '10.body': '',
  });
  expect(nextItemTexts({ title: 'x' })).toEqual({});
});

test.each([
  [['title'], 'short', 'text'],
  [['title'], 'x'.repeat(71), 'long'],
  [['summary'], '', 'long'],
  [['a'], 'one\ntwo', 'long'],
  [['---'], '', 'markdown'],
  [['components', 0, 'texts', '2.body'], '', 'markdown'],
  [[0, 'biography', 'it'], '', 'markdown'],
  [['updatedAt'], '2026-06-15', 'day'],
  [['updatedAt'], 'tomorrow', 'text'],
  [['expireAt'], '2026-12-31', 'moment'],
  [['expireAt'], '2026-12-31 09:00', 'moment'],
  [['expireAt'], 'soon', 'text'],
  [['riskLevel'], 4, 'number'],
  [['x'], null, 'number'],
  [['active'], false, undefined],
  [['title'], { fr: 'x' }, 'localised'],
  [['fees'], { performance: { fr: 'x' } }, undefined],
  [['fees'], {}, undefined],
] as const)('%j with %j is edited as %s', (path, value, kind) => {
  expect(fieldKind(path, value)).toBe(kind);
});

test('a form of each file of the sample content means what the file says', () => {
  const folder = path.join(__dirname, '../../../../content/sample');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const value = parse(readFileSync(path.join(folder, file), 'utf8')) as Json;
    expect(contentValue(formValue(value, shapeOf(file)))).toEqual(contentValue(value));
  }
});
