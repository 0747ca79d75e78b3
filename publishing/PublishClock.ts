import type { PublishEvent, PublishReport, PublishStep } from './publishEvents';

export type Tell = (event: PublishEvent) => void;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Runs the steps of a publish one after the other, tells of each, and measures it by the clock that never goes back. */
export class PublishClock {
  readonly seconds: PublishReport['seconds'] = {};

  constructor(
    private readonly tell: Tell,
    private readonly signal: AbortSignal,
  ) {}

  /** @param describe what came of it, for the reader */
  async run<Result>(
    step: PublishStep,
    work: (progress: (detail: string) => void) => Promise<Result>,
    describe: (result: Result) => string,
  ): Promise<Result> {
    this.tell({ type: 'started', step });
    const start = performance.now();
    try {
      // After the release has gone live there is nothing left to stop.
      if (step !== 'tidy') this.signal.throwIfAborted();
      const result = await work((detail) => this.tell({ type: 'progress', step, detail }));
      const seconds = (performance.now() - start) / 1000;
      this.seconds[step] = seconds;
      this.tell({ type: 'finished', step, seconds, detail: describe(result) });
      return result;
    } catch (error) {
      this.tell({ type: 'failed', step, message: messageOf(error) });
      throw error;
    }
  }
}
