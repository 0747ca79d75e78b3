import { Gauge, type Registry } from 'prom-client';
import { addContentApiMetric, type ContentApiHealth } from '../../platform/contentApiHealth';
import type { Log } from '../../platform/log';
import { addDiskMetric } from '../../platform/metrics';
import { PublishHistory } from '../../publishing/history';
import { Holds } from '../../publishing/holds';
import type { Database } from '../../platform/database/Database';
import type { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import type { Scheduler } from './scheduler';
import type { Schedules } from './schedules';

interface DeskMetricsOptions {
  releases: Pick<ReleaseStore, 'folder'>;
  /** Of publishing. */
  database: Database;
  schedules: Pick<Schedules, 'outlook'>;
  scheduler: Pick<Scheduler, 'lastCheck' | 'contentDueAt'>;
  contentApi: () => Promise<ContentApiHealth>;
  log: Log;
}

const inSeconds = (time: Date | string | number | null | undefined) =>
  time === undefined || time === null ? 0 : new Date(time).getTime() / 1000;

/** What an operator of the desk watches: publishes happen there while nobody looks. A time of 0 is none. */
export function addDeskMetrics(registry: Registry, options: DeskMetricsOptions): void {
  const { releases, database, schedules, scheduler, contentApi, log } = options;
  const registers = [registry];
  /** What cannot be read is no number, and must not hide the other metrics. */
  const gauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          this.set(await read());
        } catch (error) {
          this.set(Number.NaN);
          log.error({ err: error }, `the metric ${name} cannot be read`);
        }
      },
    });

  addContentApiMetric(registry, contentApi);
  addDiskMetric(registry, releases.folder);
  gauge('meridane_hold_since_timestamp_seconds', 'Since when publishing is on hold.', async () =>
    inSeconds((await new Holds(database).current())?.at),
  );
  gauge(
    'meridane_planned_publishes',
    'Publishes that are planned, those included that are overdue.',
    async () => (await schedules.outlook()).count,
  );
  gauge(
    'meridane_planned_publish_due_timestamp_seconds',
    'When the next planned publish is due, or was.',
    async () => inSeconds((await schedules.outlook()).nextAt),
  );
  gauge(
    'meridane_content_schedule_due_timestamp_seconds',
    "Since when a moment of the live content's schedule, such as midnight, has come and is not published.",
    () => inSeconds(scheduler.contentDueAt),
  );
  gauge(
    'meridane_scheduler_last_check_timestamp_seconds',
    'When the desk last looked at what is due, which it does each minute.',
    () => inSeconds(scheduler.lastCheck),
  );
  new Gauge({
    name: 'meridane_last_publish_timestamp_seconds',
    help: 'When the last publish ended, whoever asked for it, by its result, and why it failed where that is known.',
    labelNames: ['result', 'failure'],
    registers,
    async collect() {
      this.reset();
      try {
        const last = await new PublishHistory(database).lastPublish();
        if (!last) return;
        const { result, failure = '', at, seconds = 0 } = last;
        this.set({ result, failure }, inSeconds(at) + seconds);
      } catch (error) {
        log.error({ err: error }, 'the publish history cannot be read');
      }
    },
  });
}
