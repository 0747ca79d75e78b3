import {
  categoryRow,
  componentRow,
  fundRow,
  localeContent,
  type NewsCategoryRow,
  newsCategoryRow,
  type NewsRow,
  newsRow,
  pageRow,
  sourcesOf,
} from '../testing/contentRows';
import { newsPages, newsPerPage, shownPages } from './newsPages';

const letters = { code: 'letters', slug: 'letters', title: 'Letters' };
const stories = { code: 'stories', slug: 'stories', title: 'Stories' };

type Input = { news?: NewsRow[]; categories?: NewsCategoryRow[]; newsPage?: Parameters<typeof pageRow>[1] };

function pagesOf({ news = [], categories = [], newsPage }: Input) {
  const pages = [pageRow('index'), pageRow('news', newsPage)];
  return newsPages(sourcesOf(localeContent('en', { site: { pages, newsCategories: categories }, news })));
}

function pageAt(path: string, input: Input) {
  return pagesOf(input).find((page) => page.path === path);
}

const manyNews = (count: number, values: Partial<NewsRow> = {}) =>
  Array.from({ length: count }, (_, index) => newsRow(`item-${index + 1}`, values));

const listPaths = (input: Input) =>
  pagesOf(input)
    .filter(({ template }) => template === 'NewsListPage')
    .map(({ path }) => path);

describe('the list of news', () => {
  it.each([
    [0, ['/en/news']],
    [12, ['/en/news']],
    [13, ['/en/news', '/en/news/page/1']],
    [24, ['/en/news', '/en/news/page/1']],
    [25, ['/en/news', '/en/news/page/2', '/en/news/page/1']],
  ])('of %d items has the pages %j', (count, paths) => {
    expect(listPaths({ news: manyNews(count) })).toEqual(paths);
  });

  it('has twelve items on each page but the newest, in order', () => {
    const news = manyNews(13);
    expect(pageAt('/en/news', { news })?.context).toMatchObject({
      pageNumber: 1,
      pageCount: 2,
      shownPages: [1, 2],
      listPath: '/en/news',
      categoryCode: null,
      news: [{ code: 'item-1' }],
    });
    expect(pageAt('/en/news/page/1', { news })?.context).toMatchObject({
      pageNumber: 2,
      shownPages: [1, 2],
      news: news.slice(1).map(({ code }) => ({ code })),
      title: 'Title of news',
      lead: null,
      metadata: {
        title: 'Title of news (2) – Korvane',
        canonical: 'https://www.korvane.example/en/news/page/1',
      },
    });
  });

  it.each([
    // The newest page has room for it.
    [30, ['/en/news', '/en/news/added']],
    // The newest page is full: all pages of the list are one further from the newest.
    [36, ['/en/news', '/en/news/page/3', '/en/news/page/2', '/en/news/page/1', '/en/news/added']],
  ])('of %d items: one item more changes what shows it and no other page', (count, changed) => {
    const news = manyNews(count);
    const before = new Map(pagesOf({ news }).map((page) => [page.path, page]));
    const after = pagesOf({ news: [newsRow('added'), ...news] });
    const differs = after.filter((page) => JSON.stringify(before.get(page.path)) !== JSON.stringify(page));
    expect(differs.map(({ path }) => path)).toEqual(changed);
  });

  it('is translated as a whole: older pages have no counterpart', () => {
    const news = manyNews(13);
    expect(pageAt('/en/news', { news })?.context.paths).toEqual({
      fr: '/fr/actualites',
      en: '/en/news',
      it: '/it/notizia',
    });
    expect(pageAt('/en/news/page/1', { news })?.context.paths).toEqual({ en: '/en/news/page/1' });
  });

  it('changed when its page, or an item of it, last did', () => {
    const modifiedOn = (input: Input) => pageAt('/en/news', input)?.context.metadata.modifiedOn;
    const old = newsRow('old', { date: '2024-01-01', updatedAt: null });
    const edited = newsRow('edited', { date: '2023-01-01', updatedAt: '2025-05-05' });
    expect(modifiedOn({})).toBeNull();
    expect(modifiedOn({ news: [old] })).toBe('2024-01-01');
    expect(modifiedOn({ news: [old, edited] })).toBe('2025-05-05');
    expect(modifiedOn({ news: [old, edited], newsPage: { updatedAt: '2026-02-02' } })).toBe('2026-02-02');
  });

  it('begins with the sanitised words of its page', () => {
    const components = [componentRow('LEAD', { body: '<p id="x">Lead</p>' })];
    expect(pageAt('/en/news', { newsPage: { components } })?.context).toMatchObject({ lead: '<p>Lead</p>' });
    expect(pageAt('/en/news', {})?.context).toMatchObject({ lead: null });
  });
});

