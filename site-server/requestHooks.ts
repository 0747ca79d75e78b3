import type { FastifyInstance } from 'fastify';
import { apiRoutes } from '../platform/http/apiRoutes';
import { parseRequestPath } from '../platform/http/parseRequestPath';
import { describeRequest, logRequest } from '../platform/http/serverOptions';
import { publishRoutes } from '../publishing/hook/addPublishRoutes';
import { responseHeaders } from './responseHeaders';

/** `/media/*` matches everything below `/media/`, any other route its own path. */
function matches(route: string, path: string): boolean {
  return route.endsWith('/*') ? path.startsWith(route.slice(0, -1)) : path === route;
}

/** The methods that an address allows; files and pages can only be read. */
function allowedMethods(url: string): readonly string[] {
  const path = `/${parseRequestPath(url)?.segments.join('/') ?? ''}`;
  const route = [...apiRoutes, ...publishRoutes].find((candidate) => matches(candidate.url, path));
  return route?.methods ?? ['GET', 'HEAD'];
}

/** For every request: its id, 405, the headers of every answer, and one log line. */
export function addRequestHooks(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
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
