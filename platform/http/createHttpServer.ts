import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, STATUS_CODES } from 'node:http';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Registry } from 'prom-client';
import { decode } from './parseRequestPath';
import { timeRequests } from '../metrics';
import { HttpError, httpProblems, type HttpProblem } from './httpErrors';

/** Words an error for the server. Status and headers are set. */
type Answer = (error: HttpError, request: FastifyRequest, reply: FastifyReply) => unknown;

/** An error in the format of all the site's data calls. */
export function dataError({ statusCode, message }: HttpError): object {
  return { statusCode, error: STATUS_CODES[statusCode], message };
}

export interface HttpServerOptions {
  /** Gets the times of requests. */
  metrics?: Registry | undefined;
  /** Fastify's logger option; no logs by default. */
  logger?: FastifyServerOptions['logger'];
}

/**
 * The id of a request that a server in front of this one has given it, so that the logs of all of them can be brought
 * together. Clients may write one too: what could be anything but an id is replaced.
 */
function requestId(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/**
 * Fastify answers an address that cannot be decoded (`/fr/%E9`) before any hook or route. In its place goes one of the
 * same folder that `parseRequestPath` refuses, so that guards, headers and log see this request as any other.
 */
function routableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (decode(path) !== undefined) return url;
  const [, folder = ''] = path.split('/');
  return `/${decode(folder) === undefined ? '' : folder}/%00`;
}

const longestParameter = 100;

type AnyParams = { Params: Readonly<Record<string, string>> };

/** A hook that comes after those which guard a server. */
async function refuseAddress({ originalUrl, url, params }: FastifyRequest<AnyParams>): Promise<void> {
  if (originalUrl !== url) throw new HttpError(httpProblems.malformedAddress);
  const { '*': _rest, ...named } = params;
  if (Object.values(named).some(({ length }) => length > longestParameter)) {
    throw new HttpError(httpProblems.addressTooLong);
  }
}

/** The log's fields of a request. Query, client address, headers and body are personal data and stay out. */
export function describeRequest({ method, originalUrl }: FastifyRequest) {
  return { method, path: originalUrl.split('?', 1)[0] };
}

async function logRequest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const milliseconds = Math.round(reply.elapsedTime);
  const entry = { ...describeRequest(request), status: reply.statusCode, milliseconds };
  if (reply.statusCode >= 500) request.log.error(entry, 'request');
  else request.log.info(entry, 'request');
}

interface ErrorAnswers {
  answer: Answer;
  /** The problem that the client is told of for an error that is not meant for it. */
  failed?: (error: unknown) => HttpProblem;
}

/** Plugin: answers errors of the routes that are added from now on. Details of failures go to the log only. */
export const answerErrors = fastifyPlugin<ErrorAnswers>(async (app, options) => {
  const { answer, failed = () => httpProblems.failed } = options;
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { statusCode = 500, message } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const told =
      error instanceof HttpError
        ? error
        : new HttpError(statusCode < 500 ? [statusCode, 'invalid', message] : failed(error));
    if (told.retryAfter !== undefined) void reply.header('retry-after', told.retryAfter);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply.code(told.statusCode).type('application/json; charset=utf-8');
    return answer(told, request, reply);
  });
});

/**
 * A server as all of this project are: time limits against clients that hold connections open, the id of a request in
 * log and answer, one log line for each, and errors answered in one way.
 */
export function createHttpServer(
  { logger = false, metrics }: HttpServerOptions,
  fastify: Omit<FastifyServerOptions, 'logger'> = {},
): FastifyInstance {
  const app: FastifyInstance = Fastify({
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    // Longer than the 60 s of common load balancers.
    keepAliveTimeout: 65_000,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers),
    rewriteUrl: ({ url = '/' }) => routableUrl(url),
    // Longer ones are refused by a hook.
    routerOptions: { maxParamLength: 16_384 },
    logger,
    ...fastify,
  });
  if (metrics) timeRequests(app, metrics);
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  app.addHook<AnyParams>('preParsing', refuseAddress);
  app.addHook('onResponse', logRequest);
  return app;
}

/** Plugin: takes the bodies of all types as they are. */
export const takeBodiesRaw = fastifyPlugin(async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
});

interface HealthOptions {
  read: (request: FastifyRequest) => Promise<{ status: 'ok' | 'degraded' | 'failed' }>;
}

/** Plugin: `GET /health`, 200, or 503 of a server that is of no use, so that nobody is sent to it. Everybody may ask. */
export async function addHealth(app: FastifyInstance, { read }: HealthOptions): Promise<void> {
  app.get('/health', async (request, reply) => {
    const health = await read(request);
    return reply
      .code(health.status === 'failed' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(health);
  });
}
