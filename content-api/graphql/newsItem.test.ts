import { newsItem } from './newsItem';
import { exampleContent } from '../../content/testing/exampleContent';
import { dataOf } from './testing/ask';

test('news are listed in the locales in which they are published', async () => {
  const answer = await dataOf(
    `{ fr: news(locale: "fr") { total items { code translations { locale slug } } }
       it: news(locale: "it") { total items { code } } }`,
  );
  expect(answer).toEqual({
    fr: {
      total: 3,
      items: [
        {
          code: 'article',
          translations: [
            { locale: 'fr', slug: 'un-article' },
            { locale: 'en', slug: 'an-article' },
            { locale: 'it', slug: 'un-articolo' },
          ],
        },
        {
          code: 'interview',
          translations: [
            { locale: 'fr', slug: 'un-entretien' },
            { locale: 'en', slug: 'an-interview' },
          ],
        },
        { code: 'guide', translations: [{ locale: 'fr', slug: 'le-guide-été' }] },
      ],
    },
    it: { total: 1, items: [{ code: 'article' }] },
  });
});

test('limit and skip cut the list, the total stays', async () => {
  const answer = await dataOf('{ news(locale: "fr", limit: 1, skip: 1) { total items { code } } }');
  expect(answer).toEqual({ news: { total: 3, items: [{ code: 'interview' }] } });
});

test('news of one category', async () => {
  const answer = await dataOf(
    `{ supports: news(locale: "fr", category: "supports") { total items { code } }
       none: news(locale: "it", category: "supports") { total } }`,
  );
  expect(answer).toEqual({ supports: { total: 1, items: [{ code: 'guide' }] }, none: { total: 0 } });
});

test('an item leads to its article, to another site or to its document', async () => {
  const answer = await dataOf(
    `{ news(locale: "fr") { items {
      formattedDate updatedAt mediaType routeType route externalUrl documents { title url language fileType fileSize }
    } } }`,
  );
  expect(answer).toEqual({
    news: {
      items: [
        {
          formattedDate: '1er\u00a0octobre\u00a02026',
          updatedAt: '2026-10-20',
          mediaType: null,
          routeType: 'ROUTE',
          route: '/fr/actualites/un-article',
          externalUrl: null,
          documents: [],
        },
        {
          formattedDate: '1er\u00a0septembre\u00a02026',
          updatedAt: null,
          mediaType: 'PODCAST',
          routeType: 'EXTERNAL',
          route: 'https://www.example.org/interview',
          externalUrl: 'https://www.example.org/interview',
          documents: [],
        },
        {
          formattedDate: '1er\u00a0août\u00a02026',
          updatedAt: '2026-10-20',
          mediaType: null,
          routeType: 'DOC',
          route: '/e/fr/docs/news/le-guide-%C3%A9t%C3%A9',
          externalUrl: null,
          documents: [
            {
              title: 'Le guide complet',
              url: '/e/fr/docs/news/le-guide-%C3%A9t%C3%A9',
              language: 'fr',
              fileType: 'pdf',
              fileSize: 240_400,
            },
          ],
        },
      ],
    },
  });
});

test('an image says what it shows in the language of its item; one that only decorates says nothing', () => {
  const [item] = exampleContent.news;
  const size = { width: 1280, height: 720 };
  const imageOf = (alt: { fr: string; en: string } | null) =>
    item && newsItem({ ...item, image: { ...size, alt } }, 'en')?.image;
  const url = '/media/news/article.png';
  expect(imageOf({ fr: 'Un quai', en: 'A quay' })).toEqual({ ...size, url, alt: 'A quay' });
  expect(imageOf(null)).toEqual({ ...size, url, alt: '' });
});

test('the path of an article has the segment of its locale', async () => {
  const answer = await dataOf(
    `{ en: news(locale: "en", limit: 1) { items { route category { slug title } } }
       it: news(locale: "it", limit: 1) { items { route } } }`,
  );
  expect(answer).toEqual({
    en: {
      items: [
        {
          route: '/en/news/an-article',
          category: { slug: 'stories-of-emerging', title: 'Stories of emerging' },
        },
      ],
    },
    it: { items: [{ route: '/it/notizia/un-articolo' }] },
  });
});

test('news categories, with their slugs in every locale', async () => {
  const query = '{ newsCategories(locale: "it") { code slug description translations { locale slug } } }';
  expect(await dataOf(query)).toMatchObject({
    newsCategories: [
      { code: 'supports', slug: 'supporti', description: 'Guides' },
      {
        code: 'stories-of-emerging',
        description: null,
        translations: [
          { locale: 'fr', slug: 'les-histoires-des-emergents' },
          { locale: 'en', slug: 'stories-of-emerging' },
          { locale: 'it', slug: 'le-storie-dei-emergenti' },
        ],
      },
    ],
  });
});
