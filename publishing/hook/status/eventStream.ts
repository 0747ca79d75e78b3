import type { JobEvent } from '../../queue/publishJob';

/** First lines of a stream: how long a client waits before it connects again. */
export const eventStreamStart = 'retry: 3000\n\n';

/** Keeps proxies from closing a stream in which nothing happens; clients pass over it. */
export const eventStreamPause = ': still there\n\n';

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
export function eventStreamEntry({ id, at, event }: JobEvent): string {
  return `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify({ at, ...event })}\n\n`;
}

/** The id behind which a client wants to go on; 0 for all, and for what is no id. */
export function parseLastEventId(header: string | string[] | undefined): number {
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : 0;
}
