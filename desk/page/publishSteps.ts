import type { Publish } from '../api';
import { type PublishStep, publishSteps } from '../../publishing/events';

export interface StepState {
  step: PublishStep;
  state: 'waiting' | 'running' | 'finished' | 'failed' | 'skipped';
  seconds?: number;
}

/** Each step as the events so far tell. */
export function stepStates({ events, state }: Publish): StepState[] {
  return publishSteps.map((step) => {
    const own = events
      .map(({ event }) => event)
      .filter((event) => event.type !== 'published' && event.step === step);
    const end = own.findLast(({ type }) => type === 'finished' || type === 'failed');
    if (end?.type === 'finished') return { step, state: 'finished', seconds: end.seconds };
    if (end) return { step, state: 'failed' };
    if (own.length === 0) return { step, state: state === 'failed' ? 'skipped' : 'waiting' };
    // A killed process has not told that its step failed.
    return { step, state: state === 'failed' ? 'failed' : 'running' };
  });
}

/** Output of Gatsby and the steps, in order. */
export function linesOf({ events }: Publish): { at: string; line: string }[] {
  return events.flatMap(({ at, event }) =>
    event.type === 'progress' || event.type === 'finished' ? [{ at, line: event.detail }] : [],
  );
}

export function reportOf({ events }: Publish) {
  const last = events.findLast(({ event }) => event.type === 'published')?.event;
  return last?.type === 'published' ? last.report : undefined;
}
