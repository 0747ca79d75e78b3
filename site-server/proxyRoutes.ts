import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, errors, request as requestUpstream } from 'undici';
import * as v from 'valibot';
import { clientAddress } from '../platform/http/clientAddress';
import { HttpError, type HttpProblem, httpProblems } from '../platform/http/httpErrors';
import { apiRoutes } from '../platform/http/apiRoutes';
import { formatPath, isCanonical, parseRequestPath } from '../platform/http/parseRequestPath';
import { retryDropped } from '../platform/http/retryDropped';
import { headersForApi, headersForBrowser } from './forwardedHeaders';
import { redirectPermanently } from './siteRoutes';
import { servedRelease } from './servedRelease';

interface ProxyRoutesOptions {
  /** Without a trailing slash. */
  contentApiUrl: string;
  /** This server's bearer token; undefined sends none. */
  contentApiToken: string | undefined;
  /** For an answer to the last byte of its body. */
  timeLimitMs: number;
  /** Proxies in front of this server that are trusted to name the browser's address. */
  trustedProxyHops: number;
}

const maxRequestBytes = 256 * 1024;
const maxResponseBytes = 20 * 1024 * 1024;

/** The time limit of a request covers connection, headers and body. */
const agent = new Agent({
  connect: { timeout: 0 },
  headersTimeout: 0,
  bodyTimeout: 0,
  maxResponseSize: maxResponseBytes,
});

function failureOf(error: unknown, hasTimedOut: boolean): HttpProblem {
  if (hasTimedOut) return httpProblems.contentApiSlow;
  return error instanceof errors.ResponseExceededMaxSizeError
    ? httpProblems.contentApiTooLarge
    : httpProblems.contentApiBroken;
}

/** Aborts when the browser leaves before it was answered, so that the content API can stop as well. */
function signalOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

const graphqlBody = v.pipe(v.string(), v.parseJson(), v.object({ query: v.string() }));

/** Whether it may be asked twice: what cannot be read may be a contact request. */
function isRead({ body, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.url !== '/graphql') return true;
  const parsed = v.safeParse(graphqlBody, Buffer.isBuffer(body) ? body.toString() : body);
  return parsed.success && !parsed.output.query.includes('mutation');
}

/** Warns once when X-Forwarded-For arrives although no proxy is trusted. */
function watchForUntrustedProxy(log: FastifyBaseLogger, trustedProxyHops: number) {
  let isQuiet = trustedProxyHops > 0;
  return ({ headers }: FastifyRequest): void => {
    if (isQuiet || headers['x-forwarded-for'] === undefined) return;
    isQuiet = true;
    log.warn(
      'X-Forwarded-For arrives, and TRUSTED_PROXY_HOPS is 0. If a proxy of yours stands in front of this server, set ' +
        'TRUSTED_PROXY_HOPS to the number of proxies: until then all visitors have its address and share one limit of contact ' +
        'requests. Without a proxy there is nothing to do: a client wrote the header itself, and it is ignored.',
    );
  };
}

/**
 * Passes data calls on to the content API. This server's token goes with them unless the browser brings an
 * `Authorization` of its own: what is published is for everyone, and the token only tells the content API who asks. An
 * answer is read whole before it is passed on, so that one that breaks off, takes too long or is too large becomes an
 * error and never half an answer.
 */
export async function addProxyRoutes(app: FastifyInstance, options: ProxyRoutesOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const watch = watchForUntrustedProxy(app.log, options.trustedProxyHops);

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    // Rebuilt from its decoded parts, so that encoded dot segments cannot leave the content API's base path.
    const requestPath = parseRequestPath(request.url);
    if (!requestPath) throw new HttpError(httpProblems.malformedAddress);
    const { segments, query } = requestPath;
    if (request.method !== 'POST' && !isCanonical(requestPath)) {
      return redirectPermanently(reply, segments, query);
    }
    watch(request);
    const { headers, socket } = request;
    const client = clientAddress(socket.remoteAddress, headers['x-forwarded-for'], options.trustedProxyHops);
    const timeLimit = AbortSignal.timeout(options.timeLimitMs);
    try {
      const url = options.contentApiUrl + formatPath(segments) + query;
      const asked = {
        dispatcher: agent,
        method: request.method === 'POST' ? 'POST' : request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: headersForApi(
          headers,
          client,
          request.id,
          options.contentApiToken,
          servedRelease(request).about.revision,
        ),
        body: Buffer.isBuffer(request.body) ? request.body : null,
        signal: AbortSignal.any([timeLimit, signalOfClient(reply)]),
      } as const;
      const ask = async () => {
        const response = await requestUpstream(url, asked);
        return { response, body: Buffer.from(await response.body.arrayBuffer()) };
      };
      const { response, body } = await (isRead(request) ? retryDropped(ask) : ask());
      void reply.code(response.statusCode).headers(headersForBrowser(response.headers));
      const length = response.headers['content-length'];
      if (request.method === 'HEAD' && length !== undefined) void reply.header('content-length', length);
      return await reply.send(body.length > 0 ? body : undefined);
    } catch (error) {
      // The browser has gone: nobody reads an answer, and nothing went wrong here.
      if (reply.raw.destroyed) return reply.hijack();
      throw new HttpError(failureOf(error, timeLimit.aborted), { cause: error });
    }
  };

  for (const { url, methods } of apiRoutes) {
    app.route({ url, method: methods, bodyLimit: maxRequestBytes, handler });
  }
}
