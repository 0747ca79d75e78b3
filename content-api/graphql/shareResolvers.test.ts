import { localised } from '../../content/testing/localised';
import { adjustedNavs } from '../../figures/adjustedNavs';
import type { Content, ShareAction } from '../../content/parsing/content';
import { ask, dataOf } from './testing/ask';
import { contentWithAnnex, withShare } from '../../content/testing/exampleContent';
import { exampleFunds, isins, monthlyNavs } from '../../content/testing/exampleFunds';

/** Shares in the answer, by ISIN. */
async function sharesOf(fields: string, locale = 'fr', content?: Content): Promise<Record<string, unknown>> {
  const shares = `shares(locale: "${locale}", activeOnly: false) { isinCode ${fields} }`;
  const query = `{ fundCategories(locale: "fr") { funds(locale: "fr") { ${shares} } } }`;
  const { data } = await ask(query, content);
  const answer = JSON.parse(JSON.stringify(data)) as {
    fundCategories: { funds: { shares: { isinCode: string }[] }[] }[];
  };
  const all = answer.fundCategories.flatMap(({ funds }) => funds.flatMap((fund) => fund.shares));
  return Object.fromEntries(all.map(({ isinCode, ...rest }) => [isinCode, rest]));
}

test('a share is written for its locale', async () => {
  const fields = `name slug url translations { locale slug } managementGoal bloombergTicker
    currency { code symbol } inceptionDate formattedInceptionDate inceptionYear
    inceptionNav { value displayValue date formattedDate }
    fees { management movement performance subscription redemption }
    costs { year entry exit ongoing transaction performance }
    minimumInitialSubscription { value displayValue date formattedDate } minimumSubscriptionShares`;
  expect((await sharesOf(fields, 'it'))[isins.old]).toEqual({
    name: 'I',
    slug: 'i',
    url: '/it/funds/azionario-emergenti/shares/i',
    translations: [
      { locale: 'fr', slug: 'i' },
      { locale: 'en', slug: 'i' },
      { locale: 'it', slug: 'i' },
    ],
    managementGoal: 'Superare il parametro',
    bloombergTicker: 'MEREEIE FP',
    currency: { code: 'EUR', symbol: '€' },
    inceptionDate: '2014-11-01',
    formattedInceptionDate: '1°\u00a0novembre\u00a02014',
    inceptionYear: 2014,
    inceptionNav: {
      value: 100,
      displayValue: '100,00\u00a0€',
      date: '2014-11-01',
      formattedDate: '1°\u00a0novembre\u00a02014',
    },
    fees: { management: 0.95, movement: 0, performance: '15 %', subscription: 2, redemption: 0 },
    costs: { year: 2025, entry: 0.4, exit: 0, ongoing: 1.02, transaction: 0.26, performance: 0.12 },
    minimumInitialSubscription: {
      value: 100_000,
      displayValue: '100.000\u00a0€',
      date: null,
      formattedDate: null,
    },
    minimumSubscriptionShares: 0.001,
  });
});

test('corrected NAVs are told in the language, with the decimals that make two values differ', async () => {
  const reason = localised('Un cours erroné', 'A wrong price', 'Un prezzo errato');
  const navCorrections = [
    { date: '2026-10-29', correctedOn: '2026-11-02', formerNav: 101.3204, nav: 101.32, reason, line: 2 },
    { date: '2026-06-12', correctedOn: '2026-06-15', formerNav: 101.3, nav: 101.23, reason, line: 1 },
  ];
  const fields = `navCorrections {
    date formattedDate correctedOn formattedCorrectedOn reason
    formerNav { value displayValue } nav { value displayValue date }
  }`;
  const content = withShare(isins.old, { navCorrections });
  expect((await sharesOf(fields, 'it', content))[isins.old]).toEqual({
    navCorrections: [
      expect.objectContaining({
        formerNav: { value: 101.3204, displayValue: '101,3204\u00a0€' },
        nav: { value: 101.32, displayValue: '101,3200\u00a0€', date: '2026-10-29' },
      }),
      {
        date: '2026-06-12',
        formattedDate: '12\u00a0giugno\u00a02026',
        correctedOn: '2026-06-15',
        formattedCorrectedOn: '15\u00a0giugno\u00a02026',
        reason: 'Un prezzo errato',
        formerNav: { value: 101.3, displayValue: '101,30\u00a0€' },
        nav: { value: 101.23, displayValue: '101,23\u00a0€', date: '2026-06-12' },
      },
    ],
  });
});

