import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { contentApiHealth } from './contentApiHealth';
import {
  addHealth,
  answerErrors,
  createHttpServer,
  dataError,
  type HttpServerOptions,
} from '../platform/http/createHttpServer';
import { LiveRelease } from '../publishing/releases/LiveRelease';
import { addProxyRoutes } from './proxyRoutes';
import { addRequestHooks, addServedRelease, refusals, servedRelease } from './requestHooks';
import { addSiteMetrics } from './siteMetrics';
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
  /** Plugin whose hooks come before all others. */
  guard?: FastifyPluginAsync;
}

/**
 * Serves the live release; nothing that it is sent changes a file of it.
 * @throws Error when no release can be read
 */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const { releasesFolder, contentApiUrl, contentApiToken, metrics, isPublic = true, guard } = options;
  const app = createHttpServer(
    options,
    refusals(() => (isPublic ? live.last : undefined)),
  );
  const live = new LiveRelease(releasesFolder, (problem) => app.log.error(problem));
  await live.current();
  const contentApi = contentApiHealth({ contentApiUrl, contentApiToken });
  if (metrics) addSiteMetrics(metrics, { live, releasesFolder, contentApi, log: app.log });

  if (guard) await app.register(guard);
  await app.register(addServedRelease, { live });
  await app.register(addRequestHooks);
  await app.register(answerErrors, {
    answer: (error, request, reply) =>
      isData(segmentsOf(request))
        ? dataError(error)
        : sendErrorPage(request, reply, error.statusCode === 400 ? 400 : 500),
  });
  app.setNotFoundHandler((request, reply) => sendErrorPage(request, reply, 404));
  await app.register(addHealth, {
    // Pages are built in advance, so the site is well without its content API, whose own log lists problems of the content.
    read: async (request) => {
      const { id, builtAt } = servedRelease(request).about;
      return {
        status: 'ok',
        release: { id, builtAt },
        contentApi: await contentApi(),
        uptimeSeconds: Math.round(process.uptime()),
      };
    },
  });
  await app.register(addProxyRoutes, {
    contentApiUrl,
    contentApiToken,
    publisherUrl: options.publisherUrl,
    timeLimitMs: options.contentApiTimeLimitMs ?? 25_000,
    trustedProxyHops: options.trustedProxyHops ?? 0,
  });
  await app.register(addSiteRoutes);
  return app;
}
