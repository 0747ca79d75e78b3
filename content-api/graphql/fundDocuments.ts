import { formatDate } from '../format';
import {
  type Content,
  type ContentLocale,
  type DocumentTypeCode,
  documentTypeCodes,
  type Fund,
  type PublishedDocument,
  type Share,
} from '../parsing/content';
import type { Document } from './resolverTypes.generated';
import { fundDocumentPath } from './sitePaths';

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
    .map(({ type, date }) => ({
      documentType: { code: type, title: documentTypeTitle(content, type, locale) },
      url: fundDocumentPath(owner, type),
      language: locale,
      date,
      formattedDate: date === null ? null : formatDate(date, locale),
      fileType: 'pdf',
    }));
}
