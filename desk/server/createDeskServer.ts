import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Registry } from 'prom-client';
import type { ContentApiHealth } from '../../platform/contentApiHealth';
import { answerRequestId, logRequest, refuseAddress, serverOptions } from '../../platform/http/serverOptions';
import { clientAddress } from '../../platform/http/clientAddress';
import { isDiskFull } from '../../platform/errors';
import { timeRequests } from '../../platform/metrics';
import { hookPath } from '../../publishing/hookPath';
import type { Problem } from '../api';
import type { Accounts } from './accounts';
import { addHealth } from './health';
import { addPage, contentSecurityPolicy } from './page';
import {
  type DeskContent,
  type DeskPreview,
  DeskProblem,
  type DeskPublishing,
  type DeskRecord,
  type DeskSchedules,
} from './ports';
import { addPictureRoute } from './pictureRoute';
import { addPreviewRoutes } from './previewRoutes';
import { addPublishRoutes } from './publishRoutes';
import { addScheduleRoutes } from './scheduleRoutes';
import { assertOwnHost, assertOwnPage } from './requestGuards';
import { SessionCookie } from './SessionCookie';
import type { Sessions } from './sessions';
import type { SignInLimit } from './SignInLimit';
import { addSessionRoutes, type RecordAct } from './signInRoutes';

export interface DeskServerOptions {
  accounts: Accounts;
  sessions: Sessions;
  limit: SignInLimit;
  publishing: DeskPublishing;
  schedules: DeskSchedules;
  content: DeskContent;
  preview: DeskPreview;
  /** Origin of the public site. */
  siteUrl: string;
  /** Origin (https) of a proxy in front, which writes X-Forwarded-For; without one the desk answers at localhost only. */
  deskUrl?: string | undefined;
  /** What Vite has built. */
  pageFolder: string;
  contentApi: () => Promise<ContentApiHealth>;
  /** When what is due was last looked at; undefined before. */
  lastCheck: () => Date | undefined;
  /** Gets the times of requests. */
  metrics?: Registry;
  /** Fastify's logger option; no logs by default. */
  logger?: FastifyServerOptions['logger'];
  now?: () => Date;
}

const bodyLimit = 16 * 1024;

/** What the history calls that which only publishers may do, by its route. */
const actsOfPublishers: Readonly<Record<string, DeskRecord['kind']>> = {
  'POST /api/take-back': 'rollback',
  'POST /api/lift': 'lift',
  'POST /api/schedules': 'schedule',
  'DELETE /api/schedules/:id': 'withdraw',
};

function actOf({ method, routeOptions }: FastifyRequest): DeskRecord['kind'] {
  return actsOfPublishers[`${method} ${routeOptions.url}`] ?? 'publish';
}

function sendProblem(reply: FastifyReply, status: number, problem: Problem): FastifyReply {
  if (problem.retryAfter !== undefined) void reply.header('retry-after', problem.retryAfter);
  return reply.code(status).type('application/json; charset=utf-8').send(problem);
}

const diskFull: Problem = {
  code: 'disk-full',
  message:
    'The disk of the releases or of the desk is full, and this was not done. ' +
    'Free some space or lower RELEASES_KEPT, then try again.',
};

/** Details of failures go to the log only. */
function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | DeskProblem>(async (error, request, reply) => {
    if (error instanceof DeskProblem) {
      const { status, code, message, retryAfter } = error;
      if (status >= 500) request.log.error({ err: error }, 'request failed');
      return sendProblem(reply, status, { code, message, retryAfter });
    }
    const status = error.statusCode ?? 500;
    if (status < 500) return sendProblem(reply, status, { code: 'invalid', message: error.message });
    request.log.error({ err: error }, 'request failed');
    if (isDiskFull(error)) return sendProblem(reply, 507, diskFull);
    return sendProblem(reply, 500, { code: 'failed', message: 'The server failed. Its log says why.' });
  });
}

async function addSecurity(app: FastifyInstance, deskUrl: string | undefined): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: contentSecurityPolicy(),
    // The desk itself speaks http; a proxy in front says this for its own host.
    strictTransportSecurity: false,
    // Without a referrer, some browsers would hide the origin of the page's own requests.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // The hook is signed, and comes from the site server.
    if (!request.routeOptions.url?.startsWith(hookPath)) assertOwnHost(request, deskUrl);
  });
  await app.register(fastifyCookie);
}

/** A request to end something has no body, and says all the same that it is JSON. */
function acceptEmptyJson(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, String(body), done);
  });
}

/** The publishing desk: its page, and what the page asks for. */
export async function createDeskServer(options: DeskServerOptions): Promise<FastifyInstance> {
  const { deskUrl, now = () => new Date() } = options;
  const app: FastifyInstance = Fastify({
    ...serverOptions,
    bodyLimit,
    // Those that matter are added on purpose: a HEAD request must not do what GET does.
    exposeHeadRoutes: false,
    logger: options.logger ?? false,
    frameworkErrors: refuseAddress((message): Problem => ({ code: 'invalid', message })),
  });
  if (options.metrics) timeRequests(app, options.metrics);
  app.addHook('onRequest', answerRequestId);
  app.addHook('onResponse', logRequest);
  addErrorHandler(app);
  await addSecurity(app, deskUrl);

  const addressOf = ({ socket, headers }: FastifyRequest) =>
    clientAddress(socket.remoteAddress, headers['x-forwarded-for'], deskUrl === undefined ? 0 : 1);
  const record: RecordAct = (request, act) =>
    options.publishing.record({ ...act, address: addressOf(request) });
  const cookie = new SessionCookie({
    sessions: options.sessions,
    isSecure: deskUrl !== undefined,
    onForbidden: (request, { name: who }) =>
      record(request, { kind: actOf(request), who, result: 'refused' }),
    now,
  });
  const parts = { ...options, cookie, addressOf, record, now };
  await app.register(
    async (api: FastifyInstance) => {
      api.addHook('onRequest', async (request) => assertOwnPage(request, deskUrl));
      acceptEmptyJson(api);
      addSessionRoutes(api, parts);
      addPublishRoutes(api, parts);
      addScheduleRoutes(api, parts);
      addPreviewRoutes(api, parts);
      addPictureRoute(api, parts);
    },
    { prefix: '/api' },
  );
  addHealth(app, { ...options, now });
  await addPage(app, options.pageFolder);
  return app;
}
