import { Registry } from 'prom-client';
import type { ContentApiHealth } from '../../site-server/contentApiHealth';
import { silentLog } from '../../platform/log';
import { PublishHistory } from '../../publishing/history';
import { Holds } from '../../publishing/holds';
import { addPublishMetrics } from '../../publishing/publishMetrics';
import { addDeskMetrics } from './deskMetrics';
import { useDatabase } from './testing/useDatabase';

const at = (iso: string) => new Date(iso);

const space = useDatabase();

/** Metrics of a desk at rest, but for the free disk space, which varies. */
async function samples(over: Partial<Parameters<typeof addDeskMetrics>[1]> = {}): Promise<string[]> {
  const registry = new Registry();
  addDeskMetrics(registry, {
    releases: { folder: space.releases },
    database: await space.openPublishing(),
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
  const database = await space.openPublishing();
  const holds = new Holds(database);
  await holds.set({ by: 'Ada', note: '', releaseId: 'r1' });
  const hold = await holds.current();
  const history = new PublishHistory(database, () => at('2026-11-21T08:00:00Z'));
  const run = await history.begin({ kind: 'publish', who: 'anna', via: 'desk', note: '' });
  await run.end({ result: 'failed', failure: 'checks', message: 'What is wrong', seconds: 90 });
  // A running publish does not hide how the last one ended.
  await history.begin({ kind: 'publish', who: 'anna', via: 'desk', note: '' });
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

test('publish jobs are counted: those that wait and run, and how others ended', async () => {
  const registry = new Registry();
  const onJobEnd = addPublishMetrics(registry, async (state) => (state === 'queued' ? 2 : 1));
  expect(await registry.metrics()).toContain(
    'meridane_publish_duration_seconds_count{outcome="succeeded"} 0',
  );
  onJobEnd('failed', 42);
  const told = (await registry.metrics()).split('\n');
  expect(told).toEqual(
    expect.arrayContaining([
      'meridane_publish_jobs{state="queued"} 2',
      'meridane_publish_jobs{state="running"} 1',
      'meridane_publish_duration_seconds_bucket{le="30",outcome="failed"} 0',
      'meridane_publish_duration_seconds_bucket{le="60",outcome="failed"} 1',
    ]),
  );
});
