import {
  categoryRow,
  componentRow,
  fundRow,
  localeContent,
  pageRow,
  shareRow,
  sourcesOf,
} from '../testing/contentRows';
import { contentPages } from './contentPages';

const comparePages = (sources: Parameters<typeof contentPages>[0]) =>
  contentPages(sources).filter(({ template }) => template === 'ComparePage');

const notice = componentRow('TEXTS', { 'part-moins-un-an': '<p>Young.</p>' });
const lead = componentRow('LEAD', { title: 'Side by side', body: '<p>Up to four.</p>' });

it('has the words of the content system and the shares of every fund', () => {
  const content = localeContent('it', {
    site: {
      pages: [
        pageRow('compare', { title: 'Confronta', description: 'About', components: [lead] }),
        pageRow('funds-range', { title: 'Gamma' }),
        pageRow('disclaimers', { components: [notice] }),
      ],
    },
    categories: [
      categoryRow({ funds: [fundRow({ shares: [shareRow({ name: 'I' }), shareRow({ name: 'R' })] })] }),
    ],
  });
  expect(comparePages(sourcesOf(content))).toMatchObject([
    {
      path: '/it/confronta',
      template: 'ComparePage',
      context: {
        title: 'Confronta',
        leadTitle: 'Side by side',
        lead: '<p>Up to four.</p>',
        rangePage: { title: 'Gamma', path: '/it/gamma-fondi' },
        notices: { lessThanOneYear: '<p>Young.</p>' },
        funds: [{ code: 'fund', shares: [{ isin: 'ZZ-I' }, { isin: 'ZZ-R' }] }],
        metadata: { title: 'Confronta – Korvane', description: 'About', modifiedOn: '2026-11-19' },
      },
    },
  ]);
});

it('has its own title where there is no lead, and the day on which it was edited where that is later', () => {
  const site = { pages: [pageRow('compare', { updatedAt: '2026-12-01' })] };
  const [page] = comparePages(sourcesOf(localeContent('en', { site, categories: [categoryRow()] })));
  expect(page?.context).toMatchObject({
    leadTitle: 'Title of compare',
    lead: null,
    metadata: { modifiedOn: '2026-12-01' },
  });
});

it('is a translation of the same page in the locales that have it', () => {
  const of = (locale: 'fr' | 'en' | 'it', code: string) =>
    localeContent(locale, { site: { pages: [pageRow(code)] } });
  const [page] = comparePages(sourcesOf(of('fr', 'compare'), of('en', 'compare'), of('it', 'index')));
  expect(page?.context.paths).toEqual({ fr: '/fr/comparer', en: '/en/compare' });
});

it('is not there where the content system has no such page', () => {
  expect(comparePages(sourcesOf(localeContent('fr')))).toEqual([]);
});
