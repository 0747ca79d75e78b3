import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent, errors, request as requestUpstream } from 'undici';
import * as v from 'valibot';
import { clientAddress, forwardedAddresses } from '../platform/http/clientAddress';
import { takeBodiesRaw } from '../platform/http/createHttpServer';
import { HttpError, httpProblems } from '../platform/http/httpErrors';
import { allowAnyOrigin, apiRoutes } from '../platform/http/apiRoutes';
import { formatPath, isCanonical, parseRequestPath } from '../platform/http/parseRequestPath';
import { retryDropped } from '../platform/http/retryDropped';
import { hookAddresses } from '../publishing/hookSignature';
import { headersForApi, headersForBrowser, headersForHook, headersFromHook } from './forwardedHeaders';
import { redirectPermanently } from './siteRoutes';
import { servedRelease } from './requestHooks';

interface ProxyRoutesOptions {
  /** Without a trailing slash. */
  contentApiUrl: string;
  /** This server's bearer token; undefined sends none. */
  contentApiToken: string | undefined;
  /** Address of the desk, which runs all publishes, without a trailing slash; undefined lets nobody ask for one. */
  publisherUrl: string | undefined;
  /** Includes the whole body of the answer. */
  timeLimitMs: number;
  /** Proxies in front of this server that are trusted to name the browser's address. */
  trustedProxyHops: number;
}

const maxRequestBytes = 256 * 1024;
const maxResponseBytes = 20 * 1024 * 1024;

/** The time limit of a request covers connection, headers and body. */
const agent = new Agent({
  connect: { timeout: 0 },
  headersTimeout: 0,
  bodyTimeout: 0,
  maxResponseSize: maxResponseBytes,
});

/** Aborts when the browser leaves before it was answered, so that the content API can stop as well. */
function signalOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

const graphqlBody = v.pipe(v.string(), v.parseJson(), v.object({ query: v.string() }));

/** True if the request may be repeated: an unreadable one may be a contact request. */
function isRead({ body, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.url !== '/graphql') return true;
  const parsed = v.safeParse(graphqlBody, Buffer.isBuffer(body) ? body.toString() : body);
  return parsed.success && !parsed.output.query.includes('mutation');
}

const untrustedProxy =
  'X-Forwarded-For arrives, and TRUSTED_PROXY_HOPS is 0. If a proxy of yours stands in front of this server, set ' +
  'TRUSTED_PROXY_HOPS to the number of proxies: until then all visitors have its address and share one limit of contact ' +
  'requests. Without a proxy there is nothing to do: a client wrote the header itself, and it is ignored.';

const tooManyHops = (arrived: number, hops: number) =>
  `X-Forwarded-For arrives with fewer addresses (${arrived}) than proxies are trusted: TRUSTED_PROXY_HOPS is ${hops}. Set it to the number of proxies in front of this ` +
  'server that write the header: until then all visitors have the address of a proxy and share one limit of contact requests, and a ' +
  'client that writes the header itself escapes it.';

const noAddress =
  'X-Forwarded-For arrives with an entry that is no IP address where TRUSTED_PROXY_HOPS looks for the address of the visitor. Have the ' +
  'proxy write the address, with or without a port: until then all visitors share one limit of contact requests.';

function forwardedProblem(addresses: readonly string[], hops: number): string | undefined {
  if (addresses.length === 0) return undefined;
  if (hops === 0) return untrustedProxy;
  const entry = addresses.at(-hops);
  if (entry === undefined) return tooManyHops(addresses.length, hops);
  return isIP(entry) === 0 ? noAddress : undefined;
}

/** Warns once when the header and the setting do not fit. */
function watchForwardedFor(log: FastifyBaseLogger, hops: number) {
  let isQuiet = false;
  return ({ headers }: FastifyRequest): void => {
    const problem = isQuiet ? undefined : forwardedProblem(forwardedAddresses(headers), hops);
    if (problem === undefined) return;
    isQuiet = true;
    log.warn(problem);
  };
}

interface Passed {
  /** Without a trailing slash. */
  origin: string;
  headers: IncomingHttpHeaders;
  /** True if the request may be repeated. */
  isRead: boolean;
  describeFailure: (error: unknown, hasTimedOut: boolean) => HttpError;
}

/**
 * Asks another server for the same address. Its answer is read whole before it is passed on, so that one that breaks off, takes
 * too long or is too large becomes an error and never half an answer.
 *
 * @returns undefined when the browser has gone
 */
