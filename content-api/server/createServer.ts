import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Registry } from 'prom-client';
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
import { addContentSearchRoute } from '../search/contentSearchRoute';
import { addDocumentRoutes } from './documentRoutes';
import { addGraphqlRoute } from './graphqlRoute';
import { addMediaRoute } from './mediaRoute';
import { addNavRoute } from './navRoute';

export interface ContentServerOptions {
  /** Current content, read once per request. */
  content: () => Content;
  /** When that content was read; by default when the server was created. */
  contentLoadedAt?: () => Date;
  /** Problems of the content folder as it is now, because of which the content before stays; none by default. */
  contentProblems?: () => number;
  /** Content folder, for the portraits. */
  contentDir: string;
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
  /** Fastify's logger option; no logs by default. */
  logger?: FastifyServerOptions['logger'];
}

type HealthOptions = Pick<ContentServerOptions, 'content' | 'contentLoadedAt' | 'contentProblems'>;

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
function addHealth(app: FastifyInstance, options: Required<HealthOptions>): void {
  app.get('/health', async (_request, reply) => {
    const { funds, news } = options.content();
    const contentProblems = options.contentProblems();
    void reply.header('cache-control', 'no-store');
    return {
      status: contentProblems === 0 ? 'ok' : 'degraded',
      contentLoadedAt: options.contentLoadedAt().toISOString(),
      contentProblems,
      funds: funds.length,
      news: news.length,
    };
  });
}

/** The content API: read-only but for contact requests, which go to their own database. */
export async function createServer(options: ContentServerOptions): Promise<FastifyInstance> {
  const madeAt = new Date();
  const content = () => publishedContent(options.content());
  const { contentDir, siteUrl, token, contactDesk, proxyHops = 0 } = options;
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
  const { contentLoadedAt = () => madeAt, contentProblems = () => 0 } = options;
  addHealth(app, { content, contentLoadedAt, contentProblems });
  addMediaRoute(app, { content, contentDir });
  addDocumentRoutes(app, content, siteUrl);
  addNavRoute(app, content);
  await app.register(addGraphqlRoute, { content, siteUrl, token, contactDesk, proxyHops });
  await app.register(addContentSearchRoute, { content, siteUrl, token });
  return app;
}
