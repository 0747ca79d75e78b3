import type { Publish } from '../api';

interface EventStreamOptions {
  events: (signal: AbortSignal) => AsyncGenerator<Publish>;
  /** Whether the reader may still see them: asked before each part. */
  isAllowed: () => Promise<boolean>;
  /** Ends the stream. */
  signal: AbortSignal;
  /** After so long without an event a comment is sent. */
  pauseMs: number;
}

/** Clients reconnect after 3 s. */
const start = 'retry: 3000\n\n';

/** A comment, which keeps proxies from closing an idle stream. */
const heartbeat = ': still there\n\n';

/** What a promise resolves to; undefined when that takes longer, or once the signal is aborted. */
async function within<Result>(
  promise: Promise<Result>,
  milliseconds: number,
  signal: AbortSignal,
): Promise<Result | undefined> {
  let stopWaiting: () => void = () => undefined;
  const pause = new Promise<undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    const onAbort = () => resolve(undefined);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
    stopWaiting = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
  });
  try {
    return await Promise.race([promise, pause]);
  } finally {
    stopWaiting();
  }
}

/** https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream */
export async function* eventStream({ events, isAllowed, signal, pauseMs }: EventStreamOptions) {
  yield start;
  const publishes = events(signal);
  let next = publishes.next();
  try {
    for (;;) {
      const result = await within(next, pauseMs, signal);
      if (signal.aborted || result?.done || !(await isAllowed())) return;
      if (result === undefined) {
        yield heartbeat;
      } else {
        yield `event: publish\ndata: ${JSON.stringify(result.value)}\n\n`;
        next = publishes.next();
      }
    }
  } finally {
    // Nobody waits for what comes now, be it an error.
    next.catch(() => undefined);
    publishes.return(undefined).catch(() => undefined);
  }
}
