import type { Registry } from 'prom-client';
import type { Log } from '../platform/log';
import { addDiskMetric, gaugesOf, inSeconds } from '../platform/metrics';
import type { LiveRelease } from '../publishing/releases/LiveRelease';
import { addContentApiMetric, type ContentApiHealth } from './contentApiHealth';

interface SiteMetricsOptions {
  live: LiveRelease;
  releasesFolder: string;
  contentApi: () => Promise<ContentApiHealth>;
  log: Log;
}

/** The served release and the time it was built: its age is `time()` less that. And what it needs. */
export function addSiteMetrics(registry: Registry, options: SiteMetricsOptions): void {
  const { live, releasesFolder, contentApi, log } = options;
  const addGauge = gaugesOf(registry, log);
  addGauge(
    'meridane_release_info',
    'The release that is served: its id, with the value 1.',
    async () => [[{ release: (await live.current()).about.id }, 1]],
    ['release'],
  );
  const help = 'When the release that is served was built.';
  addGauge('meridane_release_built_timestamp_seconds', help, async () =>
    inSeconds((await live.current()).about.builtAt),
  );
  addContentApiMetric(addGauge, contentApi);
  addDiskMetric(addGauge, releasesFolder);
}
