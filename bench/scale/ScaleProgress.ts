import type { TellProgress } from './measureScale';

/** Milliseconds between two lines of one build. */
const interval = 10_000;

/** Prints every ten seconds how far a build is: `  cold, 75 s, 2.1 GB: success run page queries - 12.3s`. */
export class ScaleProgress {
  private build: string | undefined;
  private startedAt = 0;
  private toldAt = -Infinity;

  constructor(
    private readonly print: (line: string) => void,
    private readonly now: () => number,
  ) {}

  readonly tell: TellProgress = (build, line, { resident }) => {
    const now = this.now();
    if (build !== this.build) {
      this.build = build;
      this.startedAt = now;
      this.toldAt = -Infinity;
    }
    if (now - this.toldAt < interval) return;
    this.toldAt = now;
    const seconds = ((now - this.startedAt) / 1000).toFixed(0);
    this.print(`  ${build}, ${seconds} s, ${(resident / 1e9).toFixed(1)} GB: ${line}`);
  };
}