describe('the list of a category', () => {
  const categories = [
    newsCategoryRow('letters', { description: '<p>About <script>x</script>letters</p>' }),
    newsCategoryRow('stories', {
      slug: 'stories-of-emerging',
      translations: [
        { locale: 'en', slug: 'stories-of-emerging' },
        { locale: 'fr', slug: 'les-histoires-des-emergents' },
      ],
    }),
  ];
  const news = [
    newsRow('a', { category: letters }),
    newsRow('b', { category: stories }),
    ...manyNews(12, { category: letters }),
  ];

  it('has the items of the category, on as many pages as they need', () => {
    expect(listPaths({ news, categories })).toEqual([
      '/en/news',
      '/en/news/page/1',
      '/en/news/c/letters',
      '/en/news/c/letters/page/1',
      '/en/news/c/stories-of-emerging',
    ]);
    const path = '/en/news/c/stories-of-emerging';
    expect(pageAt(path, { news, categories })?.context).toMatchObject({
      title: 'Title of stories',
      lead: null,
      categoryCode: 'stories',
      news: [{ code: 'b' }],
      listPath: path,
      categories: [
        { code: 'letters', path: '/en/news/c/letters' },
        { code: 'stories', path },
      ],
    });
  });

  it('is translated where the category is, under its slug there', () => {
    expect(pageAt('/en/news/c/stories-of-emerging', { news, categories })?.context.paths).toEqual({
      fr: '/fr/actualites/c/les-histoires-des-emergents',
      en: '/en/news/c/stories-of-emerging',
    });
  });

  it('exists while the category has no items', () => {
    expect(pageAt('/en/news/c/letters', { categories })?.context).toMatchObject({
      news: [],
      lead: '<p>About letters</p>',
    });
  });
});

it('each page of a list is described by what it lists', () => {
  const news = Array.from({ length: newsPerPage + 2 }, (_, index) => newsRow(`n${index}`));
  const description = (path: string) => pageAt(path, { news })?.context.metadata.description;
  expect(description('/en/news')).not.toContain('n1');
  expect(description('/en/news/page/1')).toMatch(/^Title of n2 · Title of n3 · /);
});

describe('the pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [2, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [7, 9, [1, 6, 7, 8, 9]],
    [89, 99, [1, 88, 89, 90, 99]],
    [43, 99, [1, 42, 43, 44, 50, 99]],
    [1, 1667, [1, 2, 10, 100, 1000, 1667]],
  ])('of page %d of %d shows %j', (current, count, shown) => {
    expect(shownPages(current, count)).toEqual(shown);
  });

  it('leads from the newest of 1,667 pages to each in two dozen steps at most', () => {
    const count = 1667;
    const reached = new Set([1]);
    let steps = 0;
    for (; reached.size < count; steps += 1) {
      for (const page of [...reached]) for (const next of shownPages(page, count)) reached.add(next);
    }
    expect(steps).toBeLessThanOrEqual(24);
  });
});

describe('articles', () => {
  it('are the items with a page of their own', () => {
    const news = [
      newsRow('route'),
      newsRow('external', { routeType: 'EXTERNAL', externalUrl: 'https://www.example.org' }),
      newsRow('doc', {
        routeType: 'DOC',
        documents: [{ title: 'D', url: '/e/x', language: 'en', fileType: 'pdf', fileSize: null }],
      }),
    ];
    const articles = pagesOf({ news }).filter(({ template }) => template === 'NewsArticlePage');
    expect(articles.map(({ path }) => path)).toEqual(['/en/news/route']);
  });

  it('are labelled as marketing when they are about a fund', () => {
    const content = localeContent('en', {
      site: { pages: [pageRow('index'), pageRow('news')] },
      categories: [categoryRow({ funds: [fundRow({ code: 'asia' })] })],
      news: [newsRow('about', { fundCodes: ['asia'] }), newsRow('other')],
    });
    const contexts = newsPages(sourcesOf(content)).map(({ context }) => context);
    const label = { marketingLabel: '<p>A marketing communication.</p>', investorRights: '<p>Rights.</p>' };
    expect(contexts.slice(1)).toMatchObject([{ notices: label }, { notices: null }]);
  });

  it('are translated where they are published', () => {
    const translations = [
      { locale: 'it', slug: 'una-storia' },
      { locale: 'en', slug: 'a-story' },
    ];
    const news = [newsRow('story', { slug: 'a-story', translations, updatedAt: '2026-10-20' })];
    const context = pageAt('/en/news/a-story', { news })?.context;
    expect(context?.paths).toEqual({ en: '/en/news/a-story', it: '/it/notizia/una-storia' });
    expect(context?.metadata.alternates.map(({ locale }) => locale)).toEqual(['en', 'it']);
    expect(context?.metadata).toMatchObject({
      type: 'article',
      publishedAt: '2026-10-01T10:00:00Z',
      modifiedOn: '2026-10-20',
      keywords: ['Letters'],
      structuredData: [
        { '@type': 'NewsArticle', headline: 'Title of story', dateModified: '2026-10-20' },
        { '@type': 'BreadcrumbList' },
        { '@type': 'Organization' },
      ],
    });
  });

  describe('offer others of their category to read next', () => {
    const relatedOf = (slug: string, news: NewsRow[]) => {
      const context = pageAt(`/en/news/${slug}`, { news })?.context;
      return context && 'related' in context ? context.related : undefined;
    };
    const news = [newsRow('story', { category: stories }), ...manyNews(6)];

    it.each([
      ['item-1', ['item-2', 'item-3', 'item-4']],
      ['item-3', ['item-4', 'item-5', 'item-6']],
      ['item-5', ['item-3', 'item-4', 'item-6']],
      ['item-6', ['item-3', 'item-4', 'item-5']],
      ['story', []],
    ])('%s: those before it, then the nearest after it', (slug, codes) => {
      expect(relatedOf(slug, news)).toMatchObject(codes.map((code) => ({ code })));
    });

    it('a new item leaves those of older ones as they were', () => {
      const withNew = [newsRow('item-0'), ...news];
      expect(relatedOf('item-2', withNew)).toEqual(relatedOf('item-2', news));
    });
  });
});
