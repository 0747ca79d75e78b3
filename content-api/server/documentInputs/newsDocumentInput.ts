import type { NewsDocumentInput } from '../../documents/newsDocumentInput';
import type { Content, ContentLocale, NewsItem } from '../../parsing/content';
import { plainParagraphs } from './plainParagraphs';

/** What a news item says in one locale. */
export type NewsText = NonNullable<NewsItem['texts'][ContentLocale]>;

export function newsDocumentInput(
  content: Content,
  item: NewsItem,
  text: NewsText,
  locale: ContentLocale,
): NewsDocumentInput {
  return {
    locale,
    companyTitle: content.company.title,
    title: item.documentTitle?.[locale] ?? text.title,
    date: item.date,
    summary: text.summary,
    paragraphs: plainParagraphs(text.body ?? ''),
  };
}