test('what happened to a share is told from the latest on, and makes no performance', async () => {
  const fields = `distributionPolicy navsVersion
    corporateActions { kind date formattedDate ratio amount { displayValue formattedDate } former }
    computedData { performances { code startNav endNav isAdjusted share } }`;
  const actions: ShareAction[] = [
    { kind: 'RENAMING', date: '2016-01-04', formerName: 'C' },
    { kind: 'MERGER', date: '2018-01-02', absorbed: localised('D'), ratio: null },
    { kind: 'SPLIT', date: '2021-06-14', ratio: 10 },
    { kind: 'DISTRIBUTION', date: '2026-06-08', amount: 1.2345, currency: 'EUR', paymentDate: '2026-06-11' },
  ];
  const navs = adjustedNavs(
    [
      { date: '2015-11-02', nav: 1000, benchmark: null },
      { date: '2025-11-03', nav: 200, benchmark: null },
      { date: '2026-11-03', nav: 210, benchmark: null },
    ],
    [{ kind: 'SPLIT', date: '2021-06-14', ratio: 10 }],
  );
  const content = withShare(isins.old, { actions, navs, distributionPolicy: 'DISTRIBUTING' });
  const share = (await sharesOf(fields, 'it', content))[isins.old];
  const none = { ratio: null, amount: null, former: null };
  expect(share).toMatchObject({
    distributionPolicy: 'DISTRIBUTING',
    navsVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
    corporateActions: [
      {
        ...none,
        kind: 'DISTRIBUTION',
        date: '2026-06-08',
        formattedDate: '8\u00a0giugno\u00a02026',
        amount: { displayValue: '1,2345\u00a0€', formattedDate: '11\u00a0giugno\u00a02026' },
      },
      { ...none, kind: 'SPLIT', ratio: 10 },
      { ...none, kind: 'MERGER', former: 'D' },
      { ...none, kind: 'RENAMING', former: 'C' },
    ],
  });
  // 1000 before the split are 100 of today's shares: 210 / 100, as against 210 / 200 over the last year.
  const { performances } = (share as { computedData: { performances: { code: string }[] } }).computedData;
  expect(performances).toContainEqual({
    code: 'inception',
    startNav: 100,
    endNav: 210,
    isAdjusted: true,
    share: expect.closeTo(110, 10),
  });
  expect(performances).toContainEqual({
    code: '1y',
    startNav: 200,
    endNav: 210,
    isAdjusted: false,
    share: expect.closeTo(5, 10),
  });
});

test('where a share is registered, and its data files, put or written, are written for its locale', async () => {
  const fields = `registrations { country countryTitle audience }
    dataFiles { template version date formattedDate url fileType fileSize }`;
  expect((await sharesOf(fields, 'it', contentWithAnnex))[isins.old]).toEqual({
    registrations: [
      { country: 'FR', countryTitle: 'Francia', audience: 'RETAIL' },
      { country: 'CH', countryTitle: 'Svizzera', audience: 'PROFESSIONAL' },
    ],
    dataFiles: [
      {
        template: 'EMT',
        version: 'V4.3',
        date: '2026-10-30',
        formattedDate: '30\u00a0ottobre\u00a02026',
        url: `/e/shares/${isins.old}/EMT`,
        fileType: 'csv',
        fileSize: 1_250,
      },
      // Written from the content: as of the last NAV.
      ...[
        ['EPT', 'V2.1'],
        ['EET', 'V1.1.3'],
      ].map(([template, version]) => ({
        template,
        version,
        date: '2026-11-01',
        formattedDate: '1°\u00a0novembre\u00a02026',
        url: `/e/shares/${isins.old}/${template}`,
        fileType: 'csv',
        fileSize: expect.any(Number),
      })),
    ],
  });
});

test('a share without a NAV has no data file that nobody has put', async () => {
  const dataFiles = exampleFunds.flatMap(({ shares }) => shares.flatMap((share) => share.dataFiles));
  const content = withShare(isins.unpriced, { dataFiles });
  expect(await sharesOf('dataFiles { template }', 'fr', content)).toMatchObject({
    [isins.unpriced]: { dataFiles: [{ template: 'EMT' }] },
  });
});

