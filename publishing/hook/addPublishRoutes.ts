import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress, clientKey } from '../../platform/http/clientAddress';
import { RequestLimit } from '../../platform/http/RequestLimit';
import { type Publisher, PublisherUnavailable } from '../jobs/Publisher';
import type { PublishJob } from '../jobs/publishJob';
import type { Acceptance } from './ReplayGuard';
import { parsePublishBody, verifySignature } from './publishRequest';
import { sendProblem, sendStatus, ConnectionLimit } from './sendStatus';

/** Per client, of those that are signed; as many others are told what is wrong with them. More often than editors save. */
export const hookRequestsPerMinute = 30;

export interface PublishRoutesOptions {
  /** Started and stopped with the server by these routes. */
  publisher: Publisher;
  /** Without it every address of the hook answers 404. */
  secret: string | undefined;
  /** Trusted proxies in front of this server (X-Forwarded-For). */
  trustedProxyHops: number;
  /** Public origin, without a trailing slash, for `statusUrl`; without it that is a path. */
  siteUrl?: string;
  now?: () => Date;
}

const hookPath = '/hooks/publish';

/** The addresses that {@link addPublishRoutes} answers, and their methods. */
export const publishRoutes = [
  { url: hookPath, methods: ['POST'] },
  { url: `${hookPath}/*`, methods: ['GET', 'HEAD'] },
];

const maxBodyBytes = 16 * 1024;

/** Event streams that are open at once: nobody takes those of all others. */
const maxStreams = { ofAll: 20, ofEach: 4 };

const replayProblems: Readonly<Record<Exclude<Acceptance, 'accepted'>, { status: number; message: string }>> =
  {
    used: { status: 409, message: 'This request has been accepted before. Sign each request anew.' },
    tooOld: { status: 401, message: 'x-publish-timestamp is older than requests that were accepted before.' },
  };

function addressOf({ socket, headers }: FastifyRequest, trustedProxyHops: number): string {
  return clientAddress(socket.remoteAddress, headers['x-forwarded-for'], trustedProxyHops);
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';', 1)[0]?.trim().toLowerCase() === 'application/json';
}

function bodyOf(request: FastifyRequest): Buffer {
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
}

function sendTooMany(reply: FastifyReply, seconds: number): FastifyReply {
  void reply.header('retry-after', seconds);
  return sendProblem(reply, 429, `Too many requests. Try again in ${seconds} seconds.`);
}

function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return sendProblem(reply, 413, 'The body is larger than 16 KB.');
    if (status < 500) return sendProblem(reply, status, 'The request is malformed.');
    request.log.error({ err: error }, 'request to the publisher failed');
    return sendProblem(reply, 500, 'The server failed. Its log says why.');
  });
}

/** Answers 503 to a request that cannot be stored: its sender has to send it again. */
function sendUnkept(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  // The publisher has logged other reasons already.
  if (!(error instanceof PublisherUnavailable)) {
    request.log.error({ err: error }, 'a request to publish could not be written');
  }
  void reply.header('retry-after', 60);
  return sendProblem(reply, 503, 'The request could not be kept. Sign and send it again later.');
}

function sendAccepted(reply: FastifyReply, job: PublishJob, siteUrl = ''): FastifyReply {
  const location = `${hookPath}/${job.id}`;
  return reply
    .code(202)
    .header('location', location)
    .send({ job: job.id, status: job.state, statusUrl: siteUrl + location });
}

function addHook(app: FastifyInstance, options: PublishRoutesOptions): void {
  const { publisher, secret = '', trustedProxyHops, siteUrl, now = () => new Date() } = options;
  // Apart, so that a flood of others does not stop a machine that has the secret, not even one at the same address.
  const signed = new RequestLimit(hookRequestsPerMinute, 60);
  const unsigned = new RequestLimit(hookRequestsPerMinute, 60);

  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = bodyOf(request);
    const { 'x-publish-timestamp': timestamp, 'x-publish-signature': signature } = request.headers;
    const address = addressOf(request, trustedProxyHops);
    const result = verifySignature(secret, { timestamp, signature, body }, now());
    const limit = 'problem' in result ? unsigned : signed;
    const seconds = await limit.consume(address);
    if (seconds !== undefined) return sendTooMany(reply, seconds);
    if ('problem' in result) return sendProblem(reply, 401, result.problem);
    if (body.length > 0 && !isJson(request.headers['content-type'])) {
      return sendProblem(reply, 415, 'The body must be empty or JSON (content-type: application/json).');
    }
    const parsed = parsePublishBody(body);
    if ('problem' in parsed) return sendProblem(reply, 400, parsed.problem);
    try {
      const replayGuard = await publisher.replayGuard();
      const acceptance = await replayGuard.accept(result.verified, now());
      // Whoever repeats a request that was overheard has no secret.
      if (acceptance !== 'accepted') {
        await signed.refund(address);
        const { status, message } = replayProblems[acceptance];
        return await sendProblem(reply, status, message);
      }
      return await sendAccepted(reply, await publisher.request({ reason: parsed.reason }), siteUrl);
    } catch (error) {
      return sendUnkept(request, reply, error);
    }
  };
  app.post(hookPath, { bodyLimit: maxBodyBytes, handler });
}

function addStatus(app: FastifyInstance, { publisher, trustedProxyHops }: PublishRoutesOptions): void {
  const connections = new ConnectionLimit(maxStreams);
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: `${hookPath}/:id`,
    handler: async (request, reply) => {
      const job = await publisher.find(request.params.id);
      if (!job) return sendProblem(reply, 404, 'There is no such job, or it is too long ago.');
      const client = clientKey(addressOf(request, trustedProxyHops));
      return sendStatus(request, reply, { publisher, job, connections, client });
    },
  });
}

/**
 * `POST /hooks/publish` and `GET /hooks/publish/{id}`, to be registered as a plugin. The publisher starts queued jobs
 * when the server is ready, and stops a running publish when it closes.
 */
export async function addPublishRoutes(app: FastifyInstance, options: PublishRoutesOptions): Promise<void> {
  const { publisher, secret } = options;
  if (secret === undefined) {
    app.log.warn(`PUBLISH_HOOK_SECRET is not set: POST ${hookPath} answers 404`);
  }
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'no-store, no-transform', 'x-robots-tag': 'noindex' });
    if (secret === undefined) return sendProblem(reply, 404, 'There is nothing here.');
  });
  addErrorHandler(app);
  addHook(app, options);
  addStatus(app, options);
  app.addHook('onReady', async () => {
    // Without a secret this server does not publish: queued jobs wait for one that does.
    if (secret === undefined) return;
    // Not awaited: another server may hold the jobs, and the site must not wait for it.
    void publisher.start();
  });
  app.addHook('preClose', async () => {
    // Ends the streams at once; `onClose` waits for the publish itself.
    void publisher.stop();
  });
  app.addHook('onClose', () => publisher.stop());
}
