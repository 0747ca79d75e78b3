import { slugRule } from '../../contract/slug';
import { readContent } from './readContent';
import { type Mistake, useMinimalContent } from '../testing/useMinimalContent';

const content = useMinimalContent();

const fund = 'funds/first-fund/fund.yaml';
const share = 'funds/first-fund/shares/ZZ0000000016.yaml';
const page = 'pages/index/fr.yaml';
const news = 'news/2026-10-13-example/news.yaml';

/** Each case puts one mistake into a file; `message` is the expected problem, without `content/`. */
const kid =
  'kid: { category: 2, creditRisk: 4, liquidityRisk: NONE, comprehensionAlert: false, intendedInvestor: { fr: a, en: b, it: c } }';

const mistakes: Mistake[] = [
  [
    'a credit risk that no market risk makes an indicator of 4',
    'tags:',
    `${kid}\ntags:`,
    `${fund}:9: kid.creditRisk: expected measures that give 4, the riskLevel of the fund or a share (Delegated Regulation (EU) 2017/653, annex II, part 3), got 4: correct one of them`,
  ],
  [
    'a market risk that gives another indicator',
    'tags:',
    `${kid.replace('creditRisk: 4', 'creditRisk: 3, marketRisk: 5')}\ntags:`,
    `${fund}:9: kid.creditRisk: expected measures that give 4, the riskLevel of the fund or a share (Delegated Regulation (EU) 2017/653, annex II, part 3), got 3 and 5: correct one of them`,
  ],
  [
    'an unknown key',
    'riskLevel:',
    'riskLvl:',
    `${fund}:10: riskLvl: unknown key, expected only code, displayOrder,`,
  ],
  [
    'a missing key',
    'displayOrder: 1\n',
    '',
    `${fund}:1: displayOrder: missing, expected a whole number from 0 to 9999`,
  ],
  [
    'two changes of a subject on a day',
    'documents:',
    'changes:\n  - { date: 2026-03-31, subject: FEES, text: { fr: A, en: A, it: A } }\n  - { date: 2026-03-31, subject: FEES, text: { fr: B, en: B, it: B } }\ndocuments:',
    `${fund}:34: changes[1].subject: expected one change of a subject a day, got a second "FEES" on 2026-03-31`,
  ],
  ['a missing locale', ', it: Primo fondo', '', `${fund}:4: title.it: missing, expected a text`],
  [
    'an unknown locale',
    'it: Primo fondo }',
    'it: Primo fondo, de: Fonds }',
    `${fund}:4: title.de: unknown key, expected only fr, en, it`,
  ],
  [
    'one text where three are needed',
    'title: { fr: Premier fonds, en: First fund, it: Primo fondo }',
    'title: Fund',
    `${fund}:4: title: expected a text in fr, en and it, got "Fund"`,
  ],
  [
    'a localised text that is missing',
    'slug: i\n',
    '',
    `${share}:1: slug: missing, expected a slug, or a slug in fr, en and it`,
  ],
  [
    'a number for a text',
    'custodian: Banque d’exemple',
    'custodian: 12',
    `${fund}:16: characteristics.custodian: expected a text, or a text in fr, en and it, got 12 (put it in quotes)`,
  ],
  [
    'an empty text',
    'title: Example\ndescription',
    'title: ""\ndescription',
    `${page}:1: title: expected a text, got nothing`,
  ],
  [
    'an unknown characteristic',
    'custodian:',
    'depositary:',
    `${fund}:16: characteristics.depositary: expected one of administrator, `,
  ],
  [
    'a day that does not exist',
    'date: 2026-10-30',
    'date: 2026-02-30',
    `${fund}:12: aum.date: expected a day of the calendar written YYYY-MM-DD, of the years 1900 to 2999, got "2026-02-30"`,
  ],
  [
    'a slug with capitals',
    'fr: premier-fonds',
    'fr: Premier-fonds',
    `${fund}:5: slug.fr: expected a slug: ${slugRule}, got "Premier-fonds"`,
  ],
  ['YAML that cannot be read', 'tags: [LABEL_ISR]', 'tags: [LABEL_ISR', `${fund}:10: expected valid YAML: `],
  ['an unknown tag', '[LABEL_ISR]', '[ISR]', `${fund}:9: tags[0]: expected one of LABEL_ISR, got "ISR"`],
  [
    'an unknown eligibility',
    '[LIFE_INSURANCE]',
    '[PEA]',
    `${fund}:13: eligibilities[0]: expected one of LIFE_INSURANCE, got "PEA"`,
  ],
  [
    'an unknown manager',
    '[first-last]',
    '[last-first]',
    `${fund}:14: managers[0]: expected one of first-last, got "last-first"`,
  ],
  [
    'an unknown document type',
    'type: KIID',
    'type: KID',
    `${share}:12: documents[0].type: expected one of KIID, PROSPECTUS, got "KID"`,
  ],
  [
    'an unknown profile',
    '[RETAIL, INSTIT, PRO]',
    '[RETAILS]',
    `${fund}:6: visibleTo[0]: expected one of RETAIL, INSTIT, PRO, got "RETAILS"`,
  ],
  [
    'an unknown news category',
    'supports',
    'stories',
    `${news}:1: category: expected one of supports, got "stories"`,
  ],
  [
    'an unknown fund of a news item',
    '[first-fund]',
    '[other-fund]',
    `${news}:3: funds[0]: expected one of first-fund, got "other-fund"`,
  ],
  [
    'a tag twice',
    '[LABEL_ISR]',
    '[LABEL_ISR, LABEL_ISR]',
    `${fund}:9: tags[1]: expected each code once, got "LABEL_ISR" again`,
  ],
  [
    'an eligibility twice',
    '[LIFE_INSURANCE]',
    '[LIFE_INSURANCE, LIFE_INSURANCE]',
    `${fund}:13: eligibilities[1]: expected each code once, got "LIFE_INSURANCE" again`,
  ],
  [
    'a manager twice',
    '[first-last]',
    '\n  - first-last\n  - first-last',
    `${fund}:16: managers[1]: expected each code once, got "first-last" again`,
  ],
  [
    'a fund that is not its folder',
    'code: first-fund',
    'code: other',
    `${fund}:1: code: expected the name of the folder, first-fund, got "other"`,
  ],
  [
    'two dealing terms of one day',
    'valuationFrequency: DAILY',
    'valuationFrequency: DAILY\ndealing:\n  - { date: 2026-03-02, cutOff: 11:00 }\n  - { date: 2026-03-02, cutOff: 12:00 }',
    `${fund}:34: dealing[1].date: expected each day once, got "2026-03-02" again`,
  ],
  [
    'a cut-off that is no time',
    'valuationFrequency: DAILY',
    'valuationFrequency: DAILY\ndealing: [{ date: 2026-03-02, cutOff: 11 h }]',
    `${fund}:32: dealing[0].cutOff: expected a time of the day in Paris written HH:MM, such as 11:00, got "11 h"`,
  ],
  [
    'a wrong check digit of the fund',
    'valuationFrequency: DAILY',
    'valuationFrequency: DAILY\nlei: 506700GE1G29325QX364',
    `${fund}:32: lei: expected a legal entity identifier of 18 capital letters or digits and two check digits (ISO 17442), got "506700GE1G29325QX364"`,
  ],
  [
    'a home State that is none',
    'valuationFrequency: DAILY',
    'valuationFrequency: DAILY\ndomicile: France',
    `${fund}:32: domicile: expected a country's code of two capital letters`,
  ],
];