test('the last price is the last NAV, with its day', async () => {
  const shares = await sharesOf('lastPrice { displayValue date formattedDate } inceptionNav { value }', 'en');
  expect(shares).toMatchObject({
    [isins.old]: {
      lastPrice: { displayValue: '€419.06', date: '2026-11-01', formattedDate: '1\u00a0November\u00a02026' },
    },
    [isins.young]: { lastPrice: { displayValue: '$106.15', date: '2026-11-01' } },
    [isins.unpriced]: { lastPrice: null, inceptionNav: null },
  });
});

test('headline performances of a share with a history', async () => {
  const fields =
    'fetchedData { code value displayValue benchmarkValue benchmarkDisplayValue date formattedDate }';
  const answer = (await sharesOf(fields))[isins.old];
  expect(answer).toMatchObject({
    fetchedData: [
      // At the end of the year, the NAV of 1 December is too old.
      { code: 'ytd', value: null, displayValue: null, benchmarkDisplayValue: null, date: '2026-11-01' },
      {
        code: '1y',
        value: expect.closeTo(12.6825, 4),
        displayValue: '+12,68\u00a0%',
        benchmarkValue: expect.closeTo(6.1678, 4),
        benchmarkDisplayValue: '+6,17\u00a0%',
        date: '2026-11-01',
        formattedDate: '1er\u00a0novembre\u00a02026',
      },
      { code: '3y', displayValue: '+43,08\u00a0%' },
      { code: '5y', displayValue: '+81,67\u00a0%' },
      { code: 'creation_annu', value: expect.closeTo(12.68, 1) },
    ],
  });
});

test('only the requested headline performances, in their fixed order', async () => {
  const fields = 'fetchedData(codes: ["3y", "ytd", "2y"]) { code }';
  expect((await sharesOf(fields))[isins.old]).toEqual({ fetchedData: [{ code: 'ytd' }, { code: '3y' }] });
});

test('costs are answered once the share is one year old', async () => {
  const shares = await sharesOf('costs { year }');
  expect(shares).toMatchObject({
    [isins.old]: { costs: { year: 2025 } },
    [isins.young]: { costs: null },
    [isins.unpriced]: { costs: null },
  });
});

test('no figure is answered for a share under one year', async () => {
  const fields = `lessThanOneYear moreThanTenYears computedData { performances { code } }
    fetchedData { code value displayValue benchmarkValue benchmarkDisplayValue }`;
  const empty = { value: null, displayValue: null, benchmarkValue: null, benchmarkDisplayValue: null };
  expect((await sharesOf(fields))[isins.young]).toEqual({
    lessThanOneYear: true,
    moreThanTenYears: false,
    computedData: null,
    fetchedData: ['ytd', '1y', '3y', '5y', 'creation_annu'].map((code) => ({ code, ...empty })),
  });
});

test('scenarios have their month and what they are about; a share under one year has none', async () => {
  const fields = `scenarios { date formattedMonth holdingYears investment
    rows { code afterOneYear { amount averageReturn } atHoldingPeriod { amount averageReturn } } }`;
  const answer = await sharesOf(fields, 'it');
  expect(answer[isins.old]).toEqual({
    scenarios: [
      {
        date: '2026-10-31',
        formattedMonth: 'ottobre\u00a02026',
        holdingYears: 5,
        investment: 10_000,
        rows: [
          {
            code: 'STRESS',
            afterOneYear: { amount: 4300, averageReturn: -57 },
            atHoldingPeriod: { amount: 3540, averageReturn: -18.8 },
          },
          expect.objectContaining({ code: 'UNFAVOURABLE' }),
          expect.objectContaining({ code: 'MODERATE' }),
          expect.objectContaining({ code: 'FAVOURABLE' }),
        ],
      },
    ],
  });
  expect(answer[isins.young]).toEqual({ scenarios: [] });
  expect(answer[isins.unpriced]).toEqual({ scenarios: [] });
});

