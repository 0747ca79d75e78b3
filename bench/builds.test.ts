import { measureOf } from './builds';

const cold = { seconds: 100, pagesRendered: 180 };

it('passes a build that renders what it must in a quarter of the time', () => {
  const timed = { seconds: 25, pagesRendered: 4 };
  expect(measureOf('one news title edited', timed, cold, 4)).toEqual({
    build: 'one news title edited',
    ...timed,
    pagesToRender: 4,
    exceeded: [],
  });
});

it('tells what a build exceeds', () => {
  const { exceeded } = measureOf('nothing changed', { seconds: 26, pagesRendered: 1 }, cold, 0);
  expect(exceeded).toEqual(['shareOfColdBuild', 'pagesRenderedWithoutNeed']);
});
