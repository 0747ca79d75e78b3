import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Registry } from 'prom-client';
import { revisionHeader } from '../../platform/contentRevision';
import { dayInParis } from '../../platform/parisTime';
import { formatPath, parseRequestPath } from '../../platform/http/parseRequestPath';
import {
  answerRequestId,
  describeRequest,
  logRequest,
  refuseAddress,
  serverOptions,
} from '../../platform/http/serverOptions';
import { timeRequests } from '../../platform/metrics';
import type { MakeContactDesk } from '../contact/ContactDesk';
import type { Content } from '../parsing/content';
import { publishedContent } from '../parsing/publishedContent';
import type { ContentRepository, ContentState, KnownContent } from '../revisions/ContentRepository';
import { addRevisionRoutes } from '../revisions/revisionRoutes';
import { addContentSearchRoute } from '../search/contentSearchRoute';
import { addDocumentRoutes } from './documentRoutes';
import { addGraphqlRoute } from './graphqlRoute';
import { addMediaRoute } from './mediaRoute';
import { addNavRoute } from './navRoute';
import { RequestError } from './requestError';

export interface ContentServerOptions {
  /** The content of a revision, or of the latest one. Called once per request. */
  open: (revision?: string) => ContentState | Promise<ContentState>;
  /** What is known of the content without reading any. By default all that is served is without problems. */
  known?: () => KnownContent | Promise<KnownContent>;
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

/** What of a state is published: as of a revision's own time, of a folder now. */
function publishedNow(state: ContentState, { now = () => new Date() }: ContentServerOptions): Content {
  const clock = now();
  const today = dayInParis(clock);
  const { content, asOf = { moment: clock.toISOString(), day: today } } = state;
  // A commit may be dated ahead, by a wrong clock. Nothing is published before its day.
  return publishedContent(content, { ...asOf, day: asOf.day < today ? asOf.day : today });
}

/** Files have one address each, with composed letters. */
async function redirectToComposed(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const path = parseRequestPath(request.url);
  if (!path || path.isComposed || request.method === 'POST') return;
  await reply.redirect(formatPath(path.segments) + path.query, 308);
}

const bodyLimit = 256 * 1024;

/** Clients see the message of errors that are meant for them only; server errors go to the log. */
async function sendError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const status = error.statusCode ?? 500;
  void reply.code(status).header('cache-control', 'no-store');
  if (status < 500 || error instanceof RequestError) return reply.send({ error: error.message });
  request.log.error({ err: error }, 'request failed');
  return reply.send({ error: 'Internal error' });
}

/**
 * `GET /health`, which may be public: how many problems the content has. The log says which. It is asked all the time, so it
 * reads nothing.
 */
function addHealth(app: FastifyInstance, options: ContentServerOptions): void {
  const { known = async (): Promise<KnownContent> => ({ state: await options.open(), problems: [] }) } =
    options;
  app.get('/health', async (_request, reply) => {
    const { state, problems } = await known();
    const content = state && publishedNow(state, options);
    void reply.header('cache-control', 'no-store');
    return {
      status: problems.length === 0 ? 'ok' : 'degraded',
      contentLoadedAt: state?.readAt.toISOString() ?? null,
      contentProblems: problems.length,
      funds: content?.funds.length ?? 0,
      news: content?.news.length ?? 0,
    };
  });
}

/** Gives every request to routes of this plugin the content of its revision. */
function addContentState(app: FastifyInstance, { open }: Pick<ContentServerOptions, 'open'>): void {
  app.decorateRequest('contentState');
  app.addHook('onRequest', async (request, reply) => {
    const revision = request.headers[revisionHeader];
    const state = await open(typeof revision === 'string' ? revision : undefined);
    request.contentState = state;
    if (state.revision !== undefined) void reply.header(revisionHeader, state.revision);
  });
}

/** The content API: read-only but for contact requests, which go to their own database. */
export async function createServer(options: ContentServerOptions): Promise<FastifyInstance> {
  const content = (request: FastifyRequest) => publishedNow(stateOf(request), options);
  const { siteUrl, token, repository, contactDesk, proxyHops = 0 } = options;
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    bodyLimit,
    logger: options.logger ?? false,
    frameworkErrors: refuseAddress((error) => ({ error })),
  });
  if (options.metrics) timeRequests(app, options.metrics);
  app.addHook('onRequest', answerRequestId);
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('onRequest', redirectToComposed);
  app.addHook('onResponse', logRequest);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(async (request, reply) => {
    const { method, path } = describeRequest(request);
    return reply.code(404).send({ error: `There is nothing at ${method} ${path}` });
  });
  addHealth(app, options);
  await app.register(async (withContent) => {
    addContentState(withContent, options);
    addMediaRoute(withContent, { content, folder: (request) => stateOf(request).folder });
    addDocumentRoutes(withContent, content, siteUrl);
    addNavRoute(withContent, content);
    await withContent.register(addGraphqlRoute, { content, siteUrl, token, contactDesk, proxyHops });
    await withContent.register(addContentSearchRoute, { content, siteUrl, token });
  });
  await app.register(addRevisionRoutes, { repository, token });
  return app;
}
