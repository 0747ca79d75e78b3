import { EventEmitter, once } from 'node:events';
import type { RunPublish } from '../jobs/Publisher';
import type { PublishJob } from '../jobs/publishJob';
import type { PublishEvent, PublishReport } from '../publishEvents';

export const report: PublishReport = {
  releaseId: '20261121T080000Z-0123abcd',
  pages: 240,
  rendered: ['/en/news/letter', '/fr/actualites/lettre'],
  created: [],
  removed: ['/fr/ancien'],
  redirected: [{ from: '/fr/avant', to: '/fr/apres' }],
  warnings: [{ about: 'short-page', path: '/fr/court', characters: 13 }],
  seconds: { build: 12.5 },
};

/** One publish run, controlled by the test. */
export interface FakeRun {
  job: PublishJob;
  signal: AbortSignal;
  onEvent: (event: PublishEvent) => void;
  end: () => void;
  fail: (error: Error) => void;
}

/** Publishes that run until a test ends or stops them. */
export class FakeReleases {
  readonly runs: FakeRun[] = [];
  private readonly started = new EventEmitter();

  readonly runPublish: RunPublish = (job, onEvent, signal) =>
    new Promise((resolve, reject) => {
      this.runs.push({ job, signal, onEvent, end: resolve, fail: reject });
      signal.addEventListener('abort', () => resolve(), { once: true });
      this.started.emit('run');
    });

  /** The run with this number, from 0, once it has started. */
  async run(number: number): Promise<FakeRun> {
    for (;;) {
      const run = this.runs[number];
      if (run) return run;
      await once(this.started, 'run');
    }
  }

  async publish(number: number): Promise<FakeRun> {
    const run = await this.run(number);
    run.onEvent({ type: 'published', report });
    run.end();
    return run;
  }
}
