import { Gauge, Histogram, type Registry } from 'prom-client';
import type { JobState } from './jobs';

/**
 * @param count how many jobs are in a state
 * @returns to be called at the end of each job
 */
export function addPublishMetrics(
  registry: Registry,
  count: (state: JobState) => Promise<number>,
): (outcome: JobState, seconds: number) => void {
  const registers = [registry];
  new Gauge({
    name: 'meridane_publish_jobs',
    help: 'Publish jobs that wait or run.',
    labelNames: ['state'],
    registers,
    async collect() {
      for (const state of ['queued', 'running'] as const) this.set({ state }, await count(state));
    },
  });
  const ended = new Histogram({
    name: 'meridane_publish_duration_seconds',
    help: 'Publish jobs that ended, by outcome; queued again when the server was stopped.',
    labelNames: ['outcome'],
    buckets: [15, 30, 60, 120, 300, 600, 1_800, 7_200],
    registers,
  });
  // An alert on failures needs a count to rise from.
  for (const outcome of ['succeeded', 'failed']) ended.zero({ outcome });
  return (outcome, seconds) => ended.observe({ outcome }, seconds);
}
