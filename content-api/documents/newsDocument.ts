import { formatDate } from '../format';
import type { Content, ContentLocale, NewsItem } from '../parsing/content';
import { plainParagraphs } from '../parsing/plainParagraphs';
import { documentLabels } from './labels';
import { renderPdf } from './pdf/composition';
import { fonts, styles } from './pdf/typography';

export type NewsDocumentInput = {
  locale: ContentLocale;
  companyTitle: string;
  title: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  summary: string | null;
  /** Plain text, one entry a paragraph. */
  paragraphs: string[];
};

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

export function renderNewsDocument(input: NewsDocumentInput): Promise<Buffer> {
  const { locale, companyTitle, title, date, summary, paragraphs } = input;
  const labels = documentLabels[locale];
  const { kind } = labels.news;
  const frame = { company: companyTitle, kind, date: formatDate(date, locale), title, labels };
  return renderPdf(frame, { title, locale, date }, (composition) => {
    composition.title(title, null);
    if (summary) composition.line(summary, { ...styles.lead, font: fonts.serifItalic }, 18);
    paragraphs.forEach((text) => composition.line(text, styles.letter, 9));
  });
}
