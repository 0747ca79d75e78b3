import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { allowedMethods } from './allowedMethods';
import { finishRequestsOnClose } from './finishRequestsOnClose';
import { logAbortedRequest, logRequest } from './logRequest';
import { addApiRoutes } from './proxy/apiRoutes';
import { readRelease } from './readRelease';
import { RedirectTable } from './redirects/RedirectTable';
import { addSiteRoutes, sendErrorPage } from './static/siteRoutes';

export interface SiteServerOptions {
  /** Folder of the build: Gatsby's `public/`. */
  root: string;
  /** Without a trailing slash. */
  contentApiUrl: string;
  /** Bearer token for the content API; none by default. */
  contentApiToken?: string;
  /** Proxies in front of this server, whose word on the browser's address is believed; none by default. */
  trustedProxyHops?: number;
  /** Fastify's logger option; no logs by default. */
  logger?: FastifyServerOptions['logger'];
  /** How long the content API may take to answer: slow ones are waited for, for less than browsers wait (30 s). */
  contentApiTimeLimitMs?: number;
}

const securityHeaders = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Limits against clients that hold connections open. Idle ones outlive the 60 s of common load balancers. */
const timeouts = {
  connectionTimeout: 60_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
} satisfies FastifyServerOptions;

function addHooks(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    const allowed = allowedMethods(request.url);
    if (allowed.includes(request.method)) return;
    await reply
      .code(405)
      .header('allow', allowed.join(', '))
      .type('text/plain; charset=utf-8')
      .send('Method not allowed\n');
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers(securityHeaders);
  });
  app.addHook('onResponse', logRequest);
  app.addHook('onRequestAbort', logAbortedRequest);
}

/** Data calls get the error as JSON, readers of pages the error page. Details go to the log only. */
function addErrorHandler(app: FastifyInstance, root: string): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(error);
    request.log.error({ err: error }, 'request failed');
    return sendErrorPage(request, reply, root, 500);
  });
}

function addHealth(app: FastifyInstance, root: string): void {
  app.get('/health', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return {
      status: 'ok',
      release: (await readRelease(root)) ?? null,
      uptimeSeconds: Math.round(process.uptime()),
    };
  });
}

/** The server of the built site. It only reads; nothing it is sent changes a file. */
export async function createSiteServer(options: SiteServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...timeouts,
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    frameworkErrors: (_error, request, reply) => {
      void reply.hijack();
      const headers = { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8' };
      request.log.info({ method: request.method, status: 400 }, 'request with a malformed address');
      reply.raw.writeHead(400, headers).end('Malformed address\n');
    },
  });
  const redirects = new RedirectTable(options.root, (problem) => app.log.error(problem));

  finishRequestsOnClose(app);
  addHooks(app);
  addErrorHandler(app, options.root);
  app.setNotFoundHandler((request, reply) => sendErrorPage(request, reply, options.root, 404));
  addHealth(app, options.root);
  await app.register(addApiRoutes, {
    contentApiUrl: options.contentApiUrl,
    contentApiToken: options.contentApiToken,
    timeLimitMs: options.contentApiTimeLimitMs ?? 25_000,
    trustedProxyHops: options.trustedProxyHops ?? 0,
  });
  addSiteRoutes(app, options.root, redirects);
  await redirects.refresh();
  return app;
}
