import { emptyContent, productFund, productShare } from '../../figures/testing/productShare';
import type { Share } from '../../figures/testing/secondWay';
import { formatPercent } from '../../locales/formatters';
import { figuresTable } from './figuresTable';

test('a half is rounded as on the pages', () => {
  const series: Share = {
    frequency: 'MONTHLY',
    inceptionDate: '2025-10-31',
    navs: [
      { date: '2025-10-31', nav: 1000, benchmark: null },
      { date: '2026-10-31', nav: 2285.05, benchmark: null },
    ],
    actions: [],
  };
  const share = productShare(series);
  const { columns, rows } = figuresTable(emptyContent, [{ fund: productFund(series, share), share }], 'en');
  expect(rows[0]?.[columns.findIndex(({ heading }) => heading === '1 year, %')]).toBe(128.51);
  expect(formatPercent(128.505, 'en')).toBe('128.51%');
});
