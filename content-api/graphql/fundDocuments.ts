import { formatDay } from '../../locales/formatters';
import {
  type Content,
  type DocumentFiles,
  documentTypeTitle,
  type Fund,
  type PublishedDocument,
  type Share,
} from '../../content/parsing/content';
import { type ContentLocale, contentLocales } from '../../content/contentLocales';
import { DocumentTypeCode } from '../../contract/codes.generated';
import type { PdfFile } from '../../content/files/documentFacts';
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

function inTypeOrder(documents: readonly PublishedDocument[]): PublishedDocument[] {
  return DocumentTypeCode.flatMap((code) => documents.filter(({ type }) => type === code));
}

/** @param edition the day of an earlier one */
type PathIn = (locale: ContentLocale, type: DocumentTypeCode, edition?: string) => string;

/** With their files, in the order of types (behaviour.md §6). */
function listed(
  documents: readonly PublishedDocument[],
  { content, locale, pathIn }: { content: Content; locale: ContentLocale; pathIn: PathIn },
): Document[] {
  return inTypeOrder(documents).map(({ type, date, files, editions }) => {
    const facts = fileFacts(files, locale);
    return {
      documentType: { code: type, title: documentTypeTitle(content, type, locale) },
      url: pathIn(locale, type),
      ...facts,
      date,
      formattedDate: date === null ? null : formatDay(date, locale),
      otherLanguages: contentLocales
        .filter((language) => files[language] && language !== facts.language)
        .map((language) => ({ language, url: pathIn(language, type) })),
      editions: editions.map((edition) => ({
        url: pathIn(locale, type, edition.date),
        ...fileFacts(edition.files, locale),
        date: edition.date,
        formattedDate: formatDay(edition.date, locale),
      })),
    };
  });
}

/** Documents of a fund or of one of its shares. */
export function fundDocuments(
  content: Content,
  { fund, share, locale }: { fund: Fund; share: Share | null; locale: ContentLocale },
  types: readonly string[] | null | undefined,
): Document[] {
  const documents = (share ?? fund).documents.filter(({ type }) => !types || types.includes(type));
  const pathIn: PathIn = (language, ...which) =>
    fundDocumentPath({ fund, share, locale: language }, ...which);
  return listed(documents, { content, locale, pathIn });
}

export function companyDocuments(content: Content, locale: ContentLocale): Document[] {
  return listed(content.company.documents, { content, locale, pathIn: companyDocumentPath });
}
