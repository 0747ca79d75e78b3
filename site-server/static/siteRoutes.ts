import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isData, revalidate } from '../sentHeaders';
import { chooseLocale } from '../locale/chooseLocale';
import { formatPath, parseRequestPath, type RequestPath } from '../../platform/http/parseRequestPath';
import { redirectKey, type Redirect } from '../../publishing/releases/parseRedirects';
import { servedRelease } from '../servedRelease';
import { FileDigests } from './FileDigests';
import { findErrorPage, findFile, findNotFoundData, statusOf, type ErrorStatus } from './findFile';
import { sendErrorFile, sendFile } from './sendFile';

/** Folders and files that only scripts and pages ask for: nobody would read a page in their place. */
function isAsset(segments: readonly string[]): boolean {
  const [first = ''] = segments;
  if (['static', 'page-data', 'slice-data'].includes(first)) return /\.\w+$/.test(segments.at(-1) ?? '');
  return segments.length === 1 && /\.(?:js|mjs|css|json|map)$/.test(first);
}

function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', revalidate)
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

function redirectPermanently(reply: FastifyReply, segments: readonly string[], query: string): FastifyReply {
  return reply.header('cache-control', revalidate).redirect(formatPath(segments) + query, 308);
}

/** A target without a query or fragment of its own takes over the visitor's query, such as a campaign's tags. */
function followRedirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { location, status }: Redirect,
  query: string,
): FastifyReply | Promise<FastifyReply> {
  if (status === 410) return sendErrorPage(request, reply, 410);
  const target = /[?#]/.test(location) ? location : location + query;
  return reply.header('cache-control', revalidate).redirect(target, status);
}

/** `/` has no page of its own: `index.html` of the build is there for hosts that cannot choose a language. */
function redirectToLocale(request: FastifyRequest, reply: FastifyReply, query: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' })
    .redirect(`/${chooseLocale(request.headers)}${query}`, 302);
}

const plainTexts: Readonly<Record<ErrorStatus, string>> = {
  404: 'Not found',
  410: 'Gone',
  500: 'Internal server error',
};

/** The localised error page of the release, or a line of text where it has none. */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: ErrorStatus,
): Promise<FastifyReply> {
  const segments = parseRequestPath(request.url)?.segments ?? [];
  const root = request.served?.root;
  const isPage = !isAsset(segments) && !isData(segments);
  const page = root !== undefined && isPage && (await findErrorPage(root, status, segments));
  if (page) return sendErrorFile(request, reply, page, status);
  return sendPlain(reply, status, plainTexts[status]);
}

/** One address a page: without a trailing slash and without `index.html`. Undefined when it is that already. */
function canonicalSegments({ segments, hasTrailingSlash }: RequestPath): readonly string[] | undefined {
  if (segments.at(-1) === 'index.html') return segments.slice(0, -1);
  return hasTrailingSlash ? segments : undefined;
}

/** Serves the files of the live release, its redirects and its error pages. */
export function addSiteRoutes(app: FastifyInstance): void {
  const digests = new FileDigests();

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const requestPath = parseRequestPath(request.url);
      if (!requestPath) return sendPlain(reply, 400, 'Malformed address');
      const { segments, query } = requestPath;
      if (segments.length === 0) return redirectToLocale(request, reply, query);

      const { root, headers, redirects } = servedRelease(request);
      const cacheControl = headers.of(segments)['cache-control'] ?? revalidate;
      const found = await findFile(root, segments);
      if (found) {
        const canonical = canonicalSegments(requestPath);
        if (canonical) return redirectPermanently(reply, canonical, query);
        const status = statusOf(segments);
        return status === 200
          ? sendFile(request, reply, found, { digests, cacheControl })
          : sendErrorFile(request, reply, found, status);
      }

      const redirect = redirects.get(redirectKey(segments));
      if (redirect) return followRedirect(request, reply, redirect, query);
      const notFoundData = await findNotFoundData(root, segments);
      if (notFoundData) return sendFile(request, reply, notFoundData, { digests, cacheControl: revalidate });
      return sendErrorPage(request, reply, 404);
    },
  });
}
