import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../platform/environment/clientAddress';
import { apiRoutes } from '../../platform/http/apiRoutes';
import { formatPath, parseRequestPath } from '../../platform/http/parseRequestPath';
import { headersForApi, headersForBrowser } from './forwardedHeaders';
import {
  requestUpstream,
  UpstreamError,
  type UpstreamFailure,
  type UpstreamResponse,
} from './requestUpstream';
import { watchForUntrustedProxy } from './untrustedProxy';

export interface ApiRoutesOptions {
  /** Without a trailing slash. */
  contentApiUrl: string;
  /** Bearer token of this server; undefined sends none. */
  contentApiToken: string | undefined;
  timeLimitMs: number;
  /** Proxies in front of this server, whose word on the browser's address is believed. */
  trustedProxyHops: number;
}

const maxRequestBytes = 256 * 1024;
const maxResponseBytes = 20 * 1024 * 1024;

const failures: Readonly<Record<UpstreamFailure, { status: number; error: string; message: string }>> = {
  timeout: {
    status: 504,
    error: 'Gateway Timeout',
    message: 'The content API did not answer in time.',
  },
  tooLarge: {
    status: 502,
    error: 'Bad Gateway',
    message: 'The answer of the content API is too large.',
  },
  unreachable: {
    status: 502,
    error: 'Bad Gateway',
    message: 'The content API cannot be reached or broke off its answer.',
  },
};

function sendFailure(request: FastifyRequest, reply: FastifyReply, error: UpstreamError): FastifyReply {
  // The client has gone: nobody reads an answer, and nothing went wrong here.
  if (reply.raw.destroyed) return reply.hijack();
  const { status, ...problem } = failures[error.failure];
  request.log.error({ err: error }, 'content API request failed');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ statusCode: status, ...problem });
}

function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: UpstreamResponse,
): FastifyReply {
  void reply.code(response.status).headers(headersForBrowser(response.headers));
  if (request.method !== 'HEAD') return reply.send(response.body.length > 0 ? response.body : undefined);
  const length = response.headers['content-length'];
  if (length !== undefined) void reply.header('content-length', length);
  return reply.send();
}

/** Aborts when the browser leaves before it was answered, so that the content API can stop as well. */
function signalOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

/**
 * Passes data calls on to the content API, always the configured one. The token of this server goes with them, unless the
 * browser brings an `Authorization` of its own: what is published is for everyone, and the token tells the content API that
 * it is our server that asks. No answer holds it.
 */
export async function addApiRoutes(app: FastifyInstance, options: ApiRoutesOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const watch = watchForUntrustedProxy(app.log, options.trustedProxyHops);

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    // Written anew from its parts, so that dot segments in disguise cannot leave the base path of the content API.
    const requestPath = parseRequestPath(request.url);
    if (!requestPath) {
      return reply.code(400).send({ statusCode: 400, error: 'Bad Request', message: 'Malformed address.' });
    }
    watch(request);
    const { headers, socket } = request;
    const client = clientAddress(socket.remoteAddress, headers['x-forwarded-for'], options.trustedProxyHops);
    try {
      const response = await requestUpstream({
        url: options.contentApiUrl + formatPath(requestPath.segments) + requestPath.query,
        method: request.method,
        headers: headersForApi(headers, client, request.id, options.contentApiToken),
        body: Buffer.isBuffer(request.body) ? request.body : undefined,
        timeLimitMs: options.timeLimitMs,
        maxResponseBytes,
        signal: signalOfClient(reply),
      });
      return await sendResponse(request, reply, response);
    } catch (error) {
      if (error instanceof UpstreamError) return await sendFailure(request, reply, error);
      throw error;
    }
  };

  for (const { url, methods } of apiRoutes) {
    app.route({ url, method: methods, bodyLimit: maxRequestBytes, handler });
  }
}
