/** @jest-environment node */

import { catalogueFund, type FundRow, fundRow } from '../../../gatsby/testing/contentRows';
import { holdingsView } from './holdingsView';

type Weight = [code: string | null, title: string, value: number];

function fundWith(slug: string, date: string, weights: readonly Weight[], values: Partial<FundRow> = {}) {
  const geographic = weights.map(([code, title, value]) => ({ code, title, value }));
  const portfolio = {
    date,
    formattedDate: `day ${date}`,
    geographic,
    sector: [],
    capitalisation: [],
    topLines: [],
  };
  return catalogueFund(fundRow({ code: slug, slug, title: slug, portfolio, ...values }));
}

test('countries are in the order of their names, the funds of each in that of their weights', () => {
  const asia = fundWith('asia', '2026-10-30', [
    ['IN', 'Inde', 19.7],
    ['CN', 'Chine', 29.44],
  ]);
  const world = fundWith('world', '2026-10-30', [
    ['CN', 'Chine', 22.6],
    ['AE', 'Émirats arabes unis', 2.8],
    ['IN', 'Inde', 21],
  ]);
  const { date, countries } = holdingsView([asia, world], 'fr');
  expect(date).toBe('day 2026-10-30');
  expect(countries.map(({ title, funds }) => [title, ...funds.map((fund) => fund.title)])).toEqual([
    ['Chine', 'asia', 'world'],
    ['Émirats arabes unis', 'world'],
    ['Inde', 'world', 'asia'],
  ]);
  expect(countries[0]?.funds[0]).toEqual({
    title: 'asia',
    path: '/fr/funds/asia#portfolio',
    percent: '29,4\u00a0%',
    date: null,
    visibleTo: asia.visibleTo,
  });
});

test('cash, countries taken together and weights of nothing are no country', () => {
  const fund = fundWith('asia', '2026-10-30', [
    ['CASH', 'Cash', 2],
    ['OTHER', 'Other countries', 3],
    [null, 'Elsewhere', 4],
    ['TH', 'Thailand', 0],
    ['SG', 'Singapore', 1],
  ]);
  expect(holdingsView([fund], 'en').countries.map(({ code }) => code)).toEqual(['SG']);
});

test('a portfolio that is older than the latest says its day', () => {
  const older = fundWith('asia', '2026-09-30', [['SG', 'Singapore', 2]]);
  const latest = fundWith('world', '2026-10-30', [['SG', 'Singapore', 1]]);
  const { date, countries } = holdingsView([older, latest], 'en');
  expect(date).toBe('day 2026-10-30');
  expect(countries[0]?.funds.map((fund) => fund.date)).toEqual(['day 2026-09-30', null]);
});

test('a country is for the profiles that see one of its funds', () => {
  const seen = fundWith('asia', '2026-10-30', [['SG', 'Singapore', 2]]);
  const forSome = { ...fundWith('world', '2026-10-30', [['KE', 'Kenya', 1]]), visibleTo: ['PRO' as const] };
  const { countries } = holdingsView([seen, forSome], 'en');
  expect(countries.map(({ code, visibleTo }) => [code, visibleTo])).toEqual([
    ['KE', ['PRO']],
    ['SG', seen.visibleTo],
  ]);
});

test('funds without a portfolio hold nothing that can be shown', () => {
  const fund = catalogueFund(fundRow({ portfolio: null }));
  expect(holdingsView([fund], 'en')).toEqual({ date: '', countries: [] });
});
