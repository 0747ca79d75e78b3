import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import type { ContentApiHealth } from '../../platform/contentApiHealth';
import { silentLog } from '../../platform/log';
import { PublishHistory } from '../../publishing/history/PublishHistory';
import { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { writeRelease } from '../../site-server/testing/liveRelease';
import { addDeskMetrics } from './deskMetrics';

const at = (iso: string) => new Date(iso);

let folder: string;
let releases: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'desk-metrics-'));
  releases = new ReleaseStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Of such a desk, but for the part of the disk that is free. */
async function samples(over: Partial<Parameters<typeof addDeskMetrics>[1]> = {}): Promise<string[]> {
  const registry = new Registry();
  addDeskMetrics(registry, {
    releases,
    schedules: { outlook: async () => ({ count: 0, nextAt: null }) },
    scheduler: { lastCheck: undefined, contentDueAt: undefined },
    contentApi: async (): Promise<ContentApiHealth> => ({ status: 'unknown', httpStatus: 404 }),
    log: silentLog,
    ...over,
  });
  const lines = (await registry.metrics()).split('\n');
  return lines.filter((line) => /^meridane_(?!releases_disk)/.test(line));
}

test('a desk at rest tells that nothing is held, planned or late', async () => {
  expect(await samples()).toEqual([
    'meridane_content_api_up 1',
    'meridane_hold_since_timestamp_seconds 0',
    'meridane_planned_publishes 0',
    'meridane_planned_publish_due_timestamp_seconds 0',
    'meridane_content_schedule_due_timestamp_seconds 0',
    'meridane_scheduler_last_check_timestamp_seconds 0',
  ]);
});

test('what is held, planned, late, away or failed is told with its time', async () => {
  for (const [index, id] of ['20261120T080000Z-0123abcd', '20261121T080000Z-0123abcd'].entries()) {
    await writeRelease(folder, { id, builtAt: '2026-11-20T08:00:00.000Z', sequence: index }, {});
    await releases.promote(id);
  }
  await releases.rollback({ hold: { by: 'Ada', note: '' } });
  const hold = await releases.hold();
  const history = await PublishHistory.open(folder, () => at('2026-11-21T08:00:00Z'));
  const run = await history.begin({ kind: 'publish', who: 'anna', via: 'desk', note: '' });
  await run.end({ result: 'failed', failure: 'checks', message: 'What is wrong', seconds: 90 });
  // One that goes on does not hide how the last one ended.
  await history.begin({ kind: 'publish', who: 'anna', via: 'desk', note: '' });
  history.close();
  expect(
    await samples({
      schedules: { outlook: async () => ({ count: 2, nextAt: Date.parse('2026-11-21T09:00:00Z') }) },
      scheduler: { lastCheck: at('2026-11-21T09:01:00Z'), contentDueAt: at('2026-11-20T23:00:00Z') },
      contentApi: async () => ({ status: 'unreachable' }),
    }),
  ).toEqual([
    'meridane_content_api_up 0',
    `meridane_hold_since_timestamp_seconds ${Date.parse(hold?.at ?? '') / 1000}`,
    'meridane_planned_publishes 2',
    `meridane_planned_publish_due_timestamp_seconds ${Date.parse('2026-11-21T09:00:00Z') / 1000}`,
    `meridane_content_schedule_due_timestamp_seconds ${Date.parse('2026-11-20T23:00:00Z') / 1000}`,
    `meridane_scheduler_last_check_timestamp_seconds ${Date.parse('2026-11-21T09:01:00Z') / 1000}`,
    `meridane_last_publish_timestamp_seconds{result="failed",failure="checks"} ${Date.parse('2026-11-21T08:01:30Z') / 1000}`,
  ]);
});

test('what cannot be read is no number, and hides nothing else', async () => {
  const told = await samples({ schedules: { outlook: () => Promise.reject(new Error('disk I/O error')) } });
  expect(told).toContain('meridane_planned_publishes Nan');
  expect(told).toContain('meridane_hold_since_timestamp_seconds 0');
});
