import { PublishLog } from './timedPublish';

it('knows when a release went live, and its report', () => {
  const log = new PublishLog();
  const report = {
    releaseId: 'r',
    pages: 3,
    rendered: ['/fr'],
    created: [],
    removed: [],
    redirected: [],
    warnings: [],
    seconds: {},
  };
  log.add({ type: 'finished', step: 'build', seconds: 2, detail: '' }, 10);
  log.add({ type: 'finished', step: 'promote', seconds: 1, detail: '' }, 20);
  log.add({ type: 'finished', step: 'tidy', seconds: 1, detail: '' }, 30);
  log.add({ type: 'published', report }, 40);
  expect(log).toMatchObject({ liveAt: 20, report });
});

it('skips lines that are not publish events', () => {
  const log = new PublishLog();
  log.add({ type: 'finished', step: 'lunch' }, 10);
  log.add('promote', 20);
  expect(log).toMatchObject({ liveAt: undefined, report: undefined });
});
