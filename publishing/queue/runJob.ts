import type { PublishEvent } from '../publishEvents';

/**
 * Makes one publish and tells its steps. Resolves or rejects when nothing of it runs any more; an abort of the signal stops
 * it.
 */
export type RunPublish = (
  jobId: string,
  onEvent: (event: PublishEvent) => void,
  signal: AbortSignal,
) => Promise<void>;

export interface RunJobOptions {
  runPublish: RunPublish;
  onEvent: (event: PublishEvent) => void;
  /** Aborted when the server stops. */
  stopSignal: AbortSignal;
  timeLimitMs: number;
}

/** What becomes of the job. */
export interface Outcome {
  state: 'succeeded' | 'failed' | 'queued';
  message?: string;
}

type Ending = Extract<PublishEvent, { type: 'published' | 'failed' }>;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs one publish to its end, whatever that is. Never rejects. */
export async function runJob(id: string, options: RunJobOptions): Promise<Outcome> {
  const { runPublish, onEvent, stopSignal, timeLimitMs } = options;
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  const endings: Ending[] = [];
  const note = (event: PublishEvent) => {
    if (event.type === 'published' || event.type === 'failed') endings.push(event);
    onEvent(event);
  };
  let problem = 'The publish ended without a result.';
  try {
    // The server may have been stopped while the job's start was written.
    if (!stopSignal.aborted) await runPublish(id, note, AbortSignal.any([timeLimit, stopSignal]));
  } catch (error) {
    problem = messageOf(error);
  }
  // Whatever came after it: the release is live.
  if (endings.some(({ type }) => type === 'published')) return { state: 'succeeded' };
  if (stopSignal.aborted) {
    return { state: 'queued', message: 'The server was stopped; the publish starts again with it.' };
  }
  if (timeLimit.aborted) {
    const minutes = Math.round(timeLimitMs / 60_000);
    return { state: 'failed', message: `The publish took longer than ${minutes} minutes and was stopped.` };
  }
  const failed = endings.find((event) => event.type === 'failed');
  return { state: 'failed', message: failed?.message ?? problem };
}
