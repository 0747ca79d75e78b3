import { noPageChanges } from '../publishing/events';
import { readPublish } from './timedPublish';

const start = new Date('2026-11-20T10:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000).toISOString();
const finished = (step: 'build' | 'promote' | 'tidy') =>
  ({ type: 'finished', step, seconds: 1, detail: '' }) as const;

it('knows when a release went live, and its report', () => {
  const report = { ...noPageChanges, releaseId: 'r', pages: 3, warnings: [], seconds: {} };
  const events = [
    { at: at(10), event: finished('build') },
    { at: at(20), event: finished('promote') },
    { at: at(30), event: finished('tidy') },
    { at: at(40), event: { type: 'published', report } as const },
  ];
  expect(readPublish(events, start)).toEqual({ liveSeconds: 20, report });
  expect(() => readPublish(events.slice(0, 3), start)).toThrow('ended without a report');
});
