import { Gauge, type Registry } from 'prom-client';
import type { RequestCounts } from '../contact/store/ContactStore';
import type { Log } from '../../platform/log';
import type { KnownContent } from '../revisions/ContentRepository';

interface ContentMetricsOptions {
  known: () => KnownContent;
  countRequests: () => Promise<RequestCounts>;
  log: Log;
  now?: () => Date;
}

/** What an operator of the content API watches: content that cannot be read, and mails that do not go out. */
export function addContentMetrics(registry: Registry, options: ContentMetricsOptions): void {
  const registers = [registry];
  new Gauge({
    name: 'meridane_content_problems',
    help: 'Problems of the content folder, because of which the content before is served.',
    registers,
    collect() {
      this.set(options.known().problems.length);
    },
  });
  new Gauge({
    name: 'meridane_content_loaded_timestamp_seconds',
    help: 'When the content that is served was read; 0 when there is none.',
    registers,
    collect() {
      this.set((options.known().state?.readAt.getTime() ?? 0) / 1000);
    },
  });
  let counting: Promise<RequestCounts | undefined> | undefined;
  /** For both, once. A database that fails must not hide the other metrics. */
  const count = () => {
    counting ??= options
      .countRequests()
      .catch((error: unknown) => {
        options.log.error({ err: error }, 'the contact requests could not be counted');
        return undefined;
      })
      .finally(() => {
        counting = undefined;
      });
    return counting;
  };
  new Gauge({
    name: 'meridane_contact_requests',
    help: 'Contact requests in the database, by whether their mail is delivered.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await count();
      this.reset();
      if (!counts) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'delivered' }, counts.delivered);
    },
  });
  new Gauge({
    name: 'meridane_contact_oldest_waiting_seconds',
    help: 'How long the contact request has waited whose mail waits longest; 0 where none does.',
    registers,
    async collect() {
      const oldestWaitingAt = (await count())?.oldestWaitingAt;
      const now = (options.now?.() ?? new Date()).getTime();
      if (oldestWaitingAt === undefined) this.set(Number.NaN);
      else this.set(oldestWaitingAt === null ? 0 : (now - oldestWaitingAt) / 1000);
    },
  });
}
