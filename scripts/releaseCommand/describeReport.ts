import { type PublishReport, publishSteps } from '../../publishing/publishEvents';
import type { Release } from '../../publishing/releases/releaseFiles';

/** The end of a publish, for its reader. */
export function describeReport(report: PublishReport): string {
  const { releaseId, pages, rendered, created, removed, redirected, seconds } = report;
  const times = publishSteps.flatMap((step) => {
    const time = seconds[step];
    return time === undefined ? [] : [`${step} ${time.toFixed(1)}`];
  });
  const total = Object.values(seconds).reduce((sum, time) => sum + time, 0);
  return [
    `${releaseId} is live: ${pages} pages`,
    `  ${rendered.length} rendered, ${created.length} created, ${removed.length} removed, ${redirected.length} renamed`,
    `  ${total.toFixed(1)} s (${times.join(', ')})`,
  ].join('\n');
}

/** A line a release, newest first; the one that is served is marked. */
export function describeReleases(releases: readonly Release[], current: Release | undefined): string {
  if (releases.length === 0) return 'There is no release yet: `npm run release` makes one.';
  return releases.map(({ id, builtAt }) => `${id === current?.id ? '*' : ' '} ${id}  ${builtAt}`).join('\n');
}
