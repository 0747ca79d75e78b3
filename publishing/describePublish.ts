import { type PublishEvent, type PublishReport, publishSteps } from './events';
import type { Release } from './releases/releaseFiles';

/** A line that shows an event; undefined for events that are printed elsewhere. */
export function lineOf(event: PublishEvent): string | undefined {
  switch (event.type) {
    case 'started':
      return `▸ ${event.step}`;
    case 'progress':
      return `  ${event.detail.replace(/\s*\n\s*/g, ' ')}`;
    case 'finished':
      return `  ${event.detail} (${event.seconds.toFixed(1)} s)`;
    case 'failed':
    case 'published':
      return undefined;
  }
}

/** Summary of a publish. */
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

/** One line a release, newest first; the live one is marked. */
export function describeReleases(releases: readonly Release[], current: Release | undefined): string {
  if (releases.length === 0) return 'There is no release yet: `npm run release` makes one.';
  return releases.map(({ id, builtAt }) => `${id === current?.id ? '*' : ' '} ${id}  ${builtAt}`).join('\n');
}
