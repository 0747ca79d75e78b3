import { type ServerOptions, STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Headers } from '../publishing/releases/releaseHeaders';
import type { LiveRelease } from '../publishing/releases/LiveRelease';
import { responseHeaders } from './responseHeaders';

const clientErrorStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Fastify answers an address that cannot be decoded (`/fr/%E9`) before any hook or route. In its place goes one of the
 * same folder that `parseRequestPath` refuses: a preview stays closed, and the answer has its id, headers and language.
 */
function routableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (isDecodable(path)) return url;
  const [, folder = ''] = path.split('/');
  return `/${isDecodable(folder) ? folder : ''}/%00`;
}

/**
 * Fastify's options for requests that reach no route: an address that cannot be decoded, and bytes that are not HTTP,
 * come too slowly or have too long headers. Their answers have the same headers as all others, which Node's would not.
 * https://nodejs.org/api/http.html#event-clienterror
 */
export function malformedRequestHandlers(
  release: () => LiveRelease['last'],
): Pick<FastifyServerOptions, 'rewriteUrl' | 'clientErrorHandler'> & { http: ServerOptions } {
  const headers = (): Headers => ({
    ...responseHeaders([], release()?.headers.of([]) ?? {}, undefined),
    'content-type': 'text/plain; charset=utf-8',
  });
  return {
    // requestHooks.ts refuses requests without a host.
    http: { requireHostHeader: false },
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
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
