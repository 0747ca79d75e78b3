import type { Json } from '../../../api';
import { documentFolders, documentsIn, missingIn, removedDocument, savedDocument } from './documentFiles';

const folder = 'funds/asia/shares/ZZ0000000016';
const list = `${folder}.yaml`;
const place = { folder, list };
const filesOf = (...names: string[]) =>
  names.map((name) => ({ path: `${folder}/${name}.pdf`, blob: `of ${name}`, size: 1 }));

/** The names of what is saved, and how each comes to be. */
function saving(documents: Json, names: string[], date: string, locales = ['fr']) {
  const saved = savedDocument({
    place,
    type: 'KIID',
    date,
    added: new Map(locales.map((locale) => [locale, 'new'])),
    listFile: { blob: 'list', value: { documents } },
    files: filesOf(...names),
  });
  return saved.map(({ path, base, ...how }) => {
    const name = path.replace(`${folder}/`, '').replace('.pdf', '');
    if ('edits' in how) return how.edits;
    return [name, base, 'copyOf' in how ? how.copyOf.replace(`${folder}/`, 'copy of ') : how.content];
  });
}

const dated: Json[] = [{ type: 'PROSPECTUS' }, { type: 'KIID', date: '2026-01-01' }];
const scheduled: Json[] = [...dated, { type: 'KIID', date: '2027-01-01', publishAt: '2027-01-01T09:00' }];
const dateOf = (index: number, value: string) => [{ path: ['documents', index, 'date'], value }];

test.each<[string, Json, string[], string, unknown[]]>([
  [
    'the first document of a share',
    null,
    [],
    '2026-01-01',
    [['KIID.fr', null, 'new'], [{ path: ['documents'], value: [{ type: 'KIID', date: '2026-01-01' }] }]],
  ],
  [
    'the first of its type',
    [{ type: 'PROSPECTUS' }],
    [],
    '2026-01-01',
    [['KIID.fr', null, 'new'], [{ path: ['documents', 1], insert: { type: 'KIID', date: '2026-01-01' } }]],
  ],
  ['a correction', dated, ['KIID.fr', 'KIID.en'], '2026-01-01', [['KIID.fr', 'of KIID.fr', 'new']]],
  [
    'a correction where files have their day',
    dated,
    ['KIID.fr.2026-01-01'],
    '2026-01-01',
    [['KIID.fr.2026-01-01', 'of KIID.fr.2026-01-01', 'new']],
  ],
  [
    'a newer edition keeps the older of all languages',
    dated,
    ['KIID.fr', 'KIID.en', 'KIID.fr.2025-01-01'],
    '2026-06-01',
    [
      ['KIID.fr', 'of KIID.fr', 'new'],
      ['KIID.fr.2026-01-01', null, 'copy of KIID.fr.pdf'],
      ['KIID.en.2026-01-01', null, 'copy of KIID.en.pdf'],
      ['KIID.en', 'of KIID.en', null],
      dateOf(1, '2026-06-01'),
    ],
  ],
  [
    'a newer edition where files have their day',
    dated,
    ['KIID.fr.2026-01-01'],
    '2026-06-01',
    [['KIID.fr', null, 'new'], dateOf(1, '2026-06-01')],
  ],
  ['an earlier edition', dated, ['KIID.fr'], '2025-01-01', [['KIID.fr.2025-01-01', null, 'new']]],
  [
    'a date for a document that has none',
    [{ type: 'KIID' }],
    ['KIID.fr'],
    '2026-06-01',
    [['KIID.fr', 'of KIID.fr', 'new'], dateOf(0, '2026-06-01')],
  ],
  [
    'a correction of the scheduled edition',
    scheduled,
    ['KIID.fr', 'KIID.fr.2027-01-01'],
    '2027-01-01',
    [['KIID.fr.2027-01-01', 'of KIID.fr.2027-01-01', 'new']],
  ],
  [
    'an edition before the scheduled one',
    scheduled,
    ['KIID.fr', 'KIID.fr.2027-01-01'],
    '2026-06-01',
    [
      ['KIID.fr', 'of KIID.fr', 'new'],
      ['KIID.fr.2026-01-01', null, 'copy of KIID.fr.pdf'],
      dateOf(1, '2026-06-01'),
    ],
  ],
])('%s', (_, documents, names, date, saved) => {
  expect(saving(documents, names, date)).toEqual(saved);
});

test('a document is removed with its editions and entries, the last entry first', () => {
  const names = ['KIID.fr.2027-01-01', 'KIID.fr'];
  const files = filesOf(...names, 'PROSPECTUS.fr');
  const removed = removedDocument(place, 'KIID', { blob: 'list', value: { documents: scheduled } }, files);
  expect(removed).toEqual([
    ...filesOf('KIID.fr', 'KIID.fr.2027-01-01').map(({ path, blob }) => ({
      path,
      base: blob,
      content: null,
    })),
    { path: list, base: 'list', edits: [2, 1].map((at) => ({ path: ['documents', at], remove: true })) },
  ]);
});

test.each([
  [['KIID.fr', 'KIID.en', 'KIID.it.2025-01-01'], ['it']],
  [
    ['KIID.fr.2026-01-01', 'KIID.en.2025-01-01'],
    ['en', 'it'],
  ],
  [['KIID.fr', 'KIID.en', 'KIID.it'], []],
])('of %j the current edition lacks %j', (names, missing) => {
  expect(missingIn(documentsIn(folder, filesOf(...names)))).toEqual(missing);
});

test('company, funds and shares have documents, other files have none', () => {
  const paths = [
    'funds/tags.yaml',
    list,
    'company/company.yaml',
    'funds/asia/fund.yaml',
    'funds/asia/navs/ZZ0000000016.csv',
  ];
  expect(documentFolders(paths)).toEqual([
    { folder: 'company/documents', list: 'company/company.yaml' },
    { folder: 'funds/asia/documents', list: 'funds/asia/fund.yaml' },
    place,
  ]);
});
