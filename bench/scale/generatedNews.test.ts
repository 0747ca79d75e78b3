import { contentLocales, type NewsItem } from '../../content-api/parsing/content';
import { generateNews, withNewestTitle, withOneMore } from './generatedNews';

function localised(text: string) {
  return { fr: `${text} (fr)`, en: `${text} (en)`, it: `${text} (it)` };
}

function article(code: string, paragraphs: number, category: string): NewsItem {
  const body = Array.from({ length: paragraphs }, (_, index) => `Paragraph ${index} of ${code}`).join('\n\n');
  const text = { title: `Title of ${code}`, slug: code, summary: null, body };
  return {
    code,
    date: '2026-10-01',
    updatedAt: null,
    category: {
      code: category,
      title: localised(category),
      slug: localised(category),
      description: null,
      updatedAt: null,
    },
    mediaType: null,
    routeType: 'ROUTE',
    externalUrl: null,
    documentTitle: null,
    image: null,
    fundCodes: [],
    texts: { fr: text, en: text, it: text },
  };
}

const sample = [
  article('letter', 9, 'supports'),
  article('story', 5, 'stories'),
  { ...article('film', 1, 'stories'), routeType: 'EXTERNAL' as const },
];

it('is the same on every run, and of different articles', () => {
  const news = generateNews(sample, 200);
  expect(generateNews(sample, 200)).toEqual(news);
  const slugs = news.map(({ texts }) => texts.fr?.slug);
  expect(new Set(slugs).size).toBe(200);
  expect(new Set(news.map(({ category }) => category.code)).size).toBeGreaterThan(1);
});

it('is latest first, with texts as long as those of the sample', () => {
  const news = generateNews(sample, 300);
  const dates = news.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  const paragraphs = news.map(({ texts }) => texts.en?.body?.split('\n\n').length ?? 9);
  expect(new Set(paragraphs)).toEqual(new Set([5, 9]));
  expect(news.some(({ texts }) => texts.fr?.body?.includes('film'))).toBe(false);
});

it('has one item in ten in French alone', () => {
  const news = generateNews(sample, 20);
  const translated = news.filter(({ texts }) => contentLocales.every((locale) => texts[locale]));
  expect(translated).toHaveLength(18);
  expect(news.every(({ texts }) => texts.fr)).toBe(true);
});

it('gets one item more in front, and nothing else changes', () => {
  const news = generateNews(sample, 15);
  const [added, ...others] = withOneMore(sample, news);
  expect(others).toEqual(news);
  expect(added?.code).toBe('generated-16');
  expect((added?.date ?? '') > (news[0]?.date ?? '')).toBe(true);
});

it('gets another title of the newest item where it is published', () => {
  const news = generateNews(sample, 10);
  const [edited, ...others] = withNewestTitle(news, { fr: 'Un', en: 'One', it: 'Uno' });
  expect(others).toEqual(news.slice(1));
  // The tenth article, the newest one here, is in French only.
  expect(edited?.texts).toEqual({ fr: { ...news[0]?.texts.fr, title: 'Un' } });
});

it('refuses a sample without articles', () => {
  expect(() => generateNews([], 1)).toThrow('no article');
});
