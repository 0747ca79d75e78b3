import type { FastifyInstance } from 'fastify';
import type { DeskServerOptions } from './createDeskServer';
import { hasPage } from './page';

/** The desk looks at what is due each minute. */
const lateMs = 3 * 60_000;

type HealthOptions = Pick<DeskServerOptions, 'pageFolder' | 'contentApi' | 'lastCheck'> & { now: () => Date };

/**
 * `GET /health`, of each part: `failed` (503) where the desk is of no use, so that nobody is sent to it, and `degraded` (200)
 * where it goes on with less. Everybody may ask: it says what is wrong, and no more.
 */
export function addHealth(
  app: FastifyInstance,
  { pageFolder, contentApi, lastCheck, now }: HealthOptions,
): void {
  app.get('/health', async (_request, reply) => {
    const [isBuilt, { status: contentApiStatus }] = await Promise.all([hasPage(pageFolder), contentApi()]);
    const checkedAt = lastCheck();
    // Undefined while it looks for the first time.
    const isLate = checkedAt !== undefined && now().getTime() - checkedAt.getTime() > lateMs;
    const isDegraded = isLate || contentApiStatus === 'unreachable' || contentApiStatus === 'degraded';
    return reply.code(isBuilt ? 200 : 503).send({
      status: !isBuilt ? 'failed' : isDegraded ? 'degraded' : 'ok',
      page: isBuilt ? 'ok' : 'missing',
      contentApi: contentApiStatus,
      scheduler: {
        status: checkedAt === undefined ? 'waiting' : isLate ? 'late' : 'ok',
        lastCheck: checkedAt,
      },
    });
  });
}
