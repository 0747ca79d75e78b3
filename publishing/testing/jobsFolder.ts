import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Publisher } from '../jobs/Publisher';
import { isFinished, type PublishJob } from '../jobs/publishJob';

/**
 * A separate folder for each test, all removed after the last one: by then everything that uses them has stopped.
 */
export function useJobsFolder(): { path: string } {
  const folder = { path: '' };
  const roots: string[] = [];
  beforeEach(async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'publish-jobs-'));
    roots.push(root);
    folder.path = path.join(root, 'jobs');
  });
  afterAll(async () => {
    await Promise.all(roots.map((root) => rm(root, { recursive: true })));
  });
  return folder;
}

/** The job once it meets the condition. */
export async function jobWhen(
  publisher: Publisher,
  id: string,
  isSo: (job: PublishJob) => boolean = isFinished,
): Promise<PublishJob> {
  const { signal } = new AbortController();
  for await (const event of publisher.follow(id, { afterId: 0, pauseMs: 20, signal })) {
    const job = event && (await publisher.find(id));
    if (job && isSo(job)) return job;
  }
  const job = await publisher.find(id);
  if (!job || !isSo(job)) throw new Error(`The job is ${JSON.stringify(job)}.`);
  return job;
}
