import { newsItem } from '../graphql/newsItem';
import { type Content, type ContentLocale, profileCodes } from '../parsing/content';
import { plainParagraphs } from '../server/documentInputs/plainParagraphs';
import type { IndexedItem } from './contentItem';

/** The news published in one locale, latest first. */
export function newsItems(content: Content, locale: ContentLocale): IndexedItem[] {
  return content.news.flatMap((published): IndexedItem[] => {
    const news = newsItem(published, locale);
    if (!news) return [];
    return [
      {
        item: {
          path: `/${locale}/news/${news.slug}`,
          dir: `/${locale}/news`,
          slug: news.slug,
          locale,
          kind: 'news',
          code: news.code,
          title: news.title,
          description: news.summary ?? '',
          url: news.route,
          external: published.routeType === 'EXTERNAL',
          date: news.date,
          category: news.category.title,
          isin: null,
          visibleTo: [...profileCodes],
          text: plainParagraphs(news.body ?? '').join('\n'),
        },
        keywords: news.documents.map(({ title }) => title),
      },
    ];
  });
}
