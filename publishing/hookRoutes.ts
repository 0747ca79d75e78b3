import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/Database';
import { clientAddress } from '../platform/http/clientAddress';
import { answerErrors, dataError, takeBodiesRaw } from '../platform/http/createHttpServer';
import { HttpError, httpProblems } from '../platform/http/httpErrors';
import { RequestLimit } from '../platform/http/RequestLimit';
import { type PublishEvent, type PublishStep, publishSteps } from './events';
import { hookPath, parsePublishBody, verifySignature } from './hookSignature';
import { withoutResult } from './jobEnd';
import type { Job, Jobs } from './jobs';

/** Per client, of those that are signed; as many others are told what is wrong with them. More often than editors save. */
export const hookRequestsPerMinute = 30;

export interface HookOptions {
  database: Database;
  jobs: Jobs;
  /** Called once a job is kept. */
  onJob: () => void;
  /** If undefined, every address of the hook answers 404. */
  secret: string | undefined;
  /** Trusted proxies in front of this server (X-Forwarded-For). */
  trustedProxyHops: number;
  /** Public origin, without a trailing slash, for `statusUrl`; without it that is a path. */
  siteUrl?: string;
  now?: () => Date;
}

const maxBodyBytes = 16 * 1024;

/** Accepts each signature once, whatever the clock says: it is on disk before the request is acted on. */
async function isNew(database: Database, signature: string, now: Date): Promise<boolean> {
  const changed = await database.write`INSERT INTO signatures (signature, accepted_at)
      VALUES (${signature}, ${now}) ON CONFLICT (signature) DO NOTHING`;
  return changed > 0;
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

function bodyOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function sendAccepted(reply: FastifyReply, job: Job, siteUrl = ''): FastifyReply {
  const location = `${hookPath}/${job.id}`;
  return reply
    .code(202)
    .header('location', location)
    .send({ job: job.id, status: job.state, statusUrl: siteUrl + location });
}

function addHook(app: FastifyInstance, options: HookOptions): void {
  const { database, jobs, onJob, secret = '', trustedProxyHops, siteUrl, now = () => new Date() } = options;
  // Apart, so that a flood of others does not stop a machine that has the secret, not even one at the same address.
  const signed = new RequestLimit(hookRequestsPerMinute, 60);
  const unsigned = new RequestLimit(hookRequestsPerMinute, 60);

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = bodyOf(request);
    const { 'x-publish-timestamp': timestamp, 'x-publish-signature': signature } = request.headers;
    const address = clientAddress(request, trustedProxyHops);
    const result = verifySignature(secret, { timestamp, signature, body }, now());
    const limit = 'problem' in result ? unsigned : signed;
    const retryAfter = await limit.consume(address);
    if (retryAfter !== undefined)
      throw new HttpError(httpProblems.tooManyRequests(retryAfter), { retryAfter });
    if ('problem' in result) throw new HttpError(httpProblems.badSignature(result.problem));
    if (body.length > 0 && !isJson(request.headers['content-type'])) {
      throw new HttpError(httpProblems.hookNotJson);
    }
    const parsed = parsePublishBody(body);
    if ('problem' in parsed) throw new HttpError(httpProblems.badHookBody(parsed.problem));
    try {
      if (!(await isNew(database, result.signature, now()))) {
        // A replayed request proves no knowledge of the secret.
        await signed.refund(address);
        throw new HttpError(httpProblems.signatureUsed);
      }
      const job = await jobs.add({ who: 'hook', via: 'hook', reason: parsed.reason });
      onJob();
      return await sendAccepted(reply, job, siteUrl);
    } catch (cause) {
      if (cause instanceof HttpError) throw cause;
      throw new HttpError(httpProblems.notKept, { cause, retryAfter: 60 });
    }
  };
  app.post(hookPath, { bodyLimit: maxBodyBytes, handler });
}

interface StepStatus {
  step: PublishStep;
  state: 'waiting' | 'running' | 'finished' | 'failed';
  seconds?: number;
  detail?: string;
}

/** For the sender of the hook. */
const advice =
  'The live release is unchanged. Correct the cause and send the hook again; `npm run release` on the server does the ' +
  'same and shows the whole output.';

function stepAfter(status: StepStatus, event: PublishEvent): StepStatus {
  if (event.type === 'published' || event.step !== status.step) return status;
  switch (event.type) {
    case 'started':
      return { ...status, state: 'running' };
    case 'progress':
      return { ...status, detail: event.detail };
    case 'finished':
      return { ...status, state: 'finished', seconds: event.seconds, detail: event.detail };
    case 'failed':
      return { ...status, state: 'failed', detail: event.message };
  }
}

function stepsOf({ state, events }: Job): StepStatus[] {
  return publishSteps.map((step) => {
    const before: StepStatus = { step, state: 'waiting' };
    const status = events.map(({ event }) => event).reduce(stepAfter, before);
    // A killed process has not reported that its step failed.
    return state === 'failed' && status.state === 'running' ? { ...status, state } : status;
  });
}

/** A job as `statusUrl` answers it. `requests` is the number of those that it answers. */
function statusOf(job: Job) {
  const { id, state, reasons, requests, queuedAt, startedAt, endedAt, events } = job;
  const { message = withoutResult, failure } = job;
  const steps = stepsOf(job);
  const step = steps.find((status) => status.state === 'failed')?.step;
  return {
    job: id,
    status: state,
    reasons,
    requests,
    queuedAt,
    startedAt,
    endedAt,
    steps,
    report: events.flatMap(({ event }) => (event.type === 'published' ? [event.report] : [])).at(-1),
    failure: state === 'failed' ? { failure, step, message, advice } : undefined,
  };
}

/** `POST /hooks/publish` and `GET /hooks/publish/{id}`, to be registered as a plugin. Anybody who knows the id of a job may read it. */
export async function addHookRoutes(app: FastifyInstance, options: HookOptions): Promise<void> {
  const { jobs, secret } = options;
  if (secret === undefined) {
    app.log.warn(`PUBLISH_HOOK_SECRET is not set: POST ${hookPath} answers 404`);
  }
  await app.register(takeBodiesRaw);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store, no-transform', 'x-robots-tag': 'noindex' });
    if (secret === undefined) throw new HttpError(httpProblems.nothingHere);
  });
  await app.register(answerErrors, { answer: dataError });
  addHook(app, options);
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: `${hookPath}/:id`,
    handler: async (request, reply) => {
      const job = await jobs.find(request.params.id);
      if (!job) throw new HttpError(httpProblems.noJob);
      return reply.send(statusOf(job));
    },
  });
}
