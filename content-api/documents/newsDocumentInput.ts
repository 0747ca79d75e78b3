import type { DocumentLocale } from './fundDocumentInput';

export type NewsDocumentInput = {
  locale: DocumentLocale;
  companyTitle: string;
  title: string;
  /** Day of publication, `YYYY-MM-DD`. */
  date: string;
  summary: string | null;
  /** Plain text, one entry a paragraph. */
  paragraphs: string[];
};
