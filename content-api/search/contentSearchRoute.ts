import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Content } from '../parsing/content';
import { allowSitePages } from '../server/siteOrigin';
import { carriesToken } from '../server/bearerToken';
import { RequestError } from '../server/requestError';
import { answerContentQuery } from './answerContentQuery';
import { parseQuery } from './querySchema';

const deepest = 8;
/** Names that lead out of an object to what all objects share. */
const refusedKeys = ['__proto__', 'constructor', 'prototype'];

/** Looks no deeper than is allowed, whatever there is. @throws RequestError 400 */
function checkStructure(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) throw new RequestError(400, `body: expected at most ${deepest} levels of nesting`);
  for (const [key, member] of Object.entries(value)) {
    if (refusedKeys.includes(key)) throw new RequestError(400, `body: the name "${key}" is not accepted`);
    checkStructure(member, depth + 1);
  }
}

/** The JSON of a body; nothing is an empty object. @throws RequestError 400 */
export function readBody(body: string): unknown {
  if (body.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new RequestError(400, 'body: expected JSON');
  }
  checkStructure(value, 1);
  return value;
}

interface ContentSearchRouteOptions {
  content: () => Content;
  /** Origin of the site; undefined lets pages of no other origin read the answers. */
  siteUrl: string | undefined;
  /** Bearer token that requests must carry; undefined lets everyone in. */
  token: string | undefined;
}

const urls = ['/_content', '/_content/*'];

const bodyLimit = 16 * 1024;

class UnsupportedTypeError extends Error {
  override readonly name = 'UnsupportedTypeError';
  readonly statusCode = 415;

  constructor() {
    super('Queries are sent as application/json');
  }
}

/** What stands behind `/_content`, decoded. */
function pathOf({ params }: FastifyRequest<{ Params: { '*'?: string } }>): string {
  return params['*'] ?? '';
}

/** `POST /_content/{path}` (behaviour.md §7.5): pages, news and funds by path, condition and words. */
export async function addContentSearchRoute(
  app: FastifyInstance,
  { content, siteUrl, token }: ContentSearchRouteOptions,
): Promise<void> {
  allowSitePages(app, siteUrl);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => readBody(body),
  );
  app.addContentTypeParser('*', async () => {
    throw new UnsupportedTypeError();
  });

  for (const url of urls) {
    app.route({
      method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url,
      exposeHeadRoute: false,
      onRequest: async (_request, reply) => {
        void reply.header('allow', 'POST');
        throw new RequestError(405, 'Queries are sent with POST');
      },
      handler: async () => undefined,
    });

    app.post<{ Params: { '*'?: string } }>(url, {
      bodyLimit,
      onRequest: async (request, reply) => {
        if (token === undefined || carriesToken(request.headers.authorization, token)) return;
        void reply.header('www-authenticate', 'Bearer');
        throw new RequestError(401, 'A valid bearer token is required');
      },
      handler: async (request, reply) => {
        const query = parseQuery(request.body === undefined ? {} : request.body);
        void reply.header('cache-control', 'no-store');
        return answerContentQuery(content(), pathOf(request), query);
      },
    });
  }
}
