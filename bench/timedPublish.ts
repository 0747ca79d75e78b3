import { openPublishing } from '../publishing/database';
import type { PublishReport } from '../publishing/events';
import { type Job, Jobs } from '../publishing/jobs';
import { runInFolder } from './runInFolder';

interface TimedPublish {
  /** From the start of the publish's process to the moment at which visitors see the release. */
  liveSeconds: number;
  report: PublishReport;
}

/** @throws Error when the events tell of no release */
export function readPublish(events: Job['events'], start: Date): TimedPublish {
  const live = events.find(({ event }) => event.type === 'finished' && event.step === 'promote');
  const [report] = events.flatMap(({ event }) => (event.type === 'published' ? [event.report] : []));
  if (!live || !report) throw new Error('The publish ended without a report.');
  return { liveSeconds: (Date.parse(live.at) - start.getTime()) / 1000, report };
}

/**
 * Publishes in a process of its own, and reads what it has recorded.
 * @throws Error with the end of its output when it fails or records nothing
 */
export async function timePublish(
  folder: string,
  variables: { CONTENT_API_URL: string; RELEASES_FOLDER: string },
): Promise<TimedPublish> {
  const start = new Date();
  const args = ['--import', 'tsx', 'publishing/main.ts'];
  const { problem } = await runInFolder({ folder, args, variables });
  if (problem !== undefined) throw new Error(`The publish: ${problem}`);
  const database = await openPublishing(variables.RELEASES_FOLDER);
  try {
    return readPublish((await new Jobs(database).latest())?.events ?? [], start);
  } finally {
    database.close();
  }
}
