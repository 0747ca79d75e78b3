import { noPageChanges, type PublishWarning } from '../../publishing/events';
import type { DeskServerOptions } from './createDeskServer';
import { useDesk } from './testing/startDesk';

const theDesk = useDesk();
const startedAt = new Date('2026-11-20T10:00:00Z');

const builtByGatsby = (warnings: PublishWarning[]) => async () => {
  const report = { ...noPageChanges, releaseId: 'r1', pages: 240, warnings, seconds: {} };
  return { events: [{ at: startedAt.toISOString(), event: { type: 'published' as const, report } }] };
};

it.each<[string, Partial<DeskServerOptions>, object]>([
  [
    'is well',
    {
      contentApi: async () => ({ status: 'ok', contentLoadedAt: '2026-11-20T09:00:00Z', contentProblems: 0 }),
      upkeep: { last: { at: startedAt } },
      lastGatsbyBuild: builtByGatsby([{ about: 'overdue', what: 'NAV', of: 'share', date: '2026-11-18' }]),
      lastCheck: () => startedAt,
    },
    {
      status: 'ok',
      page: 'ok',
      contentApi: 'ok',
      rendering: 'ok',
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
      rendering: 'unknown',
      repository: 'absent',
      scheduler: { status: 'waiting' },
    },
  ],
  [
    'has a renderer that differs from Gatsby',
    { lastGatsbyBuild: builtByGatsby([{ about: 'rendered-otherwise', files: ['fr/index.html'] }]) },
    {
      status: 'degraded',
      page: 'ok',
      contentApi: 'unknown',
      rendering: 'differs',
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
      rendering: 'unknown',
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
      rendering: 'unknown',
      repository: 'absent',
      scheduler: { status: 'late', lastCheck: '2026-11-20T09:56:00.000Z' },
    },
  ],
])('a desk that %s says so, and is sent requests', async (_, options, told) => {
  await theDesk().start(options);
  const { statusCode, body } = await theDesk().ask('GET', '/health');
  expect([statusCode, JSON.parse(body)]).toEqual([200, told]);
});
