import { doneAfter } from './console';
import { type PublishEvent, publishSteps } from './events';

it('tells how much is done, which grows from step to step and ends at all', () => {
  const events = publishSteps.flatMap((step): PublishEvent[] => [
    { type: 'started', step },
    { type: 'progress', step, detail: 'Building static HTML for pages - 9.1s - 120/240 13.1/s' },
    { type: 'finished', step, seconds: 41.26, detail: '' },
  ]);
  const done = events.map(doneAfter);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect([done[0], done.at(-1)]).toEqual([0, 1]);
  expect(done[4]).toBeCloseTo(0.01 + 0.65 / 2);
});

it('takes no part for more than all, nor something for part of nothing', () => {
  const at = (detail: string) => doneAfter({ type: 'progress', step: 'build', detail });
  expect([at('0 of 0 files'), at('9 of 3'), at('open')]).toEqual([0.01, 0.66, 0.01]);
});
