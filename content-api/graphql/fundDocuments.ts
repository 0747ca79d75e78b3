import { formatDate } from '../format';
import {
  type Content,
  type ContentLocale,
  contentLocales,
  type DocumentFiles,
  type DocumentTypeCode,
  documentTypeCodes,
  type Fund,
  type PdfFile,
  type PublishedDocument,
  type Share,
} from '../parsing/content';
import type { Document } from './resolverTypes.generated';
import { fundDocumentPath } from './sitePaths';

/** The file in the locale, else in the first language that there is. */
export function fileIn(
  files: DocumentFiles,
  locale: ContentLocale,
): { file: PdfFile; language: ContentLocale } | undefined {
  for (const language of [locale, ...contentLocales]) {
    const file = files[language];
    if (file) return { file, language };
  }
  return undefined;
}

/** Shown to visitors before they open a file. */
export function fileFacts(files: DocumentFiles, locale: ContentLocale) {
  const { file, language } = fileIn(files, locale) ?? {};
  return { language: language ?? locale, fileType: 'pdf', fileSize: file?.bytes ?? null };
}

/** Falls back to the code. */
export function documentTypeTitle(content: Content, type: DocumentTypeCode, locale: ContentLocale): string {
  return content.documentTypes.find(({ code }) => code === type)?.title[locale] ?? type;
}

function inTypeOrder(documents: readonly PublishedDocument[]): PublishedDocument[] {
  return documentTypeCodes.flatMap((code) => documents.filter(({ type }) => type === code));
}

/** Documents of a fund or of one of its shares, in the order of types (behaviour.md §6). */
export function fundDocuments(
  content: Content,
  owner: { fund: Fund; share: Share | null; locale: ContentLocale },
  types: readonly string[] | null | undefined,
): Document[] {
  const { fund, share, locale } = owner;
  return inTypeOrder((share ?? fund).documents)
    .filter(({ type }) => !types || types.includes(type))
    .map(({ type, date, files, editions }) => ({
      documentType: { code: type, title: documentTypeTitle(content, type, locale) },
      url: fundDocumentPath(owner, type),
      ...fileFacts(files, locale),
      date,
      formattedDate: date === null ? null : formatDate(date, locale),
      editions: editions.map((edition) => ({
        url: fundDocumentPath(owner, type, edition.date),
        ...fileFacts(edition.files, locale),
        date: edition.date,
        formattedDate: formatDate(edition.date, locale),
      })),
    }));
}
