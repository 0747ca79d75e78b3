import type { FastifyReply, FastifyRequest } from 'fastify';

/** Queries, addresses and headers of visitors are personal data and stay out of the log. */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?', 1)[0] };
}

/** One line a request. */
export async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const milliseconds = Math.round(reply.elapsedTime);
  const entry = { ...describeRequest(request), status: reply.statusCode, milliseconds };
  if (reply.statusCode >= 500) request.log.error(entry, 'request');
  else request.log.info(entry, 'request');
}

/** The line of a request whose client left before it was answered. */
export async function logAbortedRequest(request: FastifyRequest): Promise<void> {
  request.log.info(describeRequest(request), 'request aborted by the client');
}
