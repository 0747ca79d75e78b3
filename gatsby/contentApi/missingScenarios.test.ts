import { categoryRow, fundRow, localeContent, shareRow } from '../testing/contentRows';
import { missingScenarios } from './missingScenarios';

test('names active shares over one year without scenarios, and no younger one', () => {
  const scenarios = [
    { date: '2026-10-31', formattedMonth: 'October 2026', holdingYears: 5, investment: 10_000, rows: [] },
  ];
  const shares = [
    shareRow({ name: 'I' }),
    shareRow({ name: 'R', scenarios }),
    shareRow({ name: 'F', inceptionDate: '2026-03-02' }),
    shareRow({ name: 'N', lastPrice: null }),
  ];
  const categories = [categoryRow({ funds: [fundRow({ code: 'asia', shares })] })];
  expect(missingScenarios(localeContent('en', { categories }))).toEqual([
    'Fund "asia", share "ZZ-I": it has no scenarios, which are to be published each month (Delegated Regulation (EU) 2017/653, article 8(3))',
  ]);
});