test('the first anniversary brings figures, for the periods that have passed', async () => {
  const fields = 'lessThanOneYear computedData { calendarYears { year } } fetchedData { code value }';
  const content = withShare(isins.young, { navs: monthlyNavs('2026-05-31', 13) });
  expect((await sharesOf(fields, 'fr', content))[isins.young]).toMatchObject({
    lessThanOneYear: false,
    computedData: { calendarYears: [{ year: 2027 }, { year: 2026 }] },
    fetchedData: [
      // Five months at 1 %, from the NAV of 31 December.
      { code: 'ytd', value: expect.closeTo(5.101, 4) },
      { code: '1y', value: expect.closeTo(12.6825, 4) },
      { code: '3y', value: null },
      { code: '5y', value: null },
      { code: 'creation_annu', value: expect.closeTo(12.6825, 4) },
    ],
  });
});

test('a share without a price has no performance at all', async () => {
  const fields = 'lessThanOneYear fetchedData { code } computedData { performances { code } }';
  expect((await sharesOf(fields))[isins.unpriced]).toEqual({
    lessThanOneYear: true,
    fetchedData: [],
    computedData: null,
  });
});

test('every period, calendar year and risk figure of an old share', async () => {
  const fields = `moreThanTenYears computedData {
    performances { code startDate endDate share benchmark }
    calendarYears { year complete share benchmark }
    riskFigures { code windowYears frequency share benchmark }
  }`;
  const answer = await sharesOf(fields);
  const periods = ['ytd', '1m', '3m', '6m', '1y', '3y', '5y', '10y', 'inception', 'creation_annu'];
  const years = [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016];
  expect(answer[isins.old]).toMatchObject({
    moreThanTenYears: true,
    computedData: {
      performances: periods.map((code) => ({ code, endDate: '2026-11-01' })),
      calendarYears: years.map((year) => ({ year, complete: year !== 2026 })),
      riskFigures: expect.arrayContaining([expect.objectContaining({ code: 'volatility', windowYears: 1 })]),
    },
  });
});

test('whole periods of 12 months and the curve of an old share', async () => {
  const fields = `computedData {
    discretePeriods { startDate endDate formattedEndDate share benchmark }
    curve { date share benchmark }
  }`;
  const answer = await sharesOf(fields);
  expect(answer[isins.old]).toMatchObject({
    computedData: {
      discretePeriods: [2026, 2025, 2024, 2023, 2022].map((year) => ({
        startDate: `${year - 1}-11-01`,
        endDate: `${year}-11-01`,
        formattedEndDate: `1er\u00a0novembre\u00a0${year}`,
        // Monthly returns: 1 % for the share, 0.5 % for the benchmark.
        share: expect.closeTo(12.6825, 4),
        benchmark: expect.closeTo(6.1678, 4),
      })),
      curve: expect.arrayContaining([
        { date: '2014-11-01', share: 100, benchmark: 100 },
        { date: '2020-11-01', share: expect.closeTo(204.71, 2), benchmark: expect.closeTo(143.2, 2) },
        { date: '2026-11-01', share: expect.closeTo(419.06, 2), benchmark: expect.closeTo(205.08, 2) },
      ]),
    },
  });
});

test('documents of a share carry its ISIN, and their earlier editions a day', async () => {
  const answer = await dataOf(
    `{ fundCategories(locale: "fr") { funds(locale: "it") { shares(locale: "it") {
      documents {
        documentType { code title } url language
        editions { url language date formattedDate fileType fileSize }
      }
    } } } }`,
  );
  const folder = `/e/it/docs/funds/azionario-emergenti/${isins.old}`;
  expect(answer).toMatchObject({
    fundCategories: [
      {
        funds: [
          {
            shares: [
              {
                documents: [
                  {
                    documentType: { code: 'KIID', title: 'KID' },
                    url: `${folder}/KIID`,
                    language: 'it',
                    editions: [
                      {
                        url: `${folder}/KIID?edition=2025-02-17`,
                        // There is none in Italian.
                        language: 'fr',
                        date: '2025-02-17',
                        formattedDate: '17\u00a0febbraio\u00a02025',
                        fileType: 'pdf',
                        fileSize: 240_400,
                      },
                      { url: `${folder}/KIID?edition=2024-02-15` },
                    ],
                  },
                  {
                    documentType: { code: 'MONTHLY_REPORT', title: 'Rapporto mensile' },
                    url: `${folder}/MONTHLY_REPORT`,
                    editions: [],
                  },
                ],
              },
              {},
            ],
          },
        ],
      },
      {},
    ],
  });
});
