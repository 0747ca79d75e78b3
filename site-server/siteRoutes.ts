import { STATUS_CODES } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import Cookies from 'universal-cookie';
import { HttpError, httpProblems } from '../platform/http/httpErrors';
import { formatPath, parseRequestPath } from '../platform/http/parseRequestPath';
import { type ErrorStatus, findDestination, findErrorPage } from '../publishing/releases/destination';
import type { Redirect } from '../publishing/releases/hostingFiles';
import { fatalError } from '../locales/fatalError.generated';
import { cookieTable } from '../src/cookies/cookieTable';
import { defaultLocale, isLocale, locales, type Locale } from '../src/i18n/locales';
import { isData, revalidate, segmentsOf } from './responseHeaders';
import { errorPagesVaryBy, sendErrorFile, sendFile } from './sendFile';
import { servedRelease } from './requestHooks';

/** Folders and files that only scripts and pages ask for: nobody would read an error page in their place. */
function isAsset(segments: readonly string[]): boolean {
  const [first = ''] = segments;
  if (first === 'static') return /\.\w+$/.test(segments.at(-1) ?? '');
  return segments.length === 1 && /\.(?:js|mjs|css|json|map)$/.test(first);
}

function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', revalidate)
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

export function redirectPermanently(
  reply: FastifyReply,
  segments: readonly string[],
  query: string,
): FastifyReply {
  return reply.header('cache-control', revalidate).redirect(formatPath(segments) + query, 308);
}

/** A target without a query or fragment of its own takes over the visitor's query, such as campaign tags. */
function followRedirect(reply: FastifyReply, { location, status }: Redirect, query: string): FastifyReply {
  const target = /[?#]/.test(location) ? location : location + query;
  return reply.header('cache-control', revalidate).redirect(target, status);
}

/** The language chosen before, else the browser's, else the default. */
function chooseLocale(request: FastifyRequest): Locale {
  const chosen: unknown = new Cookies(request.headers.cookie).get(cookieTable.locale.name);
  if (isLocale(chosen)) return chosen;
  const preferred = new Negotiator(request).language(locales);
  return isLocale(preferred) ? preferred : defaultLocale;
}

function sendErrorJson(reply: FastifyReply, status: ErrorStatus): FastifyReply {
  const error = { statusCode: status, error: STATUS_CODES[status], message: plainTexts[status] };
  return reply.code(status).headers({ 'cache-control': revalidate, vary: errorPagesVaryBy }).send(error);
}

/** `/` has no page of its own: the build's `index.html` is for hosts that cannot choose a language. */
function redirectToLocale(request: FastifyRequest, reply: FastifyReply, query: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' })
    .redirect(`/${chooseLocale(request)}${query}`, 302);
}

const plainTexts: Readonly<Record<ErrorStatus, string>> = {
  400: 'Malformed address',
  404: 'Not found',
  410: 'Gone',
  500: 'Internal server error',
};

/** In place of an error page that the release lacks (behaviour.md §8), with a link home. */
function sendFatalError(reply: FastifyReply, status: ErrorStatus, [first]: readonly string[]): FastifyReply {
  const locale = isLocale(first) ? first : defaultLocale;
  const { message, backHome } = fatalError[locale];
  return reply
    .code(status)
    .header('cache-control', revalidate)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><title>${message}</title><h1>${message}</h1><p><a href="/${locale}">${backHome}</a></p></html>\n`,
    );
}

function asksForJson(request: FastifyRequest): boolean {
  return new Negotiator(request).mediaType(['text/html', 'application/json']) === 'application/json';
}

/** The error page of the release in the language of the address, JSON to who prefers it, or a line of text for what no one reads. */
export async function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: ErrorStatus,
): Promise<FastifyReply> {
  const segments = segmentsOf(request);
  const root = request.served?.root;
  const isPage = !isAsset(segments) && !isData(segments);
  if (isPage && asksForJson(request)) return sendErrorJson(reply, status);
  const page = root !== undefined && isPage && (await findErrorPage(root, status, segments));
  if (page) return sendErrorFile(request, reply, page, status);
  if (root !== undefined && isPage) return sendFatalError(reply, status, segments);
  return sendPlain(reply, status, plainTexts[status]);
}

/** Plugin: serves the files of the live release, its redirects and its error pages. */
export async function addSiteRoutes(app: FastifyInstance): Promise<void> {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const requestPath = parseRequestPath(request.url);
      if (!requestPath) throw new HttpError(httpProblems.malformedAddress);
      const { segments, query } = requestPath;
      const release = servedRelease(request);
      const destination = await findDestination(release, requestPath);
      switch (destination.kind) {
        case 'home':
          return redirectToLocale(request, reply, query);
        case 'canonical':
          return redirectPermanently(reply, destination.segments, query);
        case 'redirect':
          return followRedirect(reply, destination.redirect, query);
        case 'page':
        case 'file': {
          const cacheControl = release.headers.of(segments)['cache-control'] ?? revalidate;
          return sendFile(request, reply, destination.found, cacheControl);
        }
        case 'error-page':
          return sendErrorFile(request, reply, destination.found, destination.status);
        case 'gone':
          return sendErrorPage(request, reply, 410);
        // Other routes pass it on.
        case 'api':
        case 'nothing':
          return sendErrorPage(request, reply, 404);
      }
    },
  });
}
