import * as v from 'valibot';
import { publishEventSchema, type PublishReport } from '../publishing/publishEvents';
import { runInFolder } from './runInFolder';

interface TimedPublish {
  /** From the start of the release process to the moment at which visitors see the release. */
  liveSeconds: number;
  report: PublishReport;
}

/** What the events of a publish say, in the order in which they come. */
export class PublishLog {
  liveAt: number | undefined;
  report: PublishReport | undefined;

  /** Messages of other kinds are passed over. */
  add(message: unknown, now: number): void {
    const parsed = v.safeParse(publishEventSchema, message);
    if (!parsed.success) return;
    const event = parsed.output;
    if (event.type === 'finished' && event.step === 'promote') this.liveAt = now;
    if (event.type === 'published') this.report = event.report;
  }
}

/**
 * Runs the release process as the publisher does, and reads what it reports.
 * @throws Error with the end of its output when it fails or reports nothing
 */
export async function timePublish(
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<TimedPublish> {
  const log = new PublishLog();
  const start = performance.now();
  const { problem } = await runInFolder({
    folder,
    args: ['--import', 'tsx', 'scripts/release.ts'],
    variables,
    onMessage: (message) => log.add(message, performance.now()),
  });
  if (problem !== undefined) throw new Error(`The publish: ${problem}`);
  const { liveAt, report } = log;
  if (liveAt === undefined || !report) throw new Error('The publish ended without a report.');
  return { liveSeconds: (liveAt - start) / 1000, report };
}
