import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { revisionHeader } from '../../contract/contentRevision';
import { dayInParis } from '../../contract/parisTime';
import {
  addHealth,
  answerErrors,
  createHttpServer,
  describeRequest,
  type HttpServerOptions,
} from '../../platform/http/createHttpServer';
import { HttpError, httpProblems } from '../../platform/http/httpErrors';
import { formatPath, parseRequestPath } from '../../platform/http/parseRequestPath';
import type { MakeContactIntake } from '../contact/ContactIntake';
import type { Content } from '../../content/parsing/content';
import { publishedContent } from '../../content/parsing/publishedContent';
import type {
  ContentRepository,
  ContentState,
  KnownContent,
} from '../../content/revisions/ContentRepository';
import { type AccessOptions, addAccess } from './access';
import { addRevisionRoutes } from './revisionRoutes';
import { addContentSearchRoute } from '../search/contentSearchRoute';
import { addDocumentRoutes } from './documentRoutes';
import { addGraphqlRoute } from './graphqlRoute';
import { addMediaRoute } from './mediaRoute';
import { addNavRoute } from './navRoute';
import { addOpenDataRoutes } from './openDataRoutes';
import { addRangeRoute } from './rangeRoute';

export interface ContentServerOptions extends HttpServerOptions, AccessOptions {
  /** The content of a revision, or of the latest one. Called once per request. */
  open: (revision?: string) => ContentState | Promise<ContentState>;
  /** Tells what is known of the content without reading any. By default all that is served is without problems. */
  known?: () => KnownContent | Promise<KnownContent>;
  /** Repository of its revisions, if it has any. */
  repository?: ContentRepository | undefined;
  /** If undefined, contact requests are refused. */
  contactIntake?: MakeContactIntake | undefined;
  /** Trusted proxies in front of this server (X-Forwarded-For). */
  proxyHops?: number;
  now?: () => Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set as the request arrives, so that no answer mixes two revisions. */
    contentState?: ContentState;
  }
}

/** A request is answered from this. */
function stateOf({ contentState }: FastifyRequest): ContentState {
  if (!contentState) throw new Error('The request has no content');
  return contentState;
}

const folder = (request: FastifyRequest) => stateOf(request).folder;

/** ISO 8601. */
function madeAt(request: FastifyRequest): string {
  const { madeAt: at, readAt } = stateOf(request);
  return at ?? readAt.toISOString();
}

/** The published part of a state, at its revision's own time. */
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

/** Counts the problems of the content; the log lists them. It is asked all the time, so it reads nothing. */
async function readHealth(options: ContentServerOptions) {
  const { known = async (): Promise<KnownContent> => ({ state: await options.open(), problems: [] }) } =
    options;
  const { state, problems } = await known();
  const content = state && publishedNow(state, options);
  return {
    status: problems.length === 0 ? ('ok' as const) : ('degraded' as const),
    contentLoadedAt: state?.readAt.toISOString() ?? null,
    contentProblems: problems.length,
    funds: content?.funds.length ?? 0,
    news: content?.news.length ?? 0,
  };
}

/** Plugin: gives every request to the routes beside it the content of its revision. */
const addContentState = fastifyPlugin<Pick<ContentServerOptions, 'open'>>(async (app, { open }) => {
  app.decorateRequest('contentState');
  app.addHook('onRequest', async (request, reply) => {
    const revision = request.headers[revisionHeader];
    const state = await open(typeof revision === 'string' ? revision : undefined);
    request.contentState = state;
    if (state.revision !== undefined) void reply.header(revisionHeader, state.revision);
  });
});

/** The content API: read-only but for contact requests, which go to their own database. */
export async function createServer(options: ContentServerOptions): Promise<FastifyInstance> {
  const content = (request: FastifyRequest) => publishedNow(stateOf(request), options);
  const { siteUrl, repository, contactIntake, proxyHops = 0 } = options;
  const app = createHttpServer(options, { bodyLimit });
  await app.register(answerErrors, {
    answer: ({ message }) => ({ error: message }),
    failed: () => httpProblems.internal,
  });
  await app.register(addAccess, options);
  app.addHook('onRequest', redirectToComposed);
  app.addHook('onSend', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'));
  app.setNotFoundHandler(async (request) => {
    const { method, path } = describeRequest(request);
    throw new HttpError(httpProblems.nothingAt(`${method} ${path}`));
  });
  await app.register(addHealth, { read: () => readHealth(options) });
  await app.register(async (withContent) => {
    await withContent.register(addContentState, options);
    await withContent.register(addMediaRoute, { content, folder });
    await withContent.register(addDocumentRoutes, { content, folder, siteUrl });
    await withContent.register(addNavRoute, { content });
    await withContent.register(addRangeRoute, { content });
    await withContent.register(addOpenDataRoutes, { content, folder, madeAt, siteUrl });
    await withContent.register(addGraphqlRoute, { content, contactIntake, proxyHops, siteUrl });
    await withContent.register(addContentSearchRoute, { content });
  });
  if (repository) await app.register(addRevisionRoutes, { repository });
  return app;
}
