import { type IncomingMessage, type ServerOptions, STATUS_CODES } from 'node:http';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiRoutes, matchesRoute } from '../platform/http/apiRoutes';
import { parseRequestPath } from '../platform/http/parseRequestPath';
import { describeRequest } from '../platform/http/createHttpServer';
import { hookAddresses } from '../publishing/hookSignature';
import type { LiveRelease, ServedRelease } from '../publishing/releases/LiveRelease';
import { responseHeaders, segmentsOf } from './responseHeaders';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as the request arrives; see {@link servedRelease}. */
    served?: ServedRelease;
  }
}

/** Plugin: gives every request the release that is live as it arrives, so that no answer mixes two. */
export const addServedRelease = fastifyPlugin<{ live: LiveRelease }>(async (app, { live }) => {
  app.decorateRequest('served');
  app.addHook('onRequest', async (request) => {
    request.served = await live.current();
  });
});

/** The release to answer a request from. */
export function servedRelease({ served }: FastifyRequest): ServedRelease {
  if (!served) throw new Error('No release can be read: publish one with `npm run release`');
  return served;
}

const clientErrorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Fastify's options for what is no request: bytes that are not HTTP, come too slowly or have too long headers. The answers have
 * the same headers as all others, which Node's would not. https://nodejs.org/api/http.html#event-clienterror
 *
 * @param release undefined where nothing may be told of it
 */
export function refusals(
  release: () => LiveRelease['last'],
): Pick<FastifyServerOptions, 'clientErrorHandler'> & { http: ServerOptions } {
  return {
    // Hooks refuse requests without a host.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const status = clientErrorStatuses[error.code] ?? 400;
      const reason = STATUS_CODES[status] ?? '';
      const fields = {
        ...responseHeaders([], release()?.headers.of([]) ?? {}, undefined),
        'content-type': 'text/plain; charset=utf-8',
        'content-length': reason.length + 1,
        connection: 'close',
      };
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${reason}\n`);
    },
  };
}

/** The methods that an address allows; files and pages can only be read. */
function allowedMethods(url: string): readonly string[] {
  const path = `/${parseRequestPath(url)?.segments.join('/') ?? ''}`;
  const route = [...apiRoutes, ...hookAddresses].find((candidate) => matchesRoute(candidate.url, path));
  return route?.methods ?? ['GET', 'HEAD'];
}

/** RFC 9112 §3.2, RFC 9110 §10.1.1. Node would answer without our headers, and takes the first of two hosts. */
function protocolFault({ httpVersion, rawHeaders, headers }: IncomingMessage): 400 | 417 | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 400;
  return headers.expect === undefined || headers.expect.toLowerCase() === '100-continue' ? undefined : 417;
}

/** Plugin: sets the headers of every answer, and refuses requests with 400, 405 and 417. */
export const addRequestHooks = fastifyPlugin(async (app) => {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  app.addHook('onRequest', async (request, reply) => {
    const fault = protocolFault(request.raw);
    if (fault !== undefined) {
      void reply.code(fault).header('connection', 'close').type('text/plain; charset=utf-8');
      await reply.send(`${STATUS_CODES[fault]}\n`);
      return;
    }
    const allowed = allowedMethods(request.url);
    if (allowed.includes(request.method)) return;
    await reply
      .code(405)
      .header('allow', allowed.join(', '))
      .type('text/plain; charset=utf-8')
      .send('Method not allowed\n');
  });

  app.addHook('onSend', async (request, reply) => {
    const segments = segmentsOf(request);
    const releaseHeaders = request.served?.headers.of(segments) ?? {};
    void reply.headers(responseHeaders(segments, releaseHeaders, reply.getHeader('content-type')));
  });

  app.addHook('onRequestAbort', async (request) => {
    request.log.info(describeRequest(request), 'request aborted by the client');
  });
});
