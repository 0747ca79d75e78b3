import type { DeskServerOptions } from './createDeskServer';
import { useDesk } from './testing/startDesk';

const theDesk = useDesk();
const startedAt = new Date('2026-11-20T10:00:00Z');

it.each<[string, Partial<DeskServerOptions>, object]>([
  [
    'is well',
    {
      contentApi: async () => ({ status: 'ok', contentLoadedAt: '2026-11-20T09:00:00Z', contentProblems: 0 }),
      upkeep: { last: { at: startedAt } },
      lastCheck: () => startedAt,
    },
    {
      status: 'ok',
      page: 'ok',
      contentApi: 'ok',
      repository: 'ok',
      scheduler: { status: 'ok', lastCheck: startedAt.toISOString() },
    },
  ],
  [
    'goes on without its content API',
    { contentApi: async () => ({ status: 'unreachable' }) },
    {
      status: 'degraded',
      page: 'ok',
      contentApi: 'unreachable',
      repository: 'absent',
      scheduler: { status: 'waiting' },
    },
  ],
  [
    'cannot look after its repository',
    { upkeep: { last: { at: startedAt, failure: 'fatal: not a git repository' } } },
    {
      status: 'degraded',
      page: 'ok',
      contentApi: 'unknown',
      repository: 'failed',
      scheduler: { status: 'waiting' },
    },
  ],
  [
    'looks no more at what is due',
    { lastCheck: () => new Date(startedAt.getTime() - 4 * 60_000) },
    {
      status: 'degraded',
      page: 'ok',
      contentApi: 'unknown',
      repository: 'absent',
      scheduler: { status: 'late', lastCheck: '2026-11-20T09:56:00.000Z' },
    },
  ],
])('a desk that %s says so, and is sent requests', async (_, options, told) => {
  await theDesk().start(options);
  const { statusCode, body } = await theDesk().ask('GET', '/health');
  expect([statusCode, JSON.parse(body)]).toEqual([200, told]);
});
