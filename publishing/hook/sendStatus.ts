import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Publisher } from '../jobs/Publisher';
import { isFinished, type JobEvent, type PublishJob } from '../jobs/publishJob';
import { statusOf } from './jobStatus';

/** An error in the format of all the site's data calls. */
export function sendProblem(reply: FastifyReply, status: number, message: string): FastifyReply {
  const problem = { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message };
  return reply.code(status).type('application/json; charset=utf-8').send(problem);
}

/** Limits how many connections are open at once, of all clients and of each. */
export class ConnectionLimit {
  private readonly open: string[] = [];

  constructor(private readonly most: { ofAll: number; ofEach: number }) {}

  /** @returns a function that frees the slot; undefined when all are taken */
  take(client: string): (() => void) | undefined {
    const ofClient = this.open.filter((other) => other === client).length;
    if (this.open.length >= this.most.ofAll || ofClient >= this.most.ofEach) return undefined;
    this.open.push(client);
    let isHeld = true;
    return () => {
      if (isHeld) this.open.splice(this.open.indexOf(client), 1);
      isHeld = false;
    };
  }
}

const eventStream = 'text/event-stream';

/** Whether an `Accept` header prefers events to JSON. */
export function wantsEvents(accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType(['application/json', eventStream]) === eventStream;
}

/** Start of a stream: clients reconnect after 3 s. */
const eventStreamStart = 'retry: 3000\n\n';

/** A comment, which keeps proxies from closing an idle stream. */
const eventStreamPause = ': still there\n\n';

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
function eventStreamEntry({ id, at, event }: JobEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify({ at, ...event })}\n\n`;
}

/** Id of the last event that the client has; 0 without a valid one. */
function parseLastEventId(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : 0;
}

interface StatusContext {
  publisher: Publisher;
  job: PublishJob;
  connections: ConnectionLimit;
  /** Whose request it is. */
  client: string;
}

/** Shorter than the minute after which this server and common proxies close a connection on which nothing is sent. */
const pauseMs = 15_000;

async function* eventLines({ publisher, job }: StatusContext, afterId: number, signal: AbortSignal) {
  yield eventStreamStart;
  for await (const entry of publisher.follow(job.id, { afterId, pauseMs, signal })) {
    yield entry ? eventStreamEntry(entry) : eventStreamPause;
  }
}

/** Streams the events until they end or the client leaves. */
function sendEvents(reply: FastifyReply, context: StatusContext, afterId: number): FastifyReply {
  // The client has left: no `close` event will free its slot.
  if (reply.raw.destroyed) return reply.hijack();
  const release = context.connections.take(context.client);
  if (!release) {
    void reply.header('retry-after', 30);
    return sendProblem(
      reply,
      503,
      'Too many connections follow jobs at the moment. The JSON of this address is free.',
    );
  }
  const client = new AbortController();
  reply.raw.once('close', () => {
    client.abort();
    release();
  });
  return reply.send(Readable.from(eventLines(context, afterId, client.signal)));
}

/** The state of a job as JSON, or its events as they come. */
export function sendStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  context: StatusContext,
): FastifyReply {
  void reply.header('vary', 'accept');
  if (!wantsEvents(request.headers.accept)) return reply.send(statusOf(context.job));
  const afterId = parseLastEventId(request.headers['last-event-id']);
  // The only answer after which clients do not reconnect.
  if (isFinished(context.job) && afterId >= context.job.lastEventId) return reply.code(204).send();
  // Some proxies would buffer the answer until it has ended.
  void reply.header('x-accel-buffering', 'no').type(`${eventStream}; charset=utf-8`);
  return request.method === 'HEAD' ? reply.send() : sendEvents(reply, context, afterId);
}
