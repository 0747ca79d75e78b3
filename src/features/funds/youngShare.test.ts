/** @jest-environment node */

import { createSanitise } from '../../../gatsby/sanitise/sanitiseHtml';
import {
  catalogueFund,
  fundRow,
  periodRow,
  type ShareRow,
  shareRow,
  twelveMonthsRow,
  yearRow,
} from '../../../gatsby/testing/contentRows';
import { fundCard, fundView } from './fundViews';
import { shareView } from './shareViews';

const sanitise = createSanitise([]);

const navs = { startDate: '2026-03-02', startNav: 100, endDate: '2026-11-19', endNav: 109.99 };

const young: Partial<ShareRow> = {
  costs: { year: 2026, entry: 0, exit: 0, ongoing: 9.99, transaction: 0, performance: 0 },
  inceptionDate: '2026-03-02',
  lastPrice: { value: 98.76, displayValue: '€98.76', date: '2026-11-19', formattedDate: '19 November 2026' },
  fetchedData: [{ code: 'ytd', displayValue: '+9.99%' }],
  computedData: {
    performances: [periodRow({ code: 'ytd', ...navs, share: 9.99, benchmark: 1 })],
    calendarYears: [yearRow({ year: 2026, complete: false, ...navs, share: 9.99, benchmark: 1 })],
    discretePeriods: [twelveMonthsRow({ startNav: 100, endNav: 109.99, share: 9.99, benchmark: 1 })],
    riskFigures: [{ code: 'sharpe', windowYears: 1, frequency: 'weekly', share: 9.99, benchmark: 1 }],
  },
};

const curve = [
  { date: '2026-03-02', share: 100, benchmark: 100 },
  { date: '2026-11-19', share: 109.99, benchmark: 101 },
];

describe('a share under one year', () => {
  const share = shareRow(young);
  const fund = catalogueFund(fundRow({ shares: [share] }));

  it('publishes no figure, whatever the API answers', () => {
    const view = shareView(fund, share, 'en', curve);
    expect(view).toMatchObject({
      lessThanOneYear: true,
      price: { display: '€98.76' },
      figures: [],
      performances: [],
      calendarYears: [],
      discretePeriods: [],
      yearBars: null,
      sources: {},
      riskFigures: [],
      curve: null,
      ongoingCosts: null,
      costs: null,
    });
    expect(JSON.stringify([view, fundView(fund, 'en', sanitise), fundCard(fund, 'en')])).not.toMatch(
      /9\.99|109/,
    );
  });

  it('is one whose last price is dated before its first anniversary', () => {
    const aged = shareRow({ ...young, inceptionDate: '2025-11-19' });
    expect(shareView(catalogueFund(fundRow({ shares: [aged] })), aged, 'en', curve)).toMatchObject({
      lessThanOneYear: false,
      curve: { end: { share: '109.99', benchmark: '101.00' } },
      figures: [{ code: 'ytd', display: '+9.99%' }],
      performances: [{ code: 'ytd', share: '+9.99%', benchmark: '+1.00%' }],
      yearBars: { share: expect.stringContaining('M') },
      sources: { ytd: { startNav: '100.00', endNav: '109.99' }, 2026: {}, '20 November 2026': {} },
      riskFigures: [{ code: 'sharpe', share: '9.99', benchmark: '1.00' }],
    });
  });

  it('is one with no price', () => {
    const unpriced = shareRow({ name: 'R', lastPrice: null });
    const other = catalogueFund(fundRow({ shares: [shareRow(), unpriced] }));
    expect(shareView(other, unpriced, 'en')).toMatchObject({
      lessThanOneYear: true,
      price: null,
      figures: [],
    });
  });
});
