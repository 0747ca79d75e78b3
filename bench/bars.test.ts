import { exceededBars, markOf } from './bars';

it('passes values on the bar', () => {
  const exceeded = exceededBars({ scriptBytes: 12_000, seo: 100, cumulativeLayoutShift: 0.02 });
  expect(exceeded).toEqual([]);
  expect(markOf(exceeded)).toBe('PASS');
});

it('names the bars that are exceeded on either side', () => {
  const exceeded = exceededBars({ scriptBytes: 12_001, allScriptBytes: 9_000, seo: 99 });
  expect(exceeded).toEqual(['scriptBytes', 'seo']);
  expect(markOf(exceeded)).toBe('OVER');
});

it('fails a bar that could not be measured', () => {
  expect(exceededBars({ seo: null })).toEqual(['seo']);
});
