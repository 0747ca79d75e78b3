/** @jest-environment node */

import { catalogueFund, fundRow, type ShareRow, shareRow } from '../../../../gatsby/testing/contentRows';
import { shareView } from '../shareViews';

const costs = { year: 2025, entry: 0.4, exit: 0, ongoing: 1.93, transaction: 0.26, performance: 0.12 };
const fees = {
  management: 1.85,
  movement: 0,
  performance: '15% of the outperformance',
  subscription: 3,
  redemption: 0,
};

function viewOf(changes: Partial<ShareRow> = {}, minRecommendedInvestmentDuration: number | null = 2) {
  const share = shareRow({ costs, fees, ...changes });
  const fund = catalogueFund(fundRow({ shares: [share], minRecommendedInvestmentDuration }));
  return shareView(fund, share, 'en');
}

test('each cost as charged stands beside the maximum of the prospectus', () => {
  expect(viewOf()).toMatchObject({
    ongoingCosts: '2.19%',
    costs: {
      year: 2025,
      costs: [
        { code: 'entry', charged: '0.40%', most: '3.00%' },
        { code: 'exit', charged: '0.00%', most: '0.00%' },
        { code: 'ongoing', charged: '1.93%', most: '1.85%' },
        { code: 'transaction', charged: '0.26%', most: '0.00%' },
        { code: 'performance', charged: '0.12%', most: '15% of the outperformance' },
      ],
    },
  });
});

test('the example has the maximum on entry, and goes up to the recommended holding period, in the share’s currency', () => {
  expect(viewOf({ currency: { code: 'USD', symbol: '$' } }).costs?.example).toEqual({
    amount: '$10,000',
    // 300 on entry, then 2.31 % a year of 9,700.
    soldAfter: [
      { years: 1, costs: '$524', percent: '5.2%' },
      { years: 2, costs: '$748', percent: '7.5%' },
    ],
  });
  expect(viewOf({}, null).costs?.example).toBeNull();
  // Once, on exit, 1 % of 9,700.
  expect(viewOf({ fees: { ...fees, redemption: 1 } }).costs?.example?.soldAfter).toMatchObject([
    { costs: '€621' },
    { costs: '€845' },
  ]);
});

test('where the prospectus has no maximum, what was charged stands for it', () => {
  const nothing = {
    management: null,
    movement: null,
    performance: null,
    subscription: null,
    redemption: null,
  };
  const { costs: view } = viewOf({ fees: nothing });
  expect(view?.costs.map(({ most }) => most)).toEqual([null, null, null, null, null]);
  expect(view?.rates.entry).toBe(0.4);
});

test('a share without costs has none', () => {
  expect(viewOf({ costs: null })).toMatchObject({ costs: null, ongoingCosts: null });
});
