import { measureOf } from './builds';

const cold = { seconds: 100, pagesRendered: 180 };

it('passes a publish that renders what it must and is live in a quarter of the time', () => {
  const timed = { seconds: 25, pagesRendered: 4 };
  expect(measureOf('one news title edited, until it is live', timed, cold, 4)).toEqual({
    build: 'one news title edited, until it is live',
    ...timed,
    pagesToRender: 4,
    exceeded: [],
  });
});

it('tells what a build exceeds', () => {
  const { exceeded } = measureOf('build, nothing changed', { seconds: 26, pagesRendered: 1 }, cold, 0);
  expect(exceeded).toEqual(['shareOfColdBuild', 'pagesRenderedWithoutNeed']);
});

it('does not hold its time against the first release, which copies every file', () => {
  expect(measureOf('first release', { seconds: 60, pagesRendered: 0 }, cold, 0).exceeded).toEqual([]);
});
