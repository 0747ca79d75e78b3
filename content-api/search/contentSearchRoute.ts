import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import type { Content } from '../parsing/content';
import { addCors } from '../server/siteOrigin';
import { addPostRoute } from '../server/postRoute';
import { answerContentQuery } from './answerContentQuery';
import { parseQuery } from './querySchema';

const deepest = 8;
/** Against prototype pollution. */
const refusedKeys = ['__proto__', 'constructor', 'prototype'];

/** @throws HttpError 400 */
function checkStructure(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest)
    throw new HttpError(httpProblems.invalid('body', `expected at most ${deepest} levels of nesting`));
  for (const [key, member] of Object.entries(value)) {
    if (refusedKeys.includes(key))
      throw new HttpError(httpProblems.invalid('body', `the name "${key}" is not accepted`));
    checkStructure(member, depth + 1);
  }
}

/** An empty body is an empty object. @throws HttpError 400 */
export function readBody(body: string): unknown {
  if (body.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new HttpError(httpProblems.invalid('body', 'expected JSON'));
  }
  checkStructure(value, 1);
  return value;
}

interface ContentSearchRouteOptions {
  content: (request: FastifyRequest) => Content;
  /** Origin of the site, for CORS; undefined allows no other origin. */
  siteUrl: string | undefined;
  /** Bearer token that requests must carry; undefined lets everyone in. */
  token: string | undefined;
}

/** `POST /_content/{path}` (behaviour.md §7.5): pages, news and funds by path, condition and words. */
export async function addContentSearchRoute(
  app: FastifyInstance,
  { content, siteUrl, token }: ContentSearchRouteOptions,
): Promise<void> {
  addCors(app, siteUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => readBody(body),
  );
  app.addContentTypeParser('*', async () => {
    throw new HttpError(httpProblems.notJson);
  });

  for (const url of ['/_content', '/_content/*']) {
    addPostRoute(app, {
      url,
      token,
      handler: async (request, reply) => {
        const query = parseQuery(request.body === undefined ? {} : request.body);
        void reply.header('cache-control', 'no-store');
        return answerContentQuery(content(request), request.params['*'] ?? '', query);
      },
    });
  }
}
