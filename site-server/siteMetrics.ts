import { type AddGauge, inSeconds } from '../platform/metrics';
import type { LiveRelease } from '../publishing/releases/LiveRelease';

/** The served release and the time it was built: its age is `time()` less that. */
export function addReleaseMetrics(addGauge: AddGauge, live: LiveRelease): void {
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
}
