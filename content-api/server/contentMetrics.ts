import { Gauge, type Registry } from 'prom-client';
import type { Log } from '../../platform/log';
import type { KnownContent } from '../revisions/ContentRepository';

interface ContentMetricsOptions {
  known: () => KnownContent;
  countRequests: () => Promise<{ waiting: number; delivered: number }>;
  log: Log;
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
  new Gauge({
    name: 'meridane_contact_requests',
    help: 'Contact requests in the database, by whether their mail is delivered.',
    labelNames: ['state'],
    registers,
    async collect() {
      // A database that fails must not hide the other metrics.
      this.reset();
      try {
        const { waiting, delivered } = await options.countRequests();
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'delivered' }, delivered);
      } catch (error) {
        options.log.error({ err: error }, 'the contact requests could not be counted');
      }
    },
  });
}
