import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Headers } from '../publishing/releases/HeaderTable';

const statusOfCode: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what is no HTTP request, one that does not end in time or one whose headers are too long, and hangs up. It reaches no
 * route: Node would answer it without the headers that all other answers have.
 *
 * @param headers of every answer
 * @see https://nodejs.org/api/http.html#event-clienterror
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfCode[error.code ?? ''] ?? 400;
  const reason = STATUS_CODES[status] ?? '';
  const lines = Object.entries({
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(reason.length + 1),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${reason}\n`);
}
