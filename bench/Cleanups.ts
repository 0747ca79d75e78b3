const signalExitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/** Servers, browsers and copied folders to remove at the end of the run, the last first. */
export class Cleanups {
  private readonly tasks: (() => Promise<unknown>)[] = [];
  private interrupted = false;

  /** After Ctrl-C nothing more is started. */
  get isInterrupted(): boolean {
    return this.interrupted;
  }

  add(task: () => Promise<unknown>): void {
    this.tasks.push(task);
  }

  async run(): Promise<void> {
    for (let task = this.tasks.pop(); task; task = this.tasks.pop()) await task();
  }

  /** Terminals and npm may both send the signal: only the first counts. */
  runOnSignal(): void {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (this.interrupted) return;
        this.interrupted = true;
        void this.run().finally(() => process.exit(signalExitCodes[signal]));
      });
    }
  }
}
