import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { apiRoutes, matchesRoute } from '../platform/http/apiRoutes';
import { parseRequestPath } from '../platform/http/parseRequestPath';
import { answerRequestId, describeRequest, logRequest } from '../platform/http/serverOptions';
import { hookAddresses } from '../publishing/hookPath';
import { responseHeaders } from './responseHeaders';

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

/** For every request: its id, 400, 405, 417, the headers of every answer, and one log line. */
export function addRequestHooks(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));

  app.addHook('onRequest', answerRequestId);
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
    const segments = parseRequestPath(request.url)?.segments ?? [];
    const releaseHeaders = request.served?.headers.of(segments) ?? {};
    void reply.headers(responseHeaders(segments, releaseHeaders, reply.getHeader('content-type')));
  });

  app.addHook('onResponse', logRequest);

  app.addHook('onRequestAbort', async (request) => {
    request.log.info(describeRequest(request), 'request aborted by the client');
  });
}
