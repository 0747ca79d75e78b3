import { documentLabels } from './labels';
import type { NewsDocumentInput } from './newsDocumentInput';
import { Composition } from './pdf/composition';
import { createPdf } from './pdf/createPdf';
import { drawFooters, type FrameTexts } from './pdf/pageFrame';
import { fonts } from './pdf/palette';
import { styles } from './pdf/setText';
import { writtenDate } from './writtenDate';

export type { NewsDocumentInput } from './newsDocumentInput';

/** A news item as an A4 PDF whose bytes depend on the input only. */
export async function renderNewsDocument(input: NewsDocumentInput): Promise<Buffer> {
  const { locale, companyTitle, title, date, summary, paragraphs } = input;
  const labels = documentLabels[locale];
  const frame: FrameTexts = {
    company: companyTitle,
    kind: labels.news.kind,
    date: writtenDate(date, locale),
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
