import { testPdf } from '../testing/testPdf';
import { useMinimalContent } from '../testing/useMinimalContent';
import { readContent } from './readContent';

const content = useMinimalContent();

const shares = 'funds/first-fund/shares';
const share = `${shares}/ZZ0000000016`;
const entry = '- { type: KIID, date: 2026-02-16 }';
const newEntry = '- { type: KIID, date: 2026-11-27 }';

test.each<[what: string, file: string, bytes: string, problem: string]>([
  [
    'a page',
    'KIID.fr.pdf',
    '<!doctype html>',
    'expected a whole PDF file, which begins with %PDF- and ends with %%EOF: export it again',
  ],
  [
    'a script',
    'KIID.it.pdf',
    testPdf({ objects: '7 0 obj << /S /JavaScript >> endobj' }),
    'expected a PDF without JavaScript: save it without scripts',
  ],
  ['no type', 'KID.fr.pdf', testPdf(), 'type: expected one of KIID, PROSPECTUS, got "KID"'],
  [
    'a type without an entry',
    'PROSPECTUS.fr.pdf',
    testPdf(),
    `expected an entry PROSPECTUS in the documents of ${share}.yaml: add it, or remove this file`,
  ],
  ['no language of the site', 'KIID.de.pdf', testPdf(), 'locale: expected one of fr, en, it, got "de"'],
  [
    'no day',
    'KIID.fr.2026-02-30.pdf',
    testPdf(),
    'date: expected a day of the calendar written YYYY-MM-DD, of the years 1900 to 2999, got "2026-02-30"',
  ],
  [
    'a day after that of the entry',
    'KIID.fr.2026-02-17.pdf',
    testPdf(),
    `expected a day before that of the KIID in ${share}.yaml, or an entry of this day there`,
  ],
  [
    'a name in another order',
    'fr.KIID.PDF',
    testPdf(),
    'expected only files named <TYPE>.<locale>.pdf or <TYPE>.<locale>.<YYYY-MM-DD>.pdf in this folder',
  ],
  ['a folder', 'archive/KIID.fr.pdf', testPdf(), 'expected a file, got a folder: rename or remove it'],
])('a document that is %s is named with what is accepted', async (_what, file, bytes, problem) => {
  await content.write(`${share}/${file}`, bytes);
  expect(await content.problems()).toEqual([`content/${share}/${file.split('/', 1)[0]}:1: ${problem}`]);
});

test('documents of a share that is not there are named', async () => {
  await content.write(`${shares}/ZZ0000000032/KIID.fr.pdf`, testPdf());
  expect(await content.problems()).toEqual([
    `content/${shares}/ZZ0000000032:1: expected a share in ${shares}/ZZ0000000032.yaml`,
  ]);
});

describe('documents of the company', () => {
  const list = 'company/company.yaml';
  const companyTypes = `- { code: VOTING_REPORT, title: { fr: Vote, en: Vote, it: Voto } }
`;
  const write = async (type: string) => {
    await content.edit(list, 'brand:', `documents: [{ type: ${type}, date: 2026-03-30 }]\nbrand:`);
    await content.write(`company/documents/${type}.fr.pdf`, testPdf({ catalogue: '/Lang (fr)' }));
  };
  const addTypes = () =>
    content.edit('document-types/document-types.yaml', '- { code: KIID', `${companyTypes}- { code: KIID`);

  test('are listed in its file, with the files of their folder', async () => {
    await addTypes();
    await write('VOTING_REPORT');
    await content.write('company/documents/VOTING_REPORT.it.2025-03-28.pdf', testPdf());
    const { company } = await readContent(content.contentDir);
    expect(company.documents).toMatchObject([
      {
        type: 'VOTING_REPORT',
        date: '2026-03-30',
        files: { fr: { path: 'company/documents/VOTING_REPORT.fr.pdf' } },
        editions: [{ date: '2025-03-28' }],
      },
    ]);
  });

  test('are none of a fund, as documents of a fund are none of the company', async () => {
    await addTypes();
    await write('KIID');
    await content.edit(`${share}.yaml`, 'type: KIID', 'type: VOTING_REPORT');
    expect(await content.problems()).toEqual(
      expect.arrayContaining([
        `content/${list}:7: documents[0].type: expected one of VOTING_REPORT, got "KIID"`,
        `content/${share}.yaml:12: documents[0].type: expected one of KIID, PROSPECTUS, got "VOTING_REPORT"`,
      ]),
    );
  });
});

