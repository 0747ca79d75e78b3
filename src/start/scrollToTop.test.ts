import { scrollToTop } from './scrollToTop';

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
  window.scrollY = Number(top);
});

function preferReducedMotion(matches: boolean) {
  window.matchMedia = jest.fn(() => ({ matches }) as MediaQueryList);
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollY = 2000;
});
afterEach(() => {
  jest.useRealTimers();
  scrollTo.mockClear();
});

test('scrolls up over 500 ms, half way after half the time (behaviour.md §9)', () => {
  preferReducedMotion(false);
  scrollToTop();
  expect(window.scrollY).toBe(2000);
  jest.advanceTimersByTime(250);
  expect(window.scrollY).toBeGreaterThan(900);
  expect(window.scrollY).toBeLessThan(1100);
  jest.advanceTimersByTime(230);
  expect(window.scrollY).toBeGreaterThan(0);
  jest.advanceTimersByTime(40);
  expect(window.scrollY).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('only ever goes up', () => {
  preferReducedMotion(false);
  scrollToTop();
  jest.advanceTimersByTime(600);
  const tops = scrollTo.mock.calls.map((call: unknown[]) => Number(call[1]));
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  expect(tops.length).toBeGreaterThan(10);
});

test('is there at once for those who ask for less motion', () => {
  preferReducedMotion(true);
  scrollToTop();
  expect(window.scrollY).toBe(0);
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
