import {
  categoryRow,
  documentRow,
  fundRow,
  localeContent,
  newsRow,
  pageRow,
  shareRow,
} from '../testing/contentRows';
import { withoutFuture } from './withoutFuture';

const today = '2026-11-23';
const tomorrow = '2026-11-24';

test('news appear on their day', () => {
  const news = [newsRow('later', { date: tomorrow }), newsRow('now', { date: today })];
  const codes = (day: string) =>
    withoutFuture(localeContent('fr', { news }), day).news.map(({ code }) => code);
  expect(codes(today)).toEqual(['now']);
  expect(codes(tomorrow)).toEqual(['later', 'now']);
});

test('a change that is still to come has no day', () => {
  const news = [newsRow('now', { date: today, updatedAt: tomorrow })];
  const pages = [pageRow('index', { updatedAt: tomorrow }), pageRow('news', { updatedAt: today })];
  const content = withoutFuture(localeContent('fr', { news, site: { pages } }), today);
  expect(content.news).toMatchObject([{ updatedAt: null }]);
  const funds = [fundRow({ updatedAt: tomorrow, shares: [shareRow({ updatedAt: tomorrow })] })];
  const categories = [categoryRow({ updatedAt: tomorrow, funds })];
  expect(JSON.stringify(withoutFuture(localeContent('fr', { categories }), today))).not.toContain(tomorrow);
  expect(content.site.pages.map(({ updatedAt }) => updatedAt)).toEqual([null, today]);
});

test('a liquidity management tool is told from its first day to its last', () => {
  const tool = {
    ...{ code: 'SUSPENSION' as const, title: 'Suspension', text: 'Orders wait.' },
    ...{ date: today, formattedDate: '', until: today, formattedUntil: '' },
  };
  const funds = [fundRow({ activatedTools: [tool] })];
  const toolsOn = (day: string) =>
    withoutFuture(localeContent('fr', { categories: [categoryRow({ funds })] }), day).categories[0]?.funds[0]
      ?.activatedTools.length;
  expect(['2026-11-22', today, tomorrow].map(toolsOn)).toEqual([0, 1, 0]);
});

test('neither documents nor figures of later days are shown', () => {
  const documents = [
    documentRow('KIID', tomorrow),
    documentRow('PROSPECTUS', today),
    documentRow('ANNUAL_REPORT'),
  ];
  const price = { value: 1, displayValue: '€1.00', date: tomorrow, formattedDate: '' };
  const values = { nav: { displayValue: '€1.00' }, formerNav: { displayValue: '€1.01' }, reason: '' };
  const navCorrections = [tomorrow, today].map((correctedOn) => ({
    ...{ date: '2026-11-19', formattedDate: '', correctedOn, formattedCorrectedOn: '' },
    ...values,
  }));
  const funds = [
    fundRow({
      documents,
      aum: { displayValue: '€1m', dateTo: tomorrow, formattedDate: '' },
      portfolio: {
        date: tomorrow,
        formattedDate: '',
        geographic: [],
        sector: [],
        capitalisation: [],
        topLines: [],
      },
      shares: [shareRow({ documents, navCorrections }), shareRow({ name: 'R', lastPrice: price })],
    }),
  ];
  const curves = new Map([
    ['ZZ-I', [today, tomorrow].map((date) => ({ date, share: 100, benchmark: null }))],
  ]);
  const content = withoutFuture(
    { ...localeContent('fr', { categories: [categoryRow({ funds })] }), curves },
    today,
  );
  expect(content.categories[0]?.funds).toMatchObject([
    {
      aum: null,
      portfolio: null,
      documents: documents.slice(1),
      shares: [
        {
          documents: documents.slice(1),
          lastPrice: { date: '2026-11-19' },
          navCorrections: navCorrections.slice(1),
        },
        { name: 'R', lastPrice: null, fetchedData: [], computedData: null },
      ],
    },
  ]);
  expect(content.curves.get('ZZ-I')).toMatchObject([{ date: today }]);
});
