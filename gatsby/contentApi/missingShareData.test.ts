import { categoryRow, fundRow, localeContent, shareRow } from '../testing/contentRows';
import { missingShareData } from './missingShareData';

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
  const categories = [categoryRow({ funds: [fundRow({ code: 'asia', shares })] })];
  expect(missingShareData(localeContent('en', { categories }))).toEqual([
    'Fund "asia", share "ZZ-I": it has no scenarios, which are to be published each month (Delegated Regulation (EU) 2017/653, article 8(3))',
    'Fund "asia", share "ZZ-P": it has no costs of its last financial year, by parts (Delegated Regulation (EU) 2017/653, annexes VI and VII; Directive 2014/65/EU, article 24(4))',
  ]);
});
