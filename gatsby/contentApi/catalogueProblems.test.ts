import {
  categoryRow,
  type FundRow,
  fundRow,
  localeContent,
  periodRow,
  type ShareRow,
  shareRow,
} from '../testing/contentRows';
import {
  ageProblems,
  comingPrices,
  disclosureProblems,
  missingShareData,
  riskLevelProblems,
} from './catalogueProblems';

const computedSince = (startDate: string) => ({
  performances: [periodRow({ code: 'inception', startDate, share: 4, benchmark: null })],
  calendarYears: [],
  discretePeriods: [],
  riskFigures: [],
});

const contentOf = (fund: Partial<FundRow>) =>
  localeContent('it', { categories: [categoryRow({ funds: [fundRow({ code: 'asia', ...fund })] })] });

/** Said to be a year old, with a last NAV of 19 November 2026. */
const agesOf = (changes: Partial<ShareRow>) =>
  ageProblems(contentOf({ shares: [shareRow({ lessThanOneYear: false, ...changes })] }));

test.each([
  ['a share of a year', { inceptionDate: '2025-11-19' }],
  ['a share that says that it is younger', { inceptionDate: '2026-03-02', lessThanOneYear: true }],
  ['a share with NAVs of a year', { inceptionDate: '2025-11-01', computedData: computedSince('2025-11-19') }],
])('nothing is wrong with %s', (_what, changes) => {
  expect(agesOf(changes)).toEqual([]);
});

test.each([
  ['a day short of its first anniversary', { inceptionDate: '2025-11-20' }],
  [
    'whose NAVs are a day short of a year',
    { inceptionDate: '2025-11-01', computedData: computedSince('2025-11-20') },
  ],
  ['without a price', { lastPrice: null }],
])('a share %s is named', (_what, changes) => {
  expect(agesOf(changes)).toEqual([
    expect.stringContaining('Fund "asia", share "ZZ-I": lessThanOneYear is false'),
  ]);
});

test('names active shares over one year without costs or scenarios, and no younger one', () => {
  const scenarios = [
    { date: '2026-10-31', formattedMonth: 'October 2026', holdingYears: 5, investment: 10_000, rows: [] },
  ];
  const costs = { year: 2025, entry: 0, exit: 0, ongoing: 1.2, transaction: 0.2, performance: 0 };
  const shares = [
    shareRow({ name: 'I', costs }),
    shareRow({ name: 'P', scenarios }),
    shareRow({ name: 'R', costs, scenarios }),
    shareRow({ name: 'F', inceptionDate: '2026-03-02' }),
    shareRow({ name: 'N', lastPrice: null }),
  ];
  expect(missingShareData(contentOf({ shares }))).toEqual([
    'Fund "asia", share "ZZ-I": it has no scenarios, which are to be published each month (Delegated Regulation (EU) 2017/653, article 8(3))',
    'Fund "asia", share "ZZ-P": it has no costs of its last financial year, by parts (Delegated Regulation (EU) 2017/653, annexes VI and VII; Directive 2014/65/EU, article 24(4))',
  ]);
});

test('a NAV of a day to come is named, and one of today is not', () => {
  const content = contentOf({ shares: [shareRow()] });
  expect(comingPrices(content, '2026-11-19')).toEqual([]);
  expect(comingPrices(content, '2026-11-18')).toEqual([
    'Fund "asia", share "ZZ-I": its last NAV is of 2026-11-19, a day to come',
  ]);
});

test('a risk indicator is a class from 1 to 7, of the fund as of a share', () => {
  const shares = [shareRow({ riskLevel: 7 }), shareRow({ name: 'R', riskLevel: 2.5 })];
  expect(riskLevelProblems(contentOf({ riskLevel: 1, shares }))).toEqual([
    'Fund "asia", share "ZZ-R": riskLevel is 2.5',
  ]);
  for (const riskLevel of [0, 9]) {
    expect(riskLevelProblems(contentOf({ riskLevel }))).toEqual([`Fund "asia": riskLevel is ${riskLevel}`]);
  }
});

describe('sustainability disclosures', () => {
  const disclosureOf = (codes: readonly string[], body = '<p>Text</p>') => ({
    sections: codes.map((code) => ({ code, title: code, body })) as NonNullable<
      FundRow['sustainability']
    >['sections'],
    changes: [],
    updatedAt: null,
  });

  it('names fund, language, article and remedy of one that is missing', () => {
    expect(disclosureProblems(contentOf({ sfdrArticle: 9 }))).toEqual([
      expect.stringMatching(/^Fund "asia" \(it\), sustainability: expected a disclosure .*article 9: add it/),
    ]);
  });

  it('names a section that is missing, and one without a text', () => {
    const sustainability = disclosureOf(['SUMMARY'], ' ');
    expect(disclosureProblems(contentOf({ sfdrArticle: 8, sustainability }))).toEqual([
      expect.stringContaining('expected the section NO_SUSTAINABLE_OBJECTIVE here, as article 24'),
      expect.stringContaining('expected a title and a text of the section SUMMARY: add them'),
    ]);
  });

  it('names one of a fund that has to have none, and lets a fund of article 6 pass', () => {
    expect(disclosureProblems(contentOf({ sfdrArticle: 6, sustainability: disclosureOf([]) }))).toEqual([
      expect.stringMatching(/^Fund "asia" \(it\).*remove it/),
    ]);
    expect(disclosureProblems(contentOf({ sfdrArticle: 6 }))).toEqual([]);
  });
});
