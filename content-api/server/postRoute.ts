import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';

const bodyLimit = 16 * 1024;

type PostRequest = FastifyRequest<{ Params: { '*'?: string } }>;

interface PostRouteOptions {
  url: string;
  handler: (request: PostRequest, reply: FastifyReply) => Promise<unknown>;
}

/** Queries come by POST only: in addresses they would end up in logs and caches. Other methods get a 405. */
export function addPostRoute(app: FastifyInstance, { url, handler }: PostRouteOptions): void {
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

  app.post<{ Params: { '*'?: string } }>(url, { bodyLimit, handler });
}
