import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends what only people with an account may read. Their browser keeps it, and asks each time whether it still holds: who has
 * signed out is not shown it again (ASVS 5.0, 14.3.2).
 */
export function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body }: { type: string; body: string | Uint8Array },
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  void reply.headers({ etag, 'cache-control': 'private, no-cache' });
  // A proxy that compresses writes W/ in front.
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type(type).send(body);
}
