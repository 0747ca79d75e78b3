import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

/**
 * The id of a request that a server in front of this one has given it, so that the logs of all of them can be brought
 * together. Clients may write one too: what could be anything but an id is replaced.
 */
export function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Fastify's options of both servers. Time limits are against clients that hold connections open. */
export const serverOptions = {
  connectionTimeout: 60_000,
  requestTimeout: 30_000,
  // Longer than the 60 s of common load balancers.
  keepAliveTimeout: 65_000,
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: ({ headers }) => requestId(headers),
} satisfies FastifyServerOptions;

/**
 * Fastify's `frameworkErrors`: the JSON answer to an address that reaches neither hooks nor routes, as it cannot be
 * decoded or has too long a part.
 */
export function refuseAddress(
  describe: (message: string) => object,
): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return ({ statusCode: status = 400 }, request, reply) => {
    void reply.hijack();
    request.log.info({ method: request.method, status }, 'request with a malformed address');
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    };
    const message = status === 414 ? 'The address is too long' : 'Malformed address';
    reply.raw.writeHead(status, headers).end(JSON.stringify(describe(message)));
  };
}

/** What the log says of a request. Query, client address, headers and body are personal data and stay out. */
export function describeRequest({ method, url }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0] };
}

/** The answer names its request as the log does: a hook `onRequest`. */
export async function answerRequestId(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  void reply.header('x-request-id', request.id);
}

/** One line a request, as a hook `onResponse`. */
export async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const milliseconds = Math.round(reply.elapsedTime);
  const entry = { ...describeRequest(request), status: reply.statusCode, milliseconds };
  if (reply.statusCode >= 500) request.log.error(entry, 'request');
  else request.log.info(entry, 'request');
}
