import { useMinimalContent } from '../testing/useMinimalContent';
import { readContent } from './readContent';

const content = useMinimalContent();

const fund = 'funds/first-fund/fund.yaml';
const house = 'funds/sustainability.yaml';
const disclosure = 'funds/first-fund/sustainability.yaml';

const rule = 'as article 24 of Delegated Regulation (EU) 2022/1288 asks of a fund of article 8';

async function sectionOf(code: string) {
  const { funds } = await readContent(content.contentDir);
  return funds[0]?.sustainability?.sections.find((section) => section.code === code);
}

test('a section without a text of the fund has the house’s, with the regulation’s title', async () => {
  expect(await sectionOf('DATA')).toEqual({
    code: 'DATA',
    title: { fr: 'Titre', en: 'Title', it: 'Titolo' },
    body: {
      fr: '<p>Un <strong>texte</strong>.</p>',
      en: '<p>A <strong>text</strong>.</p>',
      it: '<p>Un <strong>testo</strong>.</p>',
    },
  });
});

test('the fund’s own text goes before the house’s', async () => {
  await content.edit(
    disclosure,
    '  - code: DATA\n',
    '  - { code: DATA, body: { fr: Un, en: One, it: Uno } }\n',
  );
  expect((await sectionOf('DATA'))?.body.en).toBe('<p>One</p>');
});

test('the changes are read as they are', async () => {
  const { funds } = await readContent(content.contentDir);
  expect(funds[0]?.sustainability?.changes).toMatchObject([{ date: '2026-03-31' }]);
});

test.each([
  [
    'a missing section',
    disclosure,
    '  - code: PROPORTION\n',
    '',
    `${disclosure}:6: expected the section PROPORTION here, ${rule}: add it`,
  ],
  [
    'a section of the other article',
    disclosure,
    'code: ENGAGEMENT',
    'code: ATTAINMENT',
    `${disclosure}:12: expected only sections ${rule}, each once, got ATTAINMENT: remove it`,
  ],
  [
    'an unknown section',
    disclosure,
    'code: ENGAGEMENT',
    'code: VOTES',
    `${disclosure}:12: sections[10].code: expected one of SUMMARY, NO_SUSTAINABLE_OBJECTIVE,`,
  ],
  [
    'a disclosure of a fund of article 6',
    fund,
    'sfdrArticle: 8',
    'sfdrArticle: 6',
    `${disclosure}:1: expected no disclosure, as the fund is of neither article 8 nor 9: remove it, or correct sfdrArticle`,
  ],
  [
    'a language that is missing',
    disclosure,
    '  - code: DATA\n',
    '  - { code: DATA, body: { fr: Un, en: One } }\n',
    `${disclosure}:9: sections[7].body.it: missing, expected a text`,
  ],
  [
    'no first publication',
    disclosure,
    'changes:\n',
    'changes: []\nothers:\n',
    `${disclosure}:13: changes: expected at least one change: the first publication, got a list`,
  ],
  [
    'changes in another order',
    disclosure,
    'changes:\n',
    'changes:\n  - { date: 2025-01-02, text: { fr: Un, en: One, it: Uno } }\n',
    `${disclosure}:15: changes[1].date: expected the latest first, got 2026-03-31 after 2025-01-02`,
  ],
  [
    'a summary of more than two pages',
    disclosure,
    '  - code: SUMMARY\n',
    `  - { code: SUMMARY, body: { fr: Un, en: ${'word '.repeat(1300)}, it: Uno } }\n`,
    `${disclosure}:2: sections[0].body.en: expected two A4 pages, 6000 characters at most`,
  ],
  [
    'a house without a text that a fund leaves to it',
    house,
    'code: DATA\n  title: { fr: Titre, en: Title, it: Titolo }\n  body: { fr: "Un **texte**.", en: "A **text**.", it: "Un **testo**." }',
    'code: DATA\n  title: { fr: Titre, en: Title, it: Titolo }',
    `${disclosure}:9: sections[7]: expected a text of DATA here or in ${house}: add it`,
  ],
  [
    'a house without a title',
    house,
    'code: DATA\n',
    'code: BENCHMARK\n',
    `${disclosure}:9: sections[7]: expected a title of DATA in ${house}: add it there`,
  ],
])('%s is reported', async (_what, file, from, to, message) => {
  await content.edit(file, from, to);
  expect(await content.problems()).toEqual(
    expect.arrayContaining([expect.stringContaining(`content/${message}`)]),
  );
});

test('a fund of article 8 without a disclosure is reported', async () => {
  await content.remove(disclosure);
  expect(await content.problems()).toEqual([
    `content/${disclosure}:1: expected a disclosure (SFDR, article 10), ${rule}: add it, or correct sfdrArticle`,
  ]);
});

test('a content without the house’s titles is reported', async () => {
  await content.remove(house);
  expect(await content.problems()).toContain(`content/${house}:1: expected this file, which does not exist`);
});
