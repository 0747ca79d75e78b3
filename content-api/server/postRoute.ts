import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';

const bodyLimit = 16 * 1024;

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Compares digests in constant time, so that response times reveal nothing about the token. */
export function hasBearerToken(authorization: string | undefined, token: string): boolean {
  const [, sent = ''] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? [];
  return timingSafeEqual(digest(sent), digest(token));
}

/** @throws HttpError 401 when the request lacks the token; undefined lets everyone in */
export function assertToken(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): void {
  if (token === undefined || hasBearerToken(headers.authorization, token)) return;
  void reply.header('www-authenticate', 'Bearer');
  throw new HttpError(httpProblems.noToken);
}

type PostRequest = FastifyRequest<{ Params: { '*'?: string } }>;

interface PostRouteOptions {
  url: string;
  /** Bearer token that requests must carry; undefined lets everyone in. */
  token: string | undefined;
  handler: (request: PostRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Queries come by POST only: in addresses they would end up in logs and caches. Other methods get a 405. */
export function addPostRoute(app: FastifyInstance, { url, token, handler }: PostRouteOptions): void {
  app.route({
    method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url,
    exposeHeadRoute: false,
    onRequest: async (_request, reply) => {
      void reply.header('allow', 'POST');
      throw new HttpError(httpProblems.notPosted);
    },
    handler: async () => undefined,
  });

  app.post<{ Params: { '*'?: string } }>(url, {
    bodyLimit,
    onRequest: async (request, reply) => assertToken(request, reply, token),
    handler,
  });
}
