import { isFinished, type JobEvent, type PublishJob } from './publishJob';

/** A job that may change. */
interface JobSource {
  find: () => Promise<PublishJob | undefined>;
  /** Calls `listener` at each change. @returns a function that stops it; undefined where changes are not announced */
  watch: (listener: () => void) => (() => void) | undefined;
}

export interface FollowOptions {
  /** Id of the last event that is known; 0 for all events. */
  afterId: number;
  /** After this long without an event, undefined is yielded. */
  pauseMs: number;
  /** Ends it. */
  signal: AbortSignal;
}

interface Change {
  happened: Promise<'change' | 'pause'>;
  cancel: () => void;
}

function nextChange(source: JobSource, { pauseMs, signal }: FollowOptions): Change {
  let end = () => {};
  const happened = new Promise<'change' | 'pause'>((resolve) => {
    const onChange = () => resolve('change');
    const unwatch = source.watch(onChange);
    const timer = setTimeout(() => resolve('pause'), pauseMs);
    signal.addEventListener('abort', onChange, { once: true });
    end = () => {
      unwatch?.();
      clearTimeout(timer);
      signal.removeEventListener('abort', onChange);
      onChange();
    };
  });
  return { happened: happened.finally(end), cancel: end };
}

/** The events of a job as they come, until it is finished, is gone, or `signal` is aborted. */
export async function* followJob(
  source: JobSource,
  options: FollowOptions,
): AsyncGenerator<JobEvent | undefined> {
  let last = options.afterId;
  for (;;) {
    // Before the job is read, so that no change falls between the two.
    const change = nextChange(source, options);
    const job = await source.find();
    const events = job?.events.filter(({ id }) => id > last) ?? [];
    last = events.at(-1)?.id ?? last;
    const isOver = !job || isFinished(job) || options.signal.aborted;
    if (isOver || events.length > 0) change.cancel();
    yield* events;
    if (isOver) return;
    if (events.length === 0 && (await change.happened) === 'pause') yield undefined;
  }
}
