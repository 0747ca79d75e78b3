import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import {
  activeShares,
  type Content,
  type DocumentFiles,
  type Fund,
  type PublishedDocument,
  type Share,
} from '../../content/parsing/content';
import { type ContentLocale, contentLocales } from '../../content/contentLocales';
import { DocumentTypeCode } from '../../contract/codes.generated';

/*
 * Look-ups for the addresses of documents. Each throws a HttpError 404 that names what is unknown.
 */

export function findLocale(value: string): ContentLocale {
  const locale = contentLocales.find((candidate) => candidate === value);
  if (!locale) throw new HttpError(httpProblems.unknown(`locale "${value}"`));
  return locale;
}

/** Finds a fund by localised slug or by code. */
export function findFund(content: Content, locale: ContentLocale, slug: string): Fund {
  const fund = content.funds.find((candidate) => candidate.slug[locale] === slug || candidate.code === slug);
  if (!fund) throw new HttpError(httpProblems.unknown(`fund "${slug}" in the locale ${locale}`));
  return fund;
}

/** A closed share has no address: it is as unknown as on the site. */
export function findShare(fund: Fund, isin: string): Share {
  const share = activeShares(fund).find((candidate) => candidate.isin === isin);
  if (!share) throw new HttpError(httpProblems.unknown(`ISIN "${isin}" for the fund ${fund.code}`));
  return share;
}

/** By its ISIN alone, closed or not: what is known of a share stays at its address. */
export function findShareByIsin(content: Content, isin: string): { fund: Fund; share: Share } {
  for (const fund of content.funds) {
    const share = fund.shares.find((candidate) => candidate.isin === isin);
    if (share) return { fund, share };
  }
  throw new HttpError(httpProblems.noIsin(isin));
}

function findDocumentType(value: string): DocumentTypeCode {
  const type = DocumentTypeCode.find((candidate) => candidate === value);
  if (!type) throw new HttpError(httpProblems.unknown(`document type "${value}"`));
  return type;
}

/**
 * @param owner named where it has no such document: `fund asia`
 * @param day of an earlier edition
 */
export function findDocument(
  documents: readonly PublishedDocument[],
  owner: string,
  { type: typeCode, day }: { type: string; day?: string | undefined },
): Pick<PublishedDocument, 'type' | 'date' | 'files'> {
  const type = findDocumentType(typeCode);
  const document = documents.find((candidate) => candidate.type === type);
  const edition = day === undefined ? document : document?.editions.find(({ date }) => date === day);
  if (edition) return { ...edition, type };
  throw new HttpError(httpProblems.noDocument(owner, type, day));
}

/** The document of a news item of route type DOC, with its title in the locale. */
export function findNewsDocument(
  content: Content,
  locale: ContentLocale,
  slug: string,
): { files: DocumentFiles; title: string } {
  for (const { texts, document, documentTitle } of content.news) {
    const text = texts[locale];
    if (document && text?.slug === slug)
      return { files: document, title: documentTitle?.[locale] ?? text.title };
  }
  throw new HttpError(httpProblems.unknown(`news document "${slug}" in the locale ${locale}`));
}
