import { followJob } from './followJob';
import { newJob } from './publishJob';

const now = new Date('2026-11-21T08:00:00Z');

afterEach(() => {
  jest.useRealTimers();
});

function follow(afterId: number) {
  const leaving = new AbortController();
  const job = newJob('0'.repeat(32), 1, undefined, now);
  const unwatch = jest.fn();
  const source = { find: async () => job, watch: () => unwatch };
  const events = followJob(source, { afterId, pauseMs: 15_000, signal: leaving.signal });
  return { events, leaving, unwatch, job };
}

it('sends keep-alives, so that connections stay open', async () => {
  jest.useFakeTimers();
  const { events, job } = follow(0);
  expect(await events.next()).toEqual({ done: false, value: job.events[0] });
  const next = events.next();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await next).toEqual({ done: false, value: undefined });
});

it('ends at once when the client leaves, and leaves nothing behind', async () => {
  jest.useFakeTimers();
  const { events, leaving, unwatch } = follow(1);
  const next = events.next();
  await jest.advanceTimersByTimeAsync(0);
  leaving.abort();
  expect(await next).toEqual({ done: true, value: undefined });
  expect(unwatch).toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
