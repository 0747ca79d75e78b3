import { useMinimalContent } from '../testing/useMinimalContent';
import { correctionsToCome } from './navCorrections';
import { readContent } from './readContent';

const content = useMinimalContent();

const share = 'funds/first-fund/shares/ZZ0000000016.yaml';
const reason = { fr: 'Un cours erroné.', en: 'A wrong price.', it: 'Un prezzo errato.' };
const inYaml = '{ fr: Un cours erroné., en: A wrong price., it: Un prezzo errato. }';

/** The NAV of 2026-10-30 is 1210.40 in the file, that of 2024-01-03 is 1001.50. */
const entry = (date: string, correctedOn: string, formerNav: number | string, why = inYaml) =>
  `  - { date: ${date}, correctedOn: ${correctedOn}, formerNav: ${formerNav}, reason: ${why} }\n`;

const correct = (...entries: string[]) =>
  content.edit(share, 'confirmedNavs:', `navCorrections:\n${entries.join('')}confirmedNavs:`);

test('corrections come latest first, and their values are those of the file or of the next one of the day', async () => {
  await correct(
    entry('2026-10-30', '2026-11-02', 1199.05),
    entry('2024-01-03', '2024-01-04', 1001.2),
    entry('2026-10-30', '2026-11-04', 1211),
  );
  const { funds } = await readContent(content.contentDir);
  expect(funds[0]?.shares[0]?.navCorrections).toEqual([
    { date: '2026-10-30', correctedOn: '2026-11-04', formerNav: 1211, nav: 1210.4, reason, line: 19 },
    { date: '2026-10-30', correctedOn: '2026-11-02', formerNav: 1199.05, nav: 1211, reason, line: 17 },
    { date: '2024-01-03', correctedOn: '2024-01-04', formerNav: 1001.2, nav: 1001.5, reason, line: 18 },
  ]);
  expect(funds[0]?.shares[1]?.navCorrections).toEqual([]);
});

test('a correction on the day of the NAV is one', async () => {
  await correct(entry('2026-10-30', '2026-10-30', 1211.05));
  expect(await content.problems()).toEqual([]);
});

test('a NAV that was wrongly corrected may be what it was before', async () => {
  await correct(entry('2026-10-30', '2026-11-02', 1210.4), entry('2026-10-30', '2026-11-03', 1211));
  expect(await content.problems()).toEqual([]);
});

test.each<[what: string, entries: string[], problem: string]>([
  [
    'a day without a NAV',
    [entry('2026-10-29', '2026-11-02', 1211.05)],
    'date: expected a day that has a NAV in navs/ZZ0000000016.csv, got "2026-10-29"',
  ],
  [
    'a day before the inception',
    [entry('2023-12-29', '2026-11-02', 1211.05)],
    'date: expected a day that has a NAV in navs/ZZ0000000016.csv, got "2023-12-29"',
  ],
  [
    'a correction before the day of the NAV',
    [entry('2026-10-30', '2026-10-29', 1211.05)],
    'correctedOn: expected a day from that of the NAV on, 2026-10-30, got "2026-10-29"',
  ],
  [
    'the NAV of the file as the one before',
    [entry('2026-10-30', '2026-11-02', '1210.40')],
    'formerNav: expected the NAV as it was published before, got 1210.4, to which it was corrected: navs/ZZ0000000016.csv has the right one',
  ],
  ['a NAV of zero', [entry('2026-10-30', '2026-11-02', 0)], 'formerNav: expected a number above 0, got 0'],
  [
    'a NAV with a comma',
    [entry('2026-10-30', '2026-11-02', '"1211,05"')],
    'formerNav: expected a number above 0, got "1211,05"',
  ],
  [
    'a reason in two languages',
    [entry('2026-10-30', '2026-11-02', 1211.05, '{ fr: Un cours erroné., en: A wrong price. }')],
    'reason.it: missing, expected a text',
  ],
])('%s is a problem', async (_what, entries, problem) => {
  await correct(...entries);
  expect(await content.problems()).toEqual([`content/${share}:17: navCorrections[0].${problem}`]);
});

test('a second correction of a NAV on one day is a problem', async () => {
  await correct(entry('2026-10-30', '2026-11-02', 1211.05), entry('2026-10-30', '2026-11-02', 1211.07));
  expect(await content.problems()).toEqual([
    `content/${share}:18: navCorrections[1].correctedOn: expected one correction of a NAV a day, got a second of that of 2026-10-30 on 2026-11-02`,
  ]);
});

test('a correction of a day to come is a problem of a publish until that day', async () => {
  await correct(entry('2026-10-30', '2026-11-03', 1211.05));
  const read = await readContent(content.contentDir);
  expect(correctionsToCome(read, '2026-11-02')).toEqual([
    {
      file: `content/${share}`,
      line: 17,
      expected: 'correctedOn: expected a day until today, 2026-11-02, got "2026-11-03"',
    },
  ]);
  expect(correctionsToCome(read, '2026-11-03')).toEqual([]);
});
