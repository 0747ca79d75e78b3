import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderFundDocument } from '../documents/fundDocument';
import { fundDocumentInput } from '../documents/fundDocumentInput';
import { newsDocumentInput, renderNewsDocument } from '../documents/newsDocument';
import { fundDocumentPath, newsDocumentPath } from '../graphql/sitePaths';
import type {
  Content,
  ContentLocale,
  DocumentTypeCode,
  Fund,
  PublishedDocument,
  Share,
} from '../parsing/content';
import { findDocument, findFund, findLocale, findNewsDocument, findShare } from './findContent';
import { sendFile } from './sendFile';

const rendered = new WeakMap<Content, Map<string, Promise<Buffer>>>();

/**
 * Renders a document once per state of the content. The cache is bounded by the documents in the content, some hundred
 * kilobytes per fund.
 */
function renderedDocument(content: Content, key: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const documents = rendered.get(content) ?? new Map<string, Promise<Buffer>>();
  rendered.set(content, documents);
  const known = documents.get(key);
  if (known) return known;
  const document = render();
  documents.set(key, document);
  // Retry failures.
  document.catch(() => documents.delete(key));
  return document;
}

const oneHour = 3600;

type DocumentOwner = { fund: Fund; share: Share | null; locale: ContentLocale };

/** Documents that individual investors do not see (behaviour.md §6). A test compares them with the site's. */
export const hiddenFromRetail: readonly DocumentTypeCode[] = ['MONTHLY_REPORT', 'SUBSCRIPTION'];

/** Search engines see what an individual investor sees: they are told not to list the rest. */
function isForEveryone({ fund, share }: DocumentOwner, type: DocumentTypeCode): boolean {
  const isSeen = [fund, ...(share ? [share] : [])].every(({ visibleTo }) => visibleTo.includes('RETAIL'));
  return isSeen && !hiddenFromRetail.includes(type);
}

type SentPdf = {
  bytes: Buffer;
  name: string;
  /** Absolute; undefined where the site's address is unknown. */
  canonical: string | undefined;
  isListed: boolean;
};

/** @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#rel-canonical-header-method */
function sendPdf(request: FastifyRequest, reply: FastifyReply, pdf: SentPdf): FastifyReply {
  const { bytes, name, canonical, isListed } = pdf;
  if (canonical !== undefined) void reply.header('link', `<${canonical}>; rel="canonical"`);
  if (!isListed) void reply.header('x-robots-tag', 'noindex');
  return sendFile(request, reply, {
    bytes,
    contentType: 'application/pdf',
    maxAge: oneHour,
    name: `${name}.pdf`,
  });
}

async function sendFundDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, siteUrl }: { content: Content; siteUrl: string | undefined },
  owner: DocumentOwner,
  document: PublishedDocument,
): Promise<FastifyReply> {
  const { fund, share, locale } = owner;
  const input = fundDocumentInput(content, owner, document);
  const key = [locale, fund.code, share?.isin ?? '', document.type].join('/');
  const bytes = await renderedDocument(content, key, () => renderFundDocument(input));
  const name = [input.fund.title, share?.name, input.documentType.title, document.date]
    .filter(Boolean)
    .join(' – ');
  return sendPdf(request, reply, {
    bytes,
    name,
    canonical: siteUrl && `${siteUrl}${fundDocumentPath(owner, document.type)}`,
    isListed: isForEveryone(owner, document.type),
  });
}

/**
 * The PDF files of funds, shares and news (behaviour.md §7.6).
 *
 * @param siteUrl origin of the site, at which documents have their canonical address
 */
export function addDocumentRoutes(
  app: FastifyInstance,
  currentContent: (request: FastifyRequest) => Content,
  siteUrl: string | undefined,
): void {
  app.get<{ Params: { locale: string; slug: string; type: string } }>(
    '/e/:locale/docs/funds/:slug/:type',
    async (request, reply) => {
      const content = currentContent(request);
      const locale = findLocale(request.params.locale);
      const fund = findFund(content, locale, request.params.slug);
      const document = findDocument(fund, null, request.params.type);
      return sendFundDocument(request, reply, { content, siteUrl }, { fund, share: null, locale }, document);
    },
  );

  app.get<{ Params: { locale: string; slug: string; isin: string; type: string } }>(
    '/e/:locale/docs/funds/:slug/:isin/:type',
    async (request, reply) => {
      const content = currentContent(request);
      const locale = findLocale(request.params.locale);
      const fund = findFund(content, locale, request.params.slug);
      const share = findShare(fund, request.params.isin);
      const document = findDocument(fund, share, request.params.type);
      return sendFundDocument(request, reply, { content, siteUrl }, { fund, share, locale }, document);
    },
  );

  app.get<{ Params: { locale: string; slug: string } }>(
    '/e/:locale/docs/news/:slug',
    async (request, reply) => {
      const content = currentContent(request);
      const locale = findLocale(request.params.locale);
      const { item, text } = findNewsDocument(content, locale, request.params.slug);
      const input = newsDocumentInput(content, item, text, locale);
      const key = [locale, 'news', item.code].join('/');
      const bytes = await renderedDocument(content, key, () => renderNewsDocument(input));
      const canonical = siteUrl && `${siteUrl}${newsDocumentPath(text.slug, locale)}`;
      return sendPdf(request, reply, { bytes, name: input.title, canonical, isListed: true });
    },
  );
}
