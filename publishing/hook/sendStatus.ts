import { STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Publisher } from '../jobs/Publisher';
import { isFinished, type JobEvent, type PublishJob } from '../jobs/publishJob';
import { statusOf } from './jobStatus';
import { statusPageEnd, statusPageEntry, statusPagePause, statusPageStart } from './statusPage';

/** An error in the form that all data calls of the site have. */
export function sendProblem(reply: FastifyReply, status: number, message: string): FastifyReply {
  const problem = { statusCode: status, error: STATUS_CODES[status] ?? 'Error', message };
  return reply.code(status).type('application/json; charset=utf-8').send(problem);
}

/** How many may be held at once. */
export class ConnectionLimit {
  private taken = 0;

  constructor(private readonly most: number) {}

  /** @returns what gives the slot back, at the first call; undefined when there is none */
  take(): (() => void) | undefined {
    if (this.taken >= this.most) return undefined;
    this.taken += 1;
    let isHeld = true;
    return () => {
      if (isHeld) this.taken -= 1;
      isHeld = false;
    };
  }
}

type StatusFormat = 'json' | 'events' | 'html';

const formats: Readonly<Record<string, StatusFormat>> = {
  'application/json': 'json',
  'text/html': 'html',
  'text/event-stream': 'events',
};

/** What an `Accept` header asks for; JSON where it leaves the choice, or wants none of them. */
export function statusFormat(accept: string | undefined): StatusFormat {
  const type = new Negotiator({ headers: { accept } }).mediaType(Object.keys(formats));
  return formats[type ?? ''] ?? 'json';
}

/** First lines of a stream: how long a client waits before it connects again. */
const eventStreamStart = 'retry: 3000\n\n';

/** Keeps proxies from closing a stream in which nothing happens; clients pass over it. */
const eventStreamPause = ': still there\n\n';

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
function eventStreamEntry({ id, at, event }: JobEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify({ at, ...event })}\n\n`;
}

/** The id behind which a client wants to go on; 0 for all, and for what is no id. */
function parseLastEventId(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : 0;
}

interface StatusContext {
  publisher: Publisher;
  job: PublishJob;
  connections: ConnectionLimit;
}

/** Shorter than the minute after which this server and common proxies close a connection on which nothing is sent. */
const pauseMs = 15_000;

async function* eventLines({ publisher, job }: StatusContext, afterId: number, signal: AbortSignal) {
  yield eventStreamStart;
  for await (const entry of publisher.follow(job.id, { afterId, pauseMs, signal })) {
    yield entry ? eventStreamEntry(entry) : eventStreamPause;
  }
}

async function* pageParts({ publisher, job }: StatusContext, signal: AbortSignal) {
  yield statusPageStart(job);
  for await (const entry of publisher.follow(job.id, { afterId: 0, pauseMs, signal })) {
    yield entry ? statusPageEntry(entry) : statusPagePause;
  }
  yield statusPageEnd((await publisher.find(job.id)) ?? job);
}

/** Sends the parts as they come. They end when the client goes. */
function sendStream(
  reply: FastifyReply,
  { connections }: StatusContext,
  parts: (signal: AbortSignal) => AsyncGenerator<string>,
): FastifyReply {
  // Who has left while the job was looked for frees no place any more.
  if (reply.raw.destroyed) return reply.hijack();
  const release = connections.take();
  if (!release) {
    void reply.header('retry-after', 30);
    return sendProblem(
      reply,
      503,
      'Too many people follow jobs at the moment. The JSON of this address is free.',
    );
  }
  const client = new AbortController();
  reply.raw.once('close', () => {
    client.abort();
    release();
  });
  return reply.send(Readable.from(parts(client.signal)));
}

/** The state of a job as JSON, or as it goes on: as server-sent events or as a page. */
export function sendStatus(
  request: FastifyRequest,
  reply: FastifyReply,
  context: StatusContext,
): FastifyReply {
  const isHead = request.method === 'HEAD';
  // Some proxies keep an answer back until it has ended.
  void reply.headers({ vary: 'accept', 'x-accel-buffering': 'no' });
  switch (statusFormat(request.headers.accept)) {
    case 'json':
      return reply.send(statusOf(context.job));
    case 'html':
      void reply.type('text/html; charset=utf-8');
      return isHead ? reply.send() : sendStream(reply, context, (signal) => pageParts(context, signal));
    case 'events': {
      const afterId = parseLastEventId(request.headers['last-event-id']);
      // The one answer after which clients do not connect again.
      if (isFinished(context.job) && afterId >= context.job.lastEventId) return reply.code(204).send();
      void reply.type('text/event-stream; charset=utf-8');
      return isHead
        ? reply.send()
        : sendStream(reply, context, (signal) => eventLines(context, afterId, signal));
    }
  }
}
