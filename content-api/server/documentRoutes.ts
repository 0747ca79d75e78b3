import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { profilesSeeingType } from '../graphql/documentVisibility';
import { fileIn } from '../graphql/fundDocuments';
import { companyDocumentPath, fundDocumentPath, newsDocumentPath } from '../graphql/sitePaths';
import {
  type Content,
  type DocumentFiles,
  documentTypeTitle,
  type Fund,
  type Share,
} from '../../content/parsing/content';
import type { ContentLocale } from '../../content/contentLocales';
import type { DocumentTypeCode } from '../../contract/codes.generated';
import { findDocument, findFund, findLocale, findNewsDocument, findShare } from './findContent';
import { readServedFile, sendFile } from './sendServedFile';

interface DocumentRouteOptions {
  content: (request: FastifyRequest) => Content;
  /** Folder of the content's files. */
  folder: (request: FastifyRequest) => string;
  /** Origin of the site, at which documents have their canonical address. */
  siteUrl: string | undefined;
}

const oneHour = 3600;

type DocumentOwner = { fund: Fund; share: Share | null; locale: ContentLocale };

/** Search engines see what an individual investor sees: they are told not to list the rest. */
function isForEveryone({ fund, share }: DocumentOwner, type: DocumentTypeCode): boolean {
  const isSeen = [fund, ...(share ? [share] : [])].every(({ visibleTo }) => visibleTo.includes('RETAIL'));
  return isSeen && profilesSeeingType(type).includes('RETAIL');
}

type SentPdf = {
  files: DocumentFiles;
  locale: ContentLocale;
  name: string;
  /** Path on the site. */
  path: string;
  isListed: boolean;
};

type Query = { edition?: unknown };
type AnyRequest = FastifyRequest<{ Params: { locale: string; type: string }; Querystring: Query }>;
type FundRequest = FastifyRequest<{
  Params: { locale: string; slug: string; isin?: string; type: string };
  Querystring: Query;
}>;

function readEdition({ edition }: Query): string | undefined {
  if (edition === undefined || typeof edition === 'string') return edition;
  throw new HttpError(httpProblems.invalid('edition', 'expected one day'));
}

/**
 * The PDF files of funds, shares, the company and news (behaviour.md §7.6), each in its language or in another one that there
 * is. An earlier edition is at the address of its document, with its day: `?edition=2026-03-31`.
 */
export async function addDocumentRoutes(
  app: FastifyInstance,
  { content, folder, siteUrl }: DocumentRouteOptions,
): Promise<void> {
  /** @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#rel-canonical-header-method */
  async function sendPdf(request: FastifyRequest, reply: FastifyReply, pdf: SentPdf): Promise<FastifyReply> {
    const found = fileIn(pdf.files, pdf.locale);
    if (!found) throw new HttpError(httpProblems.noDocumentFile);
    const bytes = await readServedFile(folder(request), found.file.path);
    void reply.header('content-language', found.language);
    if (siteUrl !== undefined) void reply.header('link', `<${siteUrl}${pdf.path}>; rel="canonical"`);
    if (!pdf.isListed) void reply.header('x-robots-tag', 'noindex');
    const name = `${pdf.name}.pdf`;
    return sendFile(request, reply, { bytes, contentType: 'application/pdf', maxAge: oneHour, name });
  }

  async function sendFundDocument(request: FundRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { params, query } = request;
    const day = readEdition(query);
    const all = content(request);
    const locale = findLocale(params.locale);
    const fund = findFund(all, locale, params.slug);
    const share = params.isin === undefined ? null : findShare(fund, params.isin);
    const name = share ? `share ${share.isin}` : `fund ${fund.code}`;
    const { type, date, files } = findDocument((share ?? fund).documents, name, { type: params.type, day });
    const owner = { fund, share, locale };
    const title = documentTypeTitle(all, type, locale);
    return sendPdf(request, reply, {
      files,
      locale,
      name: [fund.title[locale], share?.name, title, date].filter(Boolean).join(' – '),
      path: fundDocumentPath(owner, type, day),
      isListed: day === undefined && isForEveryone(owner, type),
    });
  }

  app.get('/e/:locale/docs/funds/:slug/:type', sendFundDocument);
  app.get('/e/:locale/docs/funds/:slug/:isin/:type', sendFundDocument);
  app.get('/e/:locale/docs/company/:type', async (request: AnyRequest, reply) => {
    const { params, query } = request;
    const day = readEdition(query);
    const all = content(request);
    const locale = findLocale(params.locale);
    const { documents, title } = all.company;
    const { type, date, files } = findDocument(documents, 'company', { type: params.type, day });
    return sendPdf(request, reply, {
      files,
      locale,
      name: [title, documentTypeTitle(all, type, locale), date].filter(Boolean).join(' – '),
      path: companyDocumentPath(locale, type, day),
      isListed: day === undefined,
    });
  });
  app.get<{ Params: { locale: string; slug: string } }>(
    '/e/:locale/docs/news/:slug',
    async (request, reply) => {
      const locale = findLocale(request.params.locale);
      const { files, title } = findNewsDocument(content(request), locale, request.params.slug);
      const path = newsDocumentPath(request.params.slug, locale);
      return sendPdf(request, reply, { files, locale, name: title, path, isListed: true });
    },
  );
}
