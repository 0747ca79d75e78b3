import { isDiskFull, messageOf } from '../platform/errors';
import { StoppedError } from '../platform/runScript';
import type { Failure } from './events';
import type { HistoryWay } from './historyEntry';
import { describeHold, type Hold } from './holds';

/** An error whose reason readers have words of their own for. */
export class PublishFailure extends Error {
  override name = 'PublishFailure';

  constructor(
    readonly failure: Failure,
    message: string,
  ) {
    super(message);
  }
}

/** A publish was refused because of a hold. */
export class ReleasesHeld extends PublishFailure {
  override name = 'ReleasesHeld';

  constructor(readonly hold: Hold) {
    super('held', describeHold(hold));
  }
}

function failureOf(error: unknown): Failure | undefined {
  if (error instanceof PublishFailure) return error.failure;
  if (error instanceof StoppedError) return 'ended';
  return isDiskFull(error) ? 'disk-full' : undefined;
}

/** Why something has failed, as events, jobs and the history tell it. */
export function reasonOf(error: unknown): { message: string; failure: Failure | undefined } {
  return { message: messageOf(error), failure: failureOf(error) };
}

/** How a job ends, or that it waits again: its state, which screens, answers, metrics and exit codes show. */
export interface JobEnd {
  state: 'succeeded' | 'failed' | 'queued';
  message?: string | undefined;
  failure?: Failure | undefined;
}

/** Said of a job whose record does not say why it failed. */
export const withoutResult = 'The publish ended without a result.';

/** A job no longer runs: this is known of it. */
export type RunEnd =
  /** Its release is live, whatever became of its process. */
  | { is: 'live' }
  /** Its process has caught this. */
  | { is: 'error'; error: unknown }
  /** Whoever asked for it has stopped waiting for its turn. */
  | { is: 'withdrawn'; error: unknown }
  /** The server stops, and stops it. */
  | { is: 'stopped' }
  | { is: 'too-long'; limitMs: number }
  /** The process that a server started has ended, and recorded nothing. */
  | { is: 'exited'; said: string }
  /** Its process is found gone. */
  | { is: 'lost' };

/** A publish that crashes its process must not do so for ever. */
const crashesAllowed = 3;

/** Decides how a job ends. One whose own process was stopped or is gone starts again, but not that of a shell, which somebody is watching. */
export function endOf({ via, crashes }: { via: HistoryWay; crashes: number }, run: RunEnd): JobEnd {
  switch (run.is) {
    case 'live':
      return { state: 'succeeded' };
    case 'error':
      return run.error instanceof StoppedError && via !== 'shell'
        ? endOf({ via, crashes }, { is: 'stopped' })
        : { state: 'failed', ...reasonOf(run.error) };
    case 'withdrawn':
      return { state: 'failed', message: messageOf(run.error) };
    case 'stopped':
      return { state: 'queued', message: 'The server was stopped; the publish starts again with it.' };
    case 'too-long': {
      const minutes = Math.round(run.limitMs / 60_000);
      const message = `The publish took longer than ${minutes} minutes and was stopped.`;
      return { state: 'failed', failure: 'too-long', message };
    }
    case 'exited':
      return { state: 'failed', failure: 'ended', message: run.said };
    case 'lost': {
      const message = 'Its process ended before the publish did.';
      if (via === 'shell') return { state: 'failed', failure: 'ended', message };
      const tooOften = `Its process ended ${crashesAllowed} times while this publish was running, so it is not started again.`;
      if (crashes + 1 >= crashesAllowed) return { state: 'failed', failure: 'crashed', message: tooOften };
      return {
        state: 'queued',
        message: 'Its process ended while the publish was running; it starts again.',
      };
    }
  }
}
