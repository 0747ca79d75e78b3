import { useMinimalContent } from '../testing/useMinimalContent';
import { readContent } from './readContent';

const content = useMinimalContent();

beforeEach(async () => {
  await content.edit(share, 'registrations:', `dataFiles:\n  ${entry}\nregistrations:`);
  await content.write(`${folder}/EMT.csv`, 'EMT_Version;ISIN\nV4.3;ZZ0000000016\n');
});

const folder = 'funds/first-fund/shares/ZZ0000000016';
const share = `${folder}.yaml`;
const entry = '- { template: EMT, version: V4.3, date: 2026-10-30 }';

test('a data file is of its entry, as CSV or as a workbook', async () => {
  await content.write(`${folder}/EPT.xlsx`, 'PK\u0003\u0004');
  await content.edit(share, entry, `${entry}\n  - { template: EPT, version: V2.1, date: 2026-10-30 }`);
  const { funds } = await readContent(content.contentDir);
  expect(funds[0]?.shares[0]?.dataFiles).toEqual([
    {
      template: 'EMT',
      version: 'V4.3',
      date: '2026-10-30',
      fileType: 'csv',
      path: `${folder}/EMT.csv`,
      bytes: expect.any(Number),
    },
    {
      template: 'EPT',
      version: 'V2.1',
      date: '2026-10-30',
      fileType: 'xlsx',
      path: `${folder}/EPT.xlsx`,
      bytes: 4,
    },
  ]);
});

test.each<[what: string, to: string, problem: string]>([
  [
    'a template that is none',
    '- { template: EMTX, version: V4.3, date: 2026-10-30 }',
    'dataFiles[0].template: expected one of EMT, EPT, EET, got "EMTX"',
  ],
  [
    'a version in other words',
    '- { template: EMT, version: 4.3, date: 2026-10-30 }',
    "dataFiles[0].version: expected the template's version as FinDatEx writes it, such as V4.3, got 4.3",
  ],
  [
    'no day',
    '- { template: EMT, version: V4.3 }',
    'dataFiles[0].date: missing, expected a day of the calendar written YYYY-MM-DD, of the years 1900 to 2999',
  ],
  [
    'a template twice',
    `${entry}\n  - { template: EMT, version: V4.2, date: 2025-10-30 }`,
    'dataFiles[1].template: expected one file of each template, got "EMT" again',
  ],
  [
    'no file',
    `${entry}\n  - { template: EET, version: V1.1.3, date: 2026-10-30 }`,
    `dataFiles[1]: expected one file EET.csv or EET.xlsx in ${folder}`,
  ],
])('an entry with %s is named with what is accepted', async (_what, to, problem) => {
  await content.edit(share, entry, to);
  expect((await content.problems()).join('\n')).toContain(problem);
});

test.each<[what: string, file: string, bytes: string, problem: string]>([
  [
    'is of another share',
    'EMT.csv',
    'V4.3;ZZ0000000024\n',
    'EMT.csv:1: expected a file about ZZ0000000016, whose ISIN is not in it: replace it',
  ],
  ['is there twice', 'EMT.xlsx', 'PK\u0003\u0004', 'dataFiles[0]: expected one file EMT.csv or EMT.xlsx in'],
  [
    'is in no entry',
    'EPT.csv',
    'V21;ZZ0000000016\n',
    `EPT.csv:1: expected an entry in the dataFiles of ${share}: add it, or remove this file`,
  ],
])('a file that %s is named with what is to be done', async (_what, file, bytes, problem) => {
  await content.write(`${folder}/${file}`, bytes);
  expect((await content.problems()).join('\n')).toContain(problem);
});

test('a workbook that is none is named', async () => {
  await content.write(`${folder}/EPT.xlsx`, 'EPT;ZZ0000000016');
  await content.edit(share, entry, `${entry}\n  - { template: EPT, version: V2.1, date: 2026-10-30 }`);
  expect(await content.problems()).toEqual([
    `content/${folder}/EPT.xlsx:1: expected an XLSX workbook: export it again`,
  ]);
});
