import type { FastifyInstance } from 'fastify';
import { addContentApiMetric, type ContentApiHealth, contentApiHealth } from './contentApiHealth';
import {
  addHealth,
  answerErrors,
  createHttpServer,
  dataError,
  type HttpServerOptions,
} from '../platform/http/createHttpServer';
import { addDiskMetric, gaugesOf } from '../platform/metrics';
import { LiveRelease } from '../publishing/releases/LiveRelease';
import { addProxyRoutes } from './proxyRoutes';
import { addRequestHooks, refusals } from './requestHooks';
import { addServedRelease, servedRelease } from './servedRelease';
import { addReleaseMetrics } from './siteMetrics';
import { isData, segmentsOf } from './responseHeaders';
import { addSiteRoutes, sendErrorPage } from './siteRoutes';

export interface SiteServerOptions extends HttpServerOptions {
  /** Folder of the releases; its link `current` leads to the one served. */
  releasesFolder: string;
  /** Without a trailing slash. */
  contentApiUrl: string;
  /** Bearer token for the content API; none by default. */
  contentApiToken?: string;
  /** Proxies in front of this server that are trusted to name the browser's address; none by default. */
  trustedProxyHops?: number;
  /** The desk's address, without a trailing slash; by default nobody can ask for a publish. */
  publisherUrl?: string;
  /** Time limit for the content API; 25 s by default, which is less than browsers wait (30 s). */
  contentApiTimeLimitMs?: number;
  /** False for a preview: requests that are no HTTP reach none of its guards, and are answered without headers of the release. */
  isPublic?: boolean;
  /** Adds hooks and routes that come before all others. */
  prepare?: (app: FastifyInstance) => Promise<void>;
}

/**
 * `GET /health`. The site is well without its content API, as pages are built in advance, and `contentApi` is for
 * alerts. Problems of the content are in the content API's log; here is only their number, as everybody may ask.
 */
function addSiteHealth(app: FastifyInstance, contentApi: () => Promise<ContentApiHealth>): void {
  addHealth(app, async (request) => {
    const { id, builtAt } = servedRelease(request).about;
    return {
      status: 'ok',
      release: { id, builtAt },
      contentApi: await contentApi(),
      uptimeSeconds: Math.round(process.uptime()),
    };
  });
}

/**
 * Serves the live release; nothing that it is sent changes a file of it.
 * @throws Error when no release can be read
 */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const { releasesFolder, contentApiUrl, contentApiToken, metrics, isPublic = true } = options;
  const app = createHttpServer(
    options,
    refusals(() => (isPublic ? live.last : undefined)),
  );
  const live = new LiveRelease(releasesFolder, (problem) => app.log.error(problem));
  await live.current();
  await options.prepare?.(app);

  const health = contentApiHealth({ contentApiUrl, contentApiToken });
  if (metrics) {
    const addGauge = gaugesOf(metrics, app.log);
    addReleaseMetrics(addGauge, live);
    addContentApiMetric(addGauge, health);
    addDiskMetric(addGauge, releasesFolder);
  }
  addServedRelease(app, live);
  addRequestHooks(app);
  answerErrors(app, (error, request, reply) =>
    isData(segmentsOf(request))
      ? dataError(error)
      : sendErrorPage(request, reply, error.statusCode === 400 ? 400 : 500),
  );
  app.setNotFoundHandler((request, reply) => sendErrorPage(request, reply, 404));
  addSiteHealth(app, health);
  await app.register(addProxyRoutes, {
    contentApiUrl,
    contentApiToken,
    publisherUrl: options.publisherUrl,
    timeLimitMs: options.contentApiTimeLimitMs ?? 25_000,
    trustedProxyHops: options.trustedProxyHops ?? 0,
  });
  addSiteRoutes(app);
  return app;
}
