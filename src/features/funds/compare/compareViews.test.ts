/** @jest-environment node */

import {
  catalogueFund,
  categoryRow,
  fundRow,
  periodRow,
  seen,
  type ShareRow,
  shareRow,
  yearRow,
} from '../../../../gatsby/testing/contentRows';
import { comparedFunds } from './compareViews';

const computedData: ShareRow['computedData'] = {
  performances: [periodRow({ code: 'ytd', share: 4.2, benchmark: null })],
  calendarYears: [yearRow({ year: 2025, share: -1, benchmark: 2 })],
  discretePeriods: [],
  riskFigures: [{ code: 'volatility', windowYears: 3, frequency: 'weekly', share: 14, benchmark: 15 }],
};

test('has what is compared, written for the locale', () => {
  const fees = { management: 1.5, movement: null, performance: null, subscription: null, redemption: null };
  const fund = fundRow({
    riskLevel: 4,
    sfdrArticle: 8,
    characteristics: { benchmark: 'Composite' },
    shares: [shareRow({ computedData, fees }), shareRow({ name: 'I USD', riskLevel: 5 })],
  });
  expect(comparedFunds([catalogueFund(fund)], 'fr')).toMatchObject([
    {
      title: 'Title of fund',
      path: '/fr/funds/fund',
      benchmark: 'Composite',
      sfdrArticle: 8,
      shares: [
        {
          isin: 'ZZ-I',
          riskLevel: 4,
          inceptionDate: '5 January 2015',
          fees: [{ code: 'management', value: '1,50\u00a0%' }],
          performances: [{ code: 'ytd', share: '+4,20\u00a0%', benchmark: null }],
          calendarYears: [{ year: 2025, share: '−1,00\u00a0%' }],
          riskFigures: [{ code: 'volatility', windowYears: 3, share: '14,00\u00a0%' }],
        },
        { isin: 'ZZ-I USD', riskLevel: 5 },
      ],
    },
  ]);
});

test('of what the content system leaves out it has nothing', () => {
  const [fund] = comparedFunds([catalogueFund(fundRow({ shares: [shareRow({ lastPrice: null })] }))], 'en');
  expect(fund).toMatchObject({ benchmark: null, sfdrArticle: null, labels: [] });
  expect(fund?.shares).toMatchObject([{ price: null, riskLevel: null, fees: [], performances: [] }]);
});

test('a share under one year has no figure, whatever is answered (AMF)', () => {
  const young = shareRow({ inceptionDate: '2026-03-02', computedData });
  const written = JSON.stringify(comparedFunds([catalogueFund(fundRow({ shares: [young] }))], 'en'));
  expect(written).toContain('"lessThanOneYear":true');
  expect(written).not.toMatch(/4\.20|1\.00|14\.00|curve/);
});

test('says who may see a share, and of a fund who may see any of its', () => {
  const row = fundRow({ shares: [shareRow({ name: 'I' }), shareRow({ name: 'S USD' })] });
  const category = categoryRow({
    funds: [row],
    retail: [],
    instit: seen([row]),
    pro: seen([row], ['I']),
  });
  const [fund] = comparedFunds([catalogueFund(row, category)], 'en');
  expect(fund?.visibleTo).toEqual(['INSTIT', 'PRO']);
  expect(fund?.shares.map(({ visibleTo }) => visibleTo)).toEqual([['INSTIT', 'PRO'], ['INSTIT']]);
});

test.each([
  [
    ['House Asia', 'House Bonds', 'House Emerging Small Caps'],
    ['Asia', 'Bonds', 'Emerging Small Caps'],
  ],
  [
    ['House Asia', 'House Asia Small Caps'],
    ['Asia', 'Asia Small Caps'],
  ],
  [
    ['Asia', 'House Bonds'],
    ['Asia', 'House Bonds'],
  ],
  [['House Asia'], ['Asia']],
])('of the titles %j the short ones are %j', (titles, short) => {
  const funds = titles.map((title) => catalogueFund(fundRow({ title })));
  expect(comparedFunds(funds, 'en').map(({ shortTitle }) => shortTitle)).toEqual(short);
});

test('weighs little: neither documents nor curves nor texts of the fund', () => {
  const [fund] = comparedFunds([catalogueFund(fundRow({ description: 'Long', philosophy: 'Longer' }))], 'en');
  expect(Object.keys(fund ?? {})).not.toEqual(expect.arrayContaining(['description']));
  expect(JSON.stringify(fund)).not.toMatch(/Long|documents|curve/);
});