it.each(mistakes)('names %s', (...mistake) => content.expectProblem(...mistake));

it('has dealing terms in the order of their days, those in force last', async () => {
  const terms = '{ date: 2026-10-11, cutOff: 10:30, settlementDays: 1 }, { date: 2014-03-17, cutOff: 11:00 }';
  await content.edit(fund, 'valuationFrequency: DAILY', `valuationFrequency: DAILY\ndealing: [${terms}]`);
  const { funds } = await readContent(content.contentDir);
  expect(funds[0]?.dealing).toEqual([
    { date: '2014-03-17', cutOff: '11:00', settlementDays: null },
    { date: '2026-10-11', cutOff: '10:30', settlementDays: 1 },
  ]);
});

it('names what is neither a file nor a folder of a fund, and not what is ignored', async () => {
  const { minimalContent } = await import('../testing/minimalContent');
  const folder = 'funds/first-fund';
  await content.write(`${folder}/README.md`, 'Notes');
  await content.write(`${folder}/.fund.yaml.swp`, 'Draft');
  await content.write(`${folder}/portfolio.yml`, minimalContent[`${folder}/portfolio.yaml`] ?? '');
  await content.write(`${folder}/Shares/ZZ0000000032.yaml`, '');
  // The right names, but a file in place of a folder and vice versa.
  await content.remove(`${folder}/navs`);
  await content.write(`${folder}/navs`, 'date,nav,benchmark\n');
  const expected =
    'expected only the files fund.yaml, portfolio.yaml, sustainability.yaml and the folders documents, shares, navs, scenarios in this folder: rename or remove it';
  expect(await content.problems()).toEqual(
    ['Shares', 'navs', 'portfolio.yml'].map((name) => `content/${folder}/${name}:1: ${expected}`),
  );
});

it('names what two funds have in common', async () => {
  const { minimalContent } = await import('../testing/minimalContent');
  await content.write(
    'funds/second-fund/fund.yaml',
    (minimalContent[fund] ?? '')
      .replace('first-fund', 'second-fund')
      .replace('sfdrArticle: 8', 'sfdrArticle: 6')
      .replace(/^documents:\n(?: .*\n)*/m, ''),
  );
  await content.write(
    'funds/second-fund/shares/ZZ0000000016.yaml',
    (minimalContent[share] ?? '').replace(/^documents:\n(?: .*\n)*/m, ''),
  );
  expect(await content.problems()).toEqual([
    'content/funds/second-fund/fund.yaml:5: slug.fr: expected a slug that is not taken in fr, got "premier-fonds" as in first-fund',
    'content/funds/second-fund/fund.yaml:5: slug.en: expected a slug that is not taken in en, got "first-fund" as in first-fund',
    'content/funds/second-fund/fund.yaml:5: slug.it: expected a slug that is not taken in it, got "primo-fondo" as in first-fund',
    'content/funds/second-fund/shares/ZZ0000000016.yaml:1: isin: expected an ISIN that is not taken, got "ZZ0000000016" as in first-fund',
  ]);
});
