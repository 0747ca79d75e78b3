import Fastify, { type FastifyError, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Registry } from 'prom-client';
import { addContentApiMetric, contentApiHealth } from '../platform/contentApiHealth';
import { serverOptions } from '../platform/http/serverOptions';
import { addDiskMetric, timeRequests } from '../platform/metrics';
import { LiveRelease } from '../publishing/releases/LiveRelease';
import { addHealth } from './health';
import { malformedRequestHandlers } from './malformedRequests';
import { addProxyRoutes } from './proxyRoutes';
import { addRequestHooks } from './requestHooks';
import { addServedRelease } from './servedRelease';
import { addReleaseMetrics } from './siteMetrics';
import { addSiteRoutes, sendErrorPage } from './siteRoutes';

interface SiteServerOptions {
  /** Folder of the releases; its link `current` leads to the one served. */
  releasesFolder: string;
  /** Without a trailing slash. */
  contentApiUrl: string;
  /** Bearer token for the content API; none by default. */
  contentApiToken?: string;
  /** Proxies in front of this server that are trusted to name the browser's address; none by default. */
  trustedProxyHops?: number;
  /** Gets the times of requests, and the live release. */
  metrics?: Registry;
  /** Fastify's logger option; no logs by default. */
  logger?: FastifyServerOptions['logger'];
  /** How long the content API may take; 25 s by default, which is less than browsers wait (30 s). */
  contentApiTimeLimitMs?: number;
  /** False for a preview: requests that are no HTTP reach none of its guards, and are answered without headers of the release. */
  isPublic?: boolean;
  /** Adds hooks and routes that come before all others. */
  prepare?: (app: FastifyInstance) => Promise<void>;
}

/** Client errors are answered as JSON, server errors with the error page. Details go to the log only. */
function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(error);
    request.log.error({ err: error }, 'request failed');
    return sendErrorPage(request, reply, 500);
  });
}

function createApp({ logger, releasesFolder, isPublic = true }: SiteServerOptions) {
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    logger: logger ?? false,
    ...malformedRequestHandlers(() => (isPublic ? live.last : undefined)),
  });
  const live = new LiveRelease(releasesFolder, (problem) => app.log.error(problem));
  return { app, live };
}

/**
 * Serves the live release; nothing that it is sent changes a file of it.
 * @throws Error when no release can be read
 */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const { app, live } = createApp(options);
  await live.current();
  await options.prepare?.(app);

  const { contentApiUrl, contentApiToken } = options;
  const health = contentApiHealth({ contentApiUrl, contentApiToken });
  if (options.metrics) {
    timeRequests(app, options.metrics);
    addReleaseMetrics(options.metrics, live);
    addContentApiMetric(options.metrics, health);
    addDiskMetric(options.metrics, options.releasesFolder);
  }
  addServedRelease(app, live);
  addRequestHooks(app);
  addErrorHandler(app);
  app.setNotFoundHandler((request, reply) => sendErrorPage(request, reply, 404));
  addHealth(app, health);
  await app.register(addProxyRoutes, {
    contentApiUrl,
    contentApiToken,
    timeLimitMs: options.contentApiTimeLimitMs ?? 25_000,
    trustedProxyHops: options.trustedProxyHops ?? 0,
  });
  addSiteRoutes(app);
  return app;
}
