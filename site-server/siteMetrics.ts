import { Gauge, type Registry } from 'prom-client';
import type { LiveRelease } from '../publishing/releases/LiveRelease';

/** Which release is served, and since when it is built: its age is `time()` less that. */
export function addReleaseMetrics(registry: Registry, live: LiveRelease): void {
  const registers = [registry];
  new Gauge({
    name: 'meridane_release_info',
    help: 'The release that is served: its id, with the value 1.',
    labelNames: ['release'],
    registers,
    async collect() {
      const { about } = await live.current();
      this.reset();
      this.set({ release: about.id }, 1);
    },
  });
  new Gauge({
    name: 'meridane_release_built_timestamp_seconds',
    help: 'When the release that is served was built.',
    registers,
    async collect() {
      const { about } = await live.current();
      this.set(Date.parse(about.builtAt) / 1000);
    },
  });
}
