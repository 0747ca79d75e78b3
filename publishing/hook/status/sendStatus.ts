import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isFinished, type PublishJob } from '../../queue/publishJob';
import type { Publisher } from '../../queue/Publisher';
import { sendProblem } from '../sendProblem';
import { eventStreamEntry, eventStreamPause, eventStreamStart, parseLastEventId } from './eventStream';
import { statusOf } from './jobStatus';
import { statusFormat } from './statusFormat';
import { statusPageEnd, statusPageEntry, statusPagePause, statusPageStart } from './statusPage';
import type { StreamSlots } from './StreamSlots';

export interface StatusContext {
  publisher: Publisher;
  job: PublishJob;
  slots: StreamSlots;
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

/** Sends the parts as they come. They end when the client goes, and at most as many streams as there are slots run. */
function sendStream(
  reply: FastifyReply,
  { slots }: StatusContext,
  parts: (signal: AbortSignal) => AsyncGenerator<string>,
): FastifyReply {
  // Who has left while the job was looked for frees no place any more.
  if (reply.raw.destroyed) return reply.hijack();
  const release = slots.take();
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
