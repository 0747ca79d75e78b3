import {
  componentRow,
  localeContent,
  type NewsCategoryRow,
  newsCategoryRow,
  type NewsRow,
  newsRow,
  pageRow,
  sourcesOf,
} from '../testing/contentRows';
import { newsPages, newsPerPage } from './newsPages';

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
    [13, ['/en/news', '/en/news/page/2']],
    [24, ['/en/news', '/en/news/page/2']],
    [25, ['/en/news', '/en/news/page/2', '/en/news/page/3']],
  ])('of %d items has the pages %j', (count, paths) => {
    expect(listPaths({ news: manyNews(count) })).toEqual(paths);
  });

  it('has twelve items a page, in order', () => {
    const news = manyNews(13);
    const first = pageAt('/en/news', { news })?.context;
    expect(first).toMatchObject({ pageNumber: 1, pageCount: 2, listPath: '/en/news', categoryCode: null });
    expect(first).toHaveProperty('news.length', 12);
    expect(first).toMatchObject({
      news: expect.arrayContaining([expect.objectContaining({ code: 'item-12' })]),
    });
    expect(pageAt('/en/news/page/2', { news })?.context).toMatchObject({
      pageNumber: 2,
      news: [{ code: 'item-13' }],
      title: 'Title of news',
      metadata: { title: 'Title of news (2/2) – Korvane' },
    });
  });

  it('is translated as a whole: later pages have no counterpart', () => {
    const news = manyNews(13);
    expect(pageAt('/en/news', { news })?.context.paths).toEqual({
      fr: '/fr/actualites',
      en: '/en/news',
      it: '/it/notizia',
    });
    expect(pageAt('/en/news/page/2', { news })?.context.paths).toEqual({ en: '/en/news/page/2' });
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
      '/en/news/page/2',
      '/en/news/c/letters',
      '/en/news/c/letters/page/2',
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
  expect(description('/en/news/page/2')).toBe('Title of n12 · Title of n13');
});

describe('articles', () => {
  it('are the items with a page of their own', () => {
    const news = [
      newsRow('route'),
      newsRow('external', { routeType: 'EXTERNAL', externalUrl: 'https://www.example.org' }),
      newsRow('doc', { routeType: 'DOC', documents: [{ title: 'D', url: '/e/x', fileType: 'pdf' }] }),
    ];
    const articles = pagesOf({ news }).filter(({ template }) => template === 'NewsArticlePage');
    expect(articles.map(({ path }) => path)).toEqual(['/en/news/route']);
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
      publishedOn: '2026-10-01',
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
