import { exceededBars, markOf } from './bars';

it('passes values on the bar', () => {
  const exceeded = exceededBars({ scriptGzipBytes: 164_000, performance: 95, cumulativeLayoutShift: 0.02 });
  expect(exceeded).toEqual([]);
  expect(markOf(exceeded)).toBe('PASS');
});

it('names the bars that are exceeded on either side', () => {
  const exceeded = exceededBars({ scriptGzipBytes: 164_001, htmlBrotliBytes: 9_000, seo: 99 });
  expect(exceeded).toEqual(['scriptGzipBytes', 'seo']);
  expect(markOf(exceeded)).toBe('OVER');
});

it('fails a bar that could not be measured', () => {
  expect(exceededBars({ performance: null })).toEqual(['performance']);
});