async function pass(
  request: FastifyRequest,
  reply: FastifyReply,
  timeLimitMs: number,
  { origin, headers, isRead: mayRepeat, describeFailure }: Passed,
) {
  // Rebuilt from its decoded parts, so that encoded dot segments cannot leave the other server's base path.
  const requestPath = parseRequestPath(request.url);
  if (!requestPath) throw new HttpError(httpProblems.malformedAddress);
  const { method } = request;
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  const asked = {
    dispatcher: agent,
    method: method === 'POST' || method === 'HEAD' ? method : 'GET',
    headers: { ...headers, 'x-request-id': request.id },
    body: Buffer.isBuffer(request.body) ? request.body : null,
    signal: AbortSignal.any([timeLimit, signalOfClient(reply)]),
  } as const;
  const ask = async () => {
    const answer = await requestUpstream(
      origin + formatPath(requestPath.segments) + requestPath.query,
      asked,
    );
    return { answer, body: Buffer.from(await answer.body.arrayBuffer()) };
  };
  try {
    const { answer, body } = await (mayRepeat ? retryDropped(ask) : ask());
    const length = answer.headers['content-length'];
    void reply.code(answer.statusCode);
    if (method === 'HEAD' && length !== undefined) void reply.header('content-length', length);
    return { headers: answer.headers, body: body.length > 0 ? body : undefined };
  } catch (error) {
    // The client is gone, and nothing went wrong here.
    if (reply.raw.destroyed) return undefined;
    throw describeFailure(error, timeLimit.aborted);
  }
}

const describeApiFailure: Passed['describeFailure'] = (cause, hasTimedOut) => {
  if (hasTimedOut) return new HttpError(httpProblems.contentApiSlow, { cause });
  const isTooLarge = cause instanceof errors.ResponseExceededMaxSizeError;
  return new HttpError(isTooLarge ? httpProblems.contentApiTooLarge : httpProblems.contentApiBroken, {
    cause,
  });
};

const describeHookFailure: Passed['describeFailure'] = (cause) =>
  new HttpError(httpProblems.publisherAway, { cause, retryAfter: 60 });

const ownRefusal =
  'the content API refuses this server (401): CONTENT_API_TOKEN has to be the same for both, and unset for both only in one folder';

/**
 * Passes data calls on to the content API, and requests to publish to the desk, which checks their signature. This server's token
 * goes with data calls unless the browser brings an `Authorization` of its own: what is published is for everyone, and the token
 * only tells the content API who asks.
 */
export async function addProxyRoutes(app: FastifyInstance, options: ProxyRoutesOptions): Promise<void> {
  await app.register(takeBodiesRaw);
  const { contentApiUrl, contentApiToken, publisherUrl, timeLimitMs, trustedProxyHops } = options;
  const watch = watchForwardedFor(app.log, trustedProxyHops);

  const handleData = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = parseRequestPath(request.url);
    if (path && request.method !== 'POST' && !isCanonical(path)) {
      return redirectPermanently(reply, path.segments, path.query);
    }
    watch(request);
    const client = clientAddress(request, trustedProxyHops);
    const { revision } = servedRelease(request).about;
    const headers = headersForApi(request.headers, client, contentApiToken, revision);
    const passed = {
      origin: contentApiUrl,
      headers,
      isRead: isRead(request),
      describeFailure: describeApiFailure,
    };
    const answer = await pass(request, reply, timeLimitMs, passed);
    if (reply.statusCode === 401 && request.headers.authorization === undefined)
      request.log.error(ownRefusal);
    return answer ? reply.headers(headersForBrowser(answer.headers)).send(answer.body) : reply.hijack();
  };
  for (const { url, methods, isOpen } of apiRoutes) {
    const addRoute = async (routes: FastifyInstance) => {
      if (isOpen) await routes.register(allowAnyOrigin);
      routes.route({ url, method: methods, bodyLimit: maxRequestBytes, handler: handleData });
    };
    await app.register(addRoute);
  }

  if (publisherUrl === undefined) return;
  const handleHook = async (request: FastifyRequest, reply: FastifyReply) => {
    void reply.headers({ 'cache-control': 'no-store, no-transform', 'x-robots-tag': 'noindex' });
    const headers = headersForHook(request.headers, clientAddress(request, trustedProxyHops));
    const passed = { origin: publisherUrl, headers, isRead: false, describeFailure: describeHookFailure };
    const answer = await pass(request, reply, timeLimitMs, passed);
    return answer ? reply.headers(headersFromHook(answer.headers)).send(answer.body) : reply.hijack();
  };
  for (const { url, methods } of hookAddresses) app.route({ url, method: methods, handler: handleHook });
}
