import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import type { Content } from '../../content/parsing/content';
import { addPostRoute } from '../server/postRoute';
import { answerContentQuery } from './answerContentQuery';
import { parseQuery } from './querySchema';

interface ContentSearchRouteOptions {
  content: (request: FastifyRequest) => Content;
}

/** `POST /_content/{path}` (behaviour.md §7.5): pages, news and funds by path, condition and words. */
export async function addContentSearchRoute(
  app: FastifyInstance,
  { content }: ContentSearchRouteOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string): Promise<unknown> => {
      if (body.trim() === '') return {};
      try {
        return JSON.parse(body);
      } catch {
        throw new HttpError(httpProblems.invalid('body', 'expected JSON'));
      }
    },
  );
  app.addContentTypeParser('*', async () => {
    throw new HttpError(httpProblems.notJson);
  });

  for (const url of ['/_content', '/_content/*']) {
    addPostRoute(app, {
      url,
      handler: async (request, reply) => {
        const query = parseQuery(request.body === undefined ? {} : request.body);
        void reply.header('cache-control', 'no-store');
        return answerContentQuery(content(request), request.params['*'] ?? '', query);
      },
    });
  }
}
