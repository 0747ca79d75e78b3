import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Json } from '../../api';
import { contentValue, emptyLike, fieldKind, formValue, nextItemTexts, withMissingFields } from './formShape';

const news = 'news/2026-10-30-letter/news.yaml';

describe('what a form shows', () => {
  it('has fields that problems call missing, so that they can be filled in again', () => {
    const sentences = [
      'title: missing, expected a text',
      'description: missing, expected a text in fr, en and it',
      'displayOrder: missing, expected a whole number from 0 to 9999',
      'infos: missing, expected a list',
      'slug: missing, expected a slug',
      'brand.colour: missing, expected a colour',
    ];
    expect(withMissingFields({ slug: 'kept' }, sentences)).toEqual({
      slug: 'kept',
      title: '',
      description: { fr: '', en: '', it: '' },
      displayOrder: null,
    });
    expect(withMissingFields(['a list'], sentences)).toEqual(['a list']);
  });

  it('offers the fields that a news item may have, behind those that it has', () => {
    const value = formValue({ category: 'supports', routeType: 'ROUTE' }, news);
    expect(Object.keys(value as object)).toEqual([
      'category',
      'routeType',
      'mediaType',
      'externalUrl',
      'documentTitle',
      'funds',
      'publishAt',
      'expireAt',
      'updatedAt',
      'image',
    ]);
  });

  it('has the text below the other fields', () => {
    const value = formValue({ title: '', '---': 'x' }, 'news/2026-10-30-letter/fr.md');
    expect(Object.keys(value as object)).toEqual(['title', 'slug', 'summary', '---']);
  });

  it('shows all languages of a text that is in some', () => {
    expect(formValue({ title: { en: 'x' } }, 'company/company.yaml')).toEqual({
      title: { en: 'x', fr: '', it: '' },
    });
  });

  it('gives entries the fields of those beside them, but no items of other blocks', () => {
    const value = formValue(
      {
        components: [
          { code: 'a', kind: 'CARDS', texts: { title: 'x', '1.title': 'y', '1.body': 'z', '2.title': 'w' } },
          { code: 'b', kind: 'CARDS', texts: { body: 'x' } },
          { code: 'c', kind: 'LEAD', texts: {} },
        ],
      },
      'pages/contact/fr.yaml',
    );
    expect(value).toMatchObject({
      components: [
        { texts: { title: 'x', body: '', '1.title': 'y', '1.body': 'z', '2.title': 'w', '2.body': '' } },
        { texts: { title: '', body: 'x' } },
        { texts: {} },
      ],
    });
    expect(JSON.stringify((value as { components: unknown[] }).components[1])).not.toContain('1.title');
  });

  it.each<[string, Parameters<typeof formValue>]>([
    ['news', [{ category: 'x', funds: ['a'], image: { decorative: true } }, news]],
    ['a text', [{ title: 'x', '---': 'One\n\n**two**  \n' }, 'news/x/fr.md']],
    [
      'a list',
      [
        [
          { code: 'a', name: 'x' },
          { code: 'b', portrait: 'b.png' },
        ],
        'team/team.yaml',
      ],
    ],
    ['a share', [{ active: false, fees: { movement: 0 }, slug: 'i' }, 'funds/a/shares/ZZ.yaml']],
    ['lists of texts and numbers', [{ a: ['', 'x', null, 0] }, 'x/y.yaml']],
  ])('means what was loaded: %s', (_, [value, file]) => {
    expect(contentValue(formValue(value, file))).toEqual(contentValue(value));
  });
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
  [['active'], false, 'flag'],
  [['tags'], [], 'list'],
  [['title'], { fr: 'x' }, 'localised'],
  [['fees'], { performance: { fr: 'x' } }, 'map'],
  [['fees'], {}, 'map'],
] as const)('%j with %j is edited as %s', (path, value, kind) => {
  expect(fieldKind(path, Array.isArray(value) ? [] : (value as string))).toBe(kind);
});

test('a form of each file of the sample content means what the file says', () => {
  const folder = path.join(__dirname, '../../../content-api/content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const value = parse(readFileSync(path.join(folder, file), 'utf8')) as Json;
    expect(contentValue(formValue(value, file))).toEqual(contentValue(value));
  }
});
