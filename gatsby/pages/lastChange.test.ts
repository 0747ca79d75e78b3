import type { BlockView } from '../../src/features/blocks/blockViews';
import { fundCategories } from '../../src/features/funds/fundViews';
import { newsCard } from '../../src/components/news/newsViews';
import {
  catalogueFund,
  documentRow,
  fundRow,
  localeContent,
  newsRow,
  shareRow,
  sourcesOf,
} from '../testing/contentRows';
import { blockDays, fundChangedOn, latestDay, shareChangedOn } from './lastChange';

it.each([
  [[], null],
  [[null, undefined, ''], null],
  [['2026-09-30', null, '2026-10-01', '2025-12-31'], '2026-10-01'],
])('of %j the latest day is %s', (days, latest) => {
  expect(latestDay(...days)).toBe(latest);
});

const priced = (day: string) =>
  shareRow({ lastPrice: { value: 1, displayValue: '1', date: day, formattedDate: day } });
const about = (day: string, code: string) => newsRow(code, { date: day, fundCodes: [code] });

describe('a fund', () => {
  const share = priced('2026-03-02');
  const fundWith = (aum: string | null) =>
    catalogueFund(
      fundRow({
        code: 'asia',
        shares: [share, priced('2026-03-01')],
        aum: aum ? { displayValue: '1', dateTo: aum, formattedDate: aum } : null,
      }),
    );

  it('has changed with its prices, its assets and the news about it', () => {
    const news = [about('2026-03-09', 'other')];
    expect(fundChangedOn(fundWith(null), news)).toBe('2026-03-02');
    expect(fundChangedOn(fundWith('2026-03-03'), news)).toBe('2026-03-03');
    expect(fundChangedOn(fundWith('2026-03-03'), [about('2026-03-04', 'asia')])).toBe('2026-03-04');
  });

  it('has changed with its texts, its managers, its tools in use, its portfolio and its documents', () => {
    const changedOn = (values: Parameters<typeof fundRow>[0], category = {}) =>
      fundChangedOn(catalogueFund(fundRow({ shares: [share], ...values }), category), []);
    const updatedAt = '2026-03-20';
    const portfolio = { formattedDate: '', geographic: [], sector: [], capitalisation: [], topLines: [] };
    expect(changedOn({ updatedAt })).toBe(updatedAt);
    expect(changedOn({ managers: [{ code: 'a', name: 'A', role: 'R', updatedAt }] })).toBe(updatedAt);
    expect(changedOn({ portfolio: { ...portfolio, date: updatedAt } })).toBe(updatedAt);
    expect(changedOn({ documents: [documentRow('KIID', updatedAt)] })).toBe(updatedAt);
    const tool = {
      ...{ code: 'SUSPENSION' as const, title: 'Suspension', text: 'Orders wait.', until: null },
      ...{ date: updatedAt, formattedDate: '', formattedUntil: null },
    };
    expect(changedOn({ activatedTools: [tool] })).toBe(updatedAt);
    expect(changedOn({ shares: [share, { ...share, updatedAt }] })).toBe(updatedAt);
    expect(changedOn({}, { updatedAt })).toBe(updatedAt);
    expect(changedOn({ specificCategory: { title: 'Own' } }, { updatedAt })).toBe('2026-03-02');
  });

  it('has a share that changes with its own texts and documents', () => {
    const edited = { ...share, updatedAt: '2026-03-21' };
    const documented = { ...share, documents: [documentRow('KIID', '2026-03-22')] };
    expect(shareChangedOn(fundWith(null), edited, [])).toBe('2026-03-21');
    expect(shareChangedOn(fundWith(null), documented, [])).toBe('2026-03-22');
  });

  it('has not changed with older news than it shows', () => {
    const news = Array.from({ length: 7 }, (_, index) =>
      newsRow(`item-${index}`, { date: '2026-03-01', fundCodes: ['asia'] }),
    );
    const edited = news.map((row, index) => (index === 6 ? { ...row, updatedAt: '2026-09-01' } : row));
    expect(fundChangedOn(fundWith(null), edited)).toBe(fundChangedOn(fundWith(null), news));
  });

  it('has shares that change on their own days, or on none', () => {
    const unpriced = shareRow({ lastPrice: null });
    expect(shareChangedOn(fundWith(null), share, [])).toBe('2026-03-02');
    expect(shareChangedOn(fundWith('2026-03-03'), unpriced, [])).toBe('2026-03-03');
    expect(shareChangedOn(fundWith(null), unpriced, [])).toBeNull();
  });
});

it('a range has the days of the funds that it shows', () => {
  const fundOf = (code: string, day: string) => catalogueFund(fundRow({ code, shares: [priced(day)] }));
  const funds = [fundOf('asia', '2026-03-01'), fundOf('india', '2026-03-02')];
  const sources = { ...sourcesOf(localeContent('fr', {})), funds };
  const [category] = fundCategories(funds.slice(0, 1), 'fr');
  const range: BlockView = {
    code: 'a',
    title: null,
    body: null,
    kind: 'ISR_FUND_RANGE',
    categories: category ? [category] : [],
    notices: sources.notices,
  };
  expect(latestDay(...blockDays([range], sources))).toBe('2026-03-01');
  const edited = funds.map((fund) => ({ ...fund, category: { ...fund.category, updatedAt: '2026-03-05' } }));
  expect(latestDay(...blockDays([range], { ...sources, funds: edited }))).toBe('2026-03-05');
});

it('blocks have the days of the news that they show', () => {
  const news = [
    newsRow('new', { date: '2026-01-01', updatedAt: '2026-02-01' }),
    newsRow('later', { date: '2026-03-01' }),
  ];
  const sources = sourcesOf(localeContent('fr', { news }));
  const titled = { code: 'a', title: null, body: null };
  const latest: BlockView = {
    ...titled,
    kind: 'LATEST_NEWS',
    news: [newsCard(news[0]!, 'fr')],
    newsPath: '/fr',
  };
  expect(blockDays([latest, { ...titled, kind: 'MARKETS_MAP', alt: '' }], sources)).toEqual(['2026-02-01']);
});
