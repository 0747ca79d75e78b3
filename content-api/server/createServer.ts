import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Registry } from 'prom-client';
import { revisionHeader } from '../../platform/contentRevision';
import { dayInParis } from '../../platform/dayInParis';
import {
  answerRequestId,
  describeRequest,
  logRequest,
  serverOptions,
} from '../../platform/http/serverOptions';
import { timeRequests } from '../../platform/metrics';
import type { MakeContactDesk } from '../contact/ContactDesk';
import type { Content } from '../parsing/content';
import { publishedContent } from '../parsing/publishedContent';
import type { ContentRepository, ContentState } from '../revisions/ContentRepository';
import { addRevisionRoutes } from '../revisions/revisionRoutes';
import { addContentSearchRoute } from '../search/contentSearchRoute';
import { addDocumentRoutes } from './documentRoutes';
import { addGraphqlRoute } from './graphqlRoute';
import { addMediaRoute } from './mediaRoute';
import { addNavRoute } from './navRoute';

export interface ContentServerOptions {
  /** The content of a revision, or of the latest one. Called once per request. */
  open: (revision?: string) => ContentState | Promise<ContentState>;
  /** Problems of the content as it is now, because of which that of before is served; none by default. */
  contentProblems?: () => number | Promise<number>;
  /** Where its revisions are; undefined when it has none. */
  repository?: ContentRepository | undefined;
  /** Origin of the site, which CORS allows and documents name; none by default. */
  siteUrl?: string | undefined;
  /** Bearer token that GraphQL requests must carry; undefined lets everyone in. */
  token?: string | undefined;
  /** Without it contact requests are refused. */
  contactDesk?: MakeContactDesk | undefined;
  /** Trusted proxies in front of this server (X-Forwarded-For). */
  proxyHops?: number;
  /** Gets the times of requests. */
  metrics?: Registry | undefined;
  now?: () => Date;
  /** Fastify's logger option; no logs by default. */
  logger?: FastifyServerOptions['logger'];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as the request arrives, so that no answer mixes two revisions. */
    contentState?: ContentState;
  }
}

/** What a request is answered from. */
function stateOf({ contentState }: FastifyRequest): ContentState {
  if (!contentState) throw new Error('The request has no content');
  return contentState;
}

/** What of it is published: as of a revision's own time, of a folder now. */
function contentOf(request: FastifyRequest, { now = () => new Date() }: ContentServerOptions): Content {
  const clock = now();
  const today = dayInParis(clock);
  const { content, asOf = { moment: clock.toISOString(), day: today } } = stateOf(request);
  // A commit may be dated ahead, by a wrong clock. Nothing is published before its day.
  return publishedContent(content, { ...asOf, day: asOf.day < today ? asOf.day : today });
}

const bodyLimit = 256 * 1024;

/** Clients see the message of client errors only; server errors go to the log. */
async function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = error.statusCode ?? 500;
  void reply.code(status).header('cache-control', 'no-store');
  if (status < 500) return reply.send({ error: error.message });
  request.log.error({ err: error }, 'request failed');
  return reply.send({ error: 'Internal error' });
}

/** `GET /health`, which may be public: how many problems the content has. The log says which. */
function addHealth(app: FastifyInstance, options: ContentServerOptions): void {
  const { contentProblems: countProblems = () => 0 } = options;
  app.get('/health', async (request, reply) => {
    const { readAt } = stateOf(request);
    const { funds, news } = contentOf(request, options);
    const contentProblems = await countProblems();
    void reply.header('cache-control', 'no-store');
    return {
      status: contentProblems === 0 ? 'ok' : 'degraded',
      contentLoadedAt: readAt.toISOString(),
      contentProblems,
      funds: funds.length,
      news: news.length,
    };
  });
}

/** Gives every request the content of its revision. */
function addContentState(app: FastifyInstance, { open }: Pick<ContentServerOptions, 'open'>): void {
  app.decorateRequest('contentState');
  app.addHook('onRequest', async (request, reply) => {
    // These say themselves what is wrong with a revision.
    if (request.routeOptions.url?.startsWith('/_revisions/')) return;
    const revision = request.headers[revisionHeader];
    const state = await open(typeof revision === 'string' ? revision : undefined);
    request.contentState = state;
    if (state.revision !== undefined) void reply.header(revisionHeader, state.revision);
  });
}

/** The content API: read-only but for contact requests, which go to their own database. */
export async function createServer(options: ContentServerOptions): Promise<FastifyInstance> {
  const content = (request: FastifyRequest) => contentOf(request, options);
  const { siteUrl, token, repository, contactDesk, proxyHops = 0 } = options;
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    bodyLimit,
    logger: options.logger ?? false,
    frameworkErrors: (_error, request, reply) => {
      void reply.hijack();
      request.log.info({ method: request.method, status: 400 }, 'request with a malformed address');
      const headers = { 'content-type': 'application/json; charset=utf-8', 'x-request-id': request.id };
      reply.raw.writeHead(400, headers).end(JSON.stringify({ error: 'Malformed address' }));
    },
  });
  if (options.metrics) timeRequests(app, options.metrics);
  app.addHook('onRequest', answerRequestId);
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onResponse', logRequest);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(async (request, reply) => {
    const { method, path } = describeRequest(request);
    return reply.code(404).send({ error: `There is nothing at ${method} ${path}` });
  });
  addContentState(app, options);
  addHealth(app, options);
  addMediaRoute(app, { content, folder: (request) => stateOf(request).folder });
  addDocumentRoutes(app, content, siteUrl);
  addNavRoute(app, content);
  await app.register(addGraphqlRoute, { content, siteUrl, token, contactDesk, proxyHops });
  await app.register(addContentSearchRoute, { content, siteUrl, token });
  await app.register(addRevisionRoutes, { repository, token });
  return app;
}
