import { type ServerOptions, STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Headers } from '../publishing/releases/releaseHeaders';
import { responseHeaders } from './responseHeaders';

const clientErrorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Fastify's options for requests that reach no route: an address that cannot be decoded, and bytes that are not HTTP,
 * come too slowly or have too long headers. Their answers have the same headers as all others, which Node's would not.
 * https://nodejs.org/api/http.html#event-clienterror
 */
export function malformedRequestHandlers(
  releaseHeaders: () => Headers | undefined,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> & { http: ServerOptions } {
  const headers = (): Headers => ({
    ...responseHeaders([], releaseHeaders() ?? {}, undefined),
    'content-type': 'text/plain; charset=utf-8',
  });
  return {
    // requestHooks.ts refuses requests without a host.
    http: { requireHostHeader: false },
    frameworkErrors: (_error, request, reply) => {
      void reply.hijack();
      request.log.info({ method: request.method, status: 400 }, 'request with a malformed address');
      reply.raw.writeHead(400, { ...headers(), 'x-request-id': request.id });
      reply.raw.end('Malformed address\n');
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const status = clientErrorStatuses[error.code] ?? 400;
      const reason = STATUS_CODES[status] ?? '';
      const fields = { ...headers(), 'content-length': reason.length + 1, connection: 'close' };
      const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${reason}\n`);
    },
  };
}