test('an entry without a file in any language is named', async () => {
  await content.remove(share);
  expect(await content.problems()).toEqual([
    `content/${share}.yaml:12: documents[0]: expected a file KIID.<locale>.pdf or KIID.<locale>.2026-02-16.pdf in ${share}`,
  ]);
});

async function documents() {
  const { funds } = await readContent(content.contentDir);
  return funds[0]?.shares[0]?.documents;
}

/** `toMatchObject` looks no further than the paths. */
function named(...names: string[]): Record<string, { path: string }> {
  return Object.fromEntries(
    names.map((name) => [name.split('.')[1] ?? '', { path: `${share}/${name}` }] as const),
  );
}

test('a file is known by its size and by what its metadata lack', async () => {
  const pdf = testPdf({ catalogue: '' });
  await content.write(`${share}/KIID.it.pdf`, pdf);
  expect(await documents()).toMatchObject([
    {
      files: {
        it: { path: `${share}/KIID.it.pdf`, bytes: pdf.length, missing: ['language'] },
        fr: { missing: [] },
      },
    },
  ]);
  const repaired = testPdf({ catalogue: '/Lang (it)' });
  await content.write(`${share}/KIID.it.pdf`, repaired);
  expect(await documents()).toMatchObject([{ files: { it: { bytes: repaired.length, missing: [] } } }]);
});

test('an edition of an earlier day stays beside the document, in its languages', async () => {
  await content.write(`${share}/KIID.fr.2025-02-17.pdf`, testPdf());
  await content.write(`${share}/KIID.en.2025-02-17.pdf`, testPdf());
  await content.write(`${share}/KIID.fr.2024-02-15.pdf`, testPdf());
  expect(await documents()).toMatchObject([
    {
      date: '2026-02-16',
      files: named('KIID.fr.pdf', 'KIID.en.pdf', 'KIID.it.pdf'),
      editions: [
        { date: '2025-02-17', files: named('KIID.fr.2025-02-17.pdf', 'KIID.en.2025-02-17.pdf') },
        { date: '2024-02-15', files: named('KIID.fr.2024-02-15.pdf') },
      ],
    },
  ]);
});

test('a new document with its day in its name needs the day of the one before', async () => {
  await content.write(`${share}/KIID.fr.2026-11-27.pdf`, testPdf());
  await content.edit(`${share}.yaml`, entry, newEntry);
  const problem = `expected the day of an earlier edition in the name: each KIID in ${share}.yaml has files of its own day`;
  expect(await content.problems()).toEqual(
    ['en', 'fr', 'it'].map((locale) => `content/${share}/KIID.${locale}.pdf:1: ${problem}`),
  );
});

test('of two entries one after the other each has its files, and the earlier is an edition of the later', async () => {
  await content.write(`${share}/KIID.fr.2026-11-27.pdf`, testPdf());
  const [expireAt, publishAt] = ['2026-12-01', '2026-12-01'];
  await content.edit(
    `${share}.yaml`,
    entry,
    `${entry.replace(' }', `, expireAt: ${expireAt} }`)}\n  ${newEntry.replace(' }', `, publishAt: ${publishAt} }`)}`,
  );
  const before = named('KIID.fr.pdf', 'KIID.en.pdf', 'KIID.it.pdf');
  expect(await documents()).toMatchObject([
    { date: '2026-02-16', files: before, editions: [] },
    {
      date: '2026-11-27',
      files: named('KIID.fr.2026-11-27.pdf'),
      editions: [{ date: '2026-02-16', files: before }],
    },
  ]);
});

test('two entries cannot share the files without a day', async () => {
  await content.edit(
    `${share}.yaml`,
    entry,
    `${entry.replace(' }', ', expireAt: 2026-12-01 }')}\n  ${newEntry.replace(' }', ', publishAt: 2026-12-01 }')}`,
  );
  expect(await content.problems()).toEqual([
    `content/${share}.yaml:12: documents[0]: expected a file KIID.<locale>.pdf or KIID.<locale>.2026-02-16.pdf in ${share}`,
  ]);
});
