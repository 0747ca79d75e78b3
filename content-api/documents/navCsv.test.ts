import { parse } from 'csv-parse/sync';
import { renderNavCsv } from './navCsv';
import type { NavHistoryShare } from './navHistory';

const share: NavHistoryShare = {
  isin: 'ZZ0000000017',
  name: 'I, "founders"',
  currency: 'EUR',
  lessThanOneYear: false,
  navs: [
    { date: '2026-11-19', nav: 1042.37, benchmark: null },
    { date: '2026-11-20', nav: 1050, benchmark: 98.5 },
  ],
};

test('one line a share and day, under a heading in the language of the file', () => {
  const text = renderNavCsv({ locale: 'fr', fund: 'Actions Émergentes', shares: [share] });
  expect(text.startsWith('\uFEFFDate,ISIN,')).toBe(true);
  expect(parse(text, { bom: true })).toEqual([
    ['Date', 'ISIN', 'Part', 'Devise', 'Valeur liquidative', 'Indicateur'],
    ['2026-11-19', 'ZZ0000000017', 'I, "founders"', 'EUR', '1042.37', ''],
    ['2026-11-20', 'ZZ0000000017', 'I, "founders"', 'EUR', '1050', '98.5'],
  ]);
});

test('a young share is not compared, and no text is a formula', () => {
  const shares = [{ ...share, name: '=1+1', lessThanOneYear: true }];
  const [, , last] = parse(renderNavCsv({ locale: 'en', fund: 'Emerging Equity', shares }), { bom: true });
  expect(last).toEqual(['2026-11-20', 'ZZ0000000017', "'=1+1", 'EUR', '1050', '']);
});
