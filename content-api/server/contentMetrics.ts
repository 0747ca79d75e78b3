import type { Registry } from 'prom-client';
import type { RequestCounts } from '../contact/store/ContactStore';
import type { Log } from '../../platform/log';
import { gaugesOf, inSeconds } from '../../platform/metrics';
import type { KnownContent } from '../../content/revisions/ContentRepository';

interface ContentMetricsOptions {
  known: () => KnownContent;
  countRequests: () => Promise<RequestCounts>;
  log: Log;
  now?: () => Date;
}

/** Content that cannot be read, and mails that do not go out. */
export function addContentMetrics(registry: Registry, options: ContentMetricsOptions): void {
  const { known, countRequests, log, now = () => new Date() } = options;
  const addGauge = gaugesOf(registry, log);
  addGauge(
    'meridane_content_problems',
    'Problems of the content folder, because of which the content before is served.',
    () => known().problems.length,
  );
  addGauge(
    'meridane_content_loaded_timestamp_seconds',
    'When the content that is served was read; 0 when there is none.',
    () => inSeconds(known().state?.readAt),
  );
  addGauge(
    'meridane_contact_requests',
    'Contact requests in the database, by whether their mail is delivered.',
    async () => {
      const { waiting, delivered } = await countRequests();
      return Object.entries({ waiting, delivered }).map(([state, count]) => [{ state }, count]);
    },
    ['state'],
  );
  addGauge(
    'meridane_contact_oldest_waiting_seconds',
    'How long the contact request has waited whose mail waits longest; 0 where none does.',
    async () => {
      const { oldestWaitingAt } = await countRequests();
      return oldestWaitingAt === null ? 0 : (now().getTime() - oldestWaitingAt) / 1000;
    },
  );
}
