import type { RepositoryUpkeep } from '../../content/revisions/RepositoryUpkeep';
import type { Job } from '../../publishing/jobs';
import type { ContentApiHealth } from '../../site-server/contentApiHealth';
import { hasPage } from './page';

/** The desk looks at what is due each minute. */
const lateMs = 3 * 60_000;

export interface HealthSources {
  /** Folder that Vite has written. */
  pageFolder: string;
  contentApi: () => Promise<ContentApiHealth>;
  /** Looks after the repository of the content, if the desk has one. */
  upkeep?: Pick<RepositoryUpkeep, 'last'> | undefined;
  /** When what is due was last looked at; undefined before. */
  lastCheck: () => Date | undefined;
  /** Undefined before the first. */
  lastGatsbyBuild: () => Promise<Pick<Job, 'events'> | undefined>;
}

/** It is `differs` where the renderer makes other files than Gatsby's last build has. */
async function readRendering(
  lastGatsbyBuild: HealthSources['lastGatsbyBuild'],
): Promise<'ok' | 'differs' | 'unknown'> {
  const warnings = (await lastGatsbyBuild())?.events.flatMap(({ event }) =>
    event.type === 'published' ? event.report.warnings : [],
  );
  if (!warnings) return 'unknown';
  return warnings.some(({ about }) => about === 'rendered-otherwise') ? 'differs' : 'ok';
}

/**
 * Each part: `failed` where the desk is of no use, and `degraded` where it goes on with less. It says what is wrong, and no more,
 * as everybody may ask.
 */
export async function readHealth(options: HealthSources & { now: () => Date }) {
  const { pageFolder, contentApi, lastCheck, upkeep, lastGatsbyBuild, now } = options;
  const [isBuilt, { status: contentApiStatus }, rendering] = await Promise.all([
    hasPage(pageFolder),
    contentApi(),
    readRendering(lastGatsbyBuild),
  ]);
  const checkedAt = lastCheck();
  // Undefined while it looks for the first time.
  const isLate = checkedAt !== undefined && now().getTime() - checkedAt.getTime() > lateMs;
  const isNeglected = upkeep?.last?.failure !== undefined;
  const isDegraded =
    isLate ||
    isNeglected ||
    rendering === 'differs' ||
    contentApiStatus === 'unreachable' ||
    contentApiStatus === 'degraded';
  const status = isDegraded ? 'degraded' : 'ok';
  return {
    status: isBuilt ? status : 'failed',
    page: isBuilt ? 'ok' : 'missing',
    contentApi: contentApiStatus,
    rendering,
    repository: upkeep ? (isNeglected ? 'failed' : 'ok') : 'absent',
    scheduler: {
      status: checkedAt === undefined ? 'waiting' : isLate ? 'late' : 'ok',
      lastCheck: checkedAt,
    },
  } as const;
}
