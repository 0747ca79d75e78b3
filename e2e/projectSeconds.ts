import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints the total test time of each project, added up over the workers. */
export default class ProjectSeconds implements Reporter {
  private readonly seconds = new Map<string, number>();

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    this.seconds.set(project, (this.seconds.get(project) ?? 0) + duration / 1000);
  }

  onEnd(): void {
    for (const [project, seconds] of this.seconds) {
      console.log(`${project}: ${seconds.toFixed(1)} s of tests`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
