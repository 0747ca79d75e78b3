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
import { companyDocumentPath, fundDocumentPath } from './sitePaths';

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

type Listing = {
  content: Content;
  locale: ContentLocale;
  /** @param edition the day of an earlier one */
  pathOf: (type: DocumentTypeCode, edition?: string) => string;
};

/** With their files, in the order of types (behaviour.md §6). */
function listed(documents: readonly PublishedDocument[], { content, locale, pathOf }: Listing): Document[] {
  return inTypeOrder(documents).map(({ type, date, files, editions }) => ({
    documentType: { code: type, title: documentTypeTitle(content, type, locale) },
    url: pathOf(type),
    ...fileFacts(files, locale),
    date,
    formattedDate: date === null ? null : formatDate(date, locale),
    editions: editions.map((edition) => ({
      url: pathOf(type, edition.date),
      ...fileFacts(edition.files, locale),
      date: edition.date,
      formattedDate: formatDate(edition.date, locale),
    })),
  }));
}

/** Documents of a fund or of one of its shares. */
export function fundDocuments(
  content: Content,
  owner: { fund: Fund; share: Share | null; locale: ContentLocale },
  types: readonly string[] | null | undefined,
): Document[] {
  const { fund, share, locale } = owner;
  const documents = (share ?? fund).documents.filter(({ type }) => !types || types.includes(type));
  const pathOf: Listing['pathOf'] = (type, edition) => fundDocumentPath(owner, type, edition);
  return listed(documents, { content, locale, pathOf });
}

export function companyDocuments(content: Content, locale: ContentLocale): Document[] {
  const pathOf: Listing['pathOf'] = (type, edition) => companyDocumentPath(locale, type, edition);
  return listed(content.company.documents, { content, locale, pathOf });
}
