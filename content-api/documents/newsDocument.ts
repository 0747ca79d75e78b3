import { formatDate } from '../format';
import type { Content, ContentLocale, NewsItem } from '../parsing/content';
import { plainParagraphs } from '../parsing/plainParagraphs';
import { documentLabels } from './labels';
import { Composition } from './pdf/composition';
import { createPdf } from './pdf/createPdf';
import { drawFooters, type FrameTexts } from './pdf/pageFrame';
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

/** An A4 PDF whose bytes depend on the input only. */
export async function renderNewsDocument(input: NewsDocumentInput): Promise<Buffer> {
  const { locale, companyTitle, title, date, summary, paragraphs } = input;
  const labels = documentLabels[locale];
  const frame: FrameTexts = {
    company: companyTitle,
    kind: labels.news.kind,
    date: formatDate(date, locale),
    title,
    labels,
  };
  const { pdf, finished } = createPdf({ title, author: companyTitle, locale, date });
  const composition = new Composition(pdf, frame);
  composition.title(title, null);
  if (summary) composition.line(summary, { ...styles.lead, font: fonts.serifItalic }, 18);
  paragraphs.forEach((text) => composition.line(text, styles.letter, 9));
  drawFooters(pdf, frame);
  pdf.end();
  return finished;
}
