import {
  type Content,
  type DocumentFiles,
  type ContentLocale,
  contentLocales,
  type DocumentTypeCode,
  documentTypeCodes,
  type Fund,
  type PublishedDocument,
  type Share,
} from '../parsing/content';
import { RequestError } from './requestError';

/*
 * Look-ups for the addresses of documents. Each throws a RequestError 404 that names what is unknown.
 */

export function findLocale(value: string): ContentLocale {
  const locale = contentLocales.find((candidate) => candidate === value);
  if (!locale) throw new RequestError(404, `Unknown locale "${value}"`);
  return locale;
}

/** By localised slug or by code. */
export function findFund(content: Content, locale: ContentLocale, slug: string): Fund {
  const fund = content.funds.find((candidate) => candidate.slug[locale] === slug || candidate.code === slug);
  if (!fund) throw new RequestError(404, `Unknown fund "${slug}" in the locale ${locale}`);
  return fund;
}

export function activeShares({ shares }: Fund): Share[] {
  return shares.filter(({ active }) => active);
}

/** A closed share has no address: it is as unknown as on the site. */
export function findShare(fund: Fund, isin: string): Share {
  const share = activeShares(fund).find((candidate) => candidate.isin === isin);
  if (!share) throw new RequestError(404, `Unknown ISIN "${isin}" for the fund ${fund.code}`);
  return share;
}

function findDocumentType(value: string): DocumentTypeCode {
  const type = documentTypeCodes.find((candidate) => candidate === value);
  if (!type) throw new RequestError(404, `Unknown document type "${value}"`);
  return type;
}

/** @param day of an earlier edition */
export function findDocument(
  fund: Fund,
  share: Share | null,
  { type: typeCode, day }: { type: string; day?: string | undefined },
): Pick<PublishedDocument, 'type' | 'date' | 'files'> {
  const type = findDocumentType(typeCode);
  const document = (share ?? fund).documents.find((candidate) => candidate.type === type);
  const edition = day === undefined ? document : document?.editions.find(({ date }) => date === day);
  if (edition) return { ...edition, type };
  const owner = share ? `share ${share.isin}` : `fund ${fund.code}`;
  const of = day === undefined ? '' : ` with an edition of "${day}"`;
  throw new RequestError(404, `The ${owner} has no document ${type}${of}`);
}

/** Of a news item of route type DOC, with its title in the locale. */
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
  throw new RequestError(404, `Unknown news document "${slug}" in the locale ${locale}`);
}
