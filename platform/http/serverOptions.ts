import { randomUUID } from 'node:crypto';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

/** Fastify's options of both servers. Time limits are against clients that hold connections open. */
export const serverOptions = {
  connectionTimeout: 60_000,
  requestTimeout: 30_000,
  // Longer than the 60 s of common load balancers.
  keepAliveTimeout: 65_000,
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
} satisfies FastifyServerOptions;

/** What the log says of a request. Query, client address, headers and body are personal data and stay out. */
export function describeRequest({ method, url }: FastifyRequest) {
  return { method, path: url.split('?', 1)[0] };
}

/** One line a request, as a hook `onResponse`. */
export async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const milliseconds = Math.round(reply.elapsedTime);
  const entry = { ...describeRequest(request), status: reply.statusCode, milliseconds };
  if (reply.statusCode >= 500) request.log.error(entry, 'request');
  else request.log.info(entry, 'request');
}
