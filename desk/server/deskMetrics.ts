import type { Registry } from 'prom-client';
import { addContentApiMetric, type ContentApiHealth } from '../../site-server/contentApiHealth';
import type { Log } from '../../platform/log';
import { addDiskMetric, gaugesOf, inSeconds } from '../../platform/metrics';
import { PublishHistory } from '../../publishing/history';
import { Holds } from '../../publishing/holds';
import type { Database } from '../../platform/database/Database';
import type { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import type { Scheduler } from './publishing/Scheduler';
import type { Schedules } from './publishing/Schedules';

interface DeskMetricsOptions {
  releases: Pick<ReleaseStore, 'folder'>;
  /** The database of publishing. */
  database: Database;
  schedules: Pick<Schedules, 'outlook'>;
  scheduler: Pick<Scheduler, 'lastCheck' | 'contentDueAt'>;
  contentApi: () => Promise<ContentApiHealth>;
  log: Log;
}

/** Metrics for the operator, as publishes run unattended. A time of 0 stands for none. */
export function addDeskMetrics(registry: Registry, options: DeskMetricsOptions): void {
  const { releases, database, schedules, scheduler, contentApi, log } = options;
  const addGauge = gaugesOf(registry, log);
  addContentApiMetric(addGauge, contentApi);
  addDiskMetric(addGauge, releases.folder);
  addGauge('meridane_hold_since_timestamp_seconds', 'Since when publishing is on hold.', async () =>
    inSeconds((await new Holds(database).current())?.at),
  );
  addGauge(
    'meridane_planned_publishes',
    'Publishes that are planned, those included that are overdue.',
    async () => (await schedules.outlook()).count,
  );
  addGauge(
    'meridane_planned_publish_due_timestamp_seconds',
    'When the next planned publish is due, or was.',
    async () => inSeconds((await schedules.outlook()).nextAt),
  );
  addGauge(
    'meridane_content_schedule_due_timestamp_seconds',
    "Since when a moment of the live content's schedule, such as midnight, has come and is not published.",
    () => inSeconds(scheduler.contentDueAt),
  );
  addGauge(
    'meridane_scheduler_last_check_timestamp_seconds',
    'When the desk last looked at what is due, which it does each minute.',
    () => inSeconds(scheduler.lastCheck),
  );
  addGauge(
    'meridane_last_publish_timestamp_seconds',
    'When the last publish ended, whoever asked for it, by its result, and why it failed where that is known.',
    async () => {
      const last = await new PublishHistory(database).lastPublish();
      if (!last) return [];
      const { result, failure = '', at, seconds = 0 } = last;
      return [[{ result, failure }, inSeconds(at) + seconds]];
    },
    ['result', 'failure'],
  );
}
