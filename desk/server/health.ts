import type { DeskServerOptions } from './createDeskServer';
import { hasPage } from './page';

/** The desk looks at what is due each minute. */
const lateMs = 3 * 60_000;

type HealthOptions = Pick<DeskServerOptions, 'pageFolder' | 'contentApi' | 'lastCheck' | 'upkeep'> & {
  now: () => Date;
};

/**
 * Each part: `failed` where the desk is of no use, and `degraded` where it goes on with less. It says what is wrong, and no more,
 * as everybody may ask.
 */
export async function readHealth({ pageFolder, contentApi, lastCheck, upkeep, now }: HealthOptions) {
  const [isBuilt, { status: contentApiStatus }] = await Promise.all([hasPage(pageFolder), contentApi()]);
  const checkedAt = lastCheck();
  // Undefined while it looks for the first time.
  const isLate = checkedAt !== undefined && now().getTime() - checkedAt.getTime() > lateMs;
  const isNeglected = upkeep?.last?.failure !== undefined;
  const isDegraded =
    isLate || isNeglected || contentApiStatus === 'unreachable' || contentApiStatus === 'degraded';
  const status = isDegraded ? 'degraded' : 'ok';
  return {
    status: isBuilt ? status : 'failed',
    page: isBuilt ? 'ok' : 'missing',
    contentApi: contentApiStatus,
    repository: upkeep ? (isNeglected ? 'failed' : 'ok') : 'absent',
    scheduler: {
      status: checkedAt === undefined ? 'waiting' : isLate ? 'late' : 'ok',
      lastCheck: checkedAt,
    },
  } as const;
}
