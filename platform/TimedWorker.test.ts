import { setTimeout as after } from 'node:timers/promises';
import { TimedWorker } from './TimedWorker';

interface Question {
  answer: string;
  /** Keeps the thread busy. */
  forMs?: number;
  /** Fills its memory. */
  fills?: boolean;
  fails?: boolean;
}

const limits = { timeLimitMs: 3_000, memoryLimitMb: 64, idleMs: 60_000 };

function testWorker(changed: Partial<typeof limits> = {}): TimedWorker<Question, string> {
  return new TimedWorker('platform/testing/testWorker.ts', { ...limits, ...changed });
}

test('questions are answered in their order', async () => {
  const worker = testWorker();
  const answers = await Promise.all([worker.ask({ answer: 'a', forMs: 50 }), worker.ask({ answer: 'b' })]);
  expect(answers).toEqual(['a', 'b']);
});

test('one that takes too long has no answer, the program goes on meanwhile, and the next one is answered', async () => {
  const worker = testWorker({ timeLimitMs: 1_500 });
  let beats = 0;
  const beating = setInterval(() => (beats += 1), 50);
  expect(await worker.ask({ answer: 'a', forMs: 60_000 })).toBeUndefined();
  clearInterval(beating);
  expect(beats).toBeGreaterThan(10);
  expect(await worker.ask({ answer: 'b' })).toBe('b');
});

test('one that fills the memory has no answer, and the next one is answered', async () => {
  const worker = testWorker({ timeLimitMs: 30_000 });
  expect(await worker.ask({ answer: 'a', fills: true })).toBeUndefined();
  expect(await worker.ask({ answer: 'b' })).toBe('b');
});

test('what the module throws is told, and the next question is answered', async () => {
  const worker = testWorker();
  await expect(worker.ask({ answer: 'a', fails: true })).rejects.toThrow('no answer to a');
  expect(await worker.ask({ answer: 'b' })).toBe('b');
});

test('an idle thread ends, and is started again', async () => {
  const worker = testWorker({ idleMs: 10 });
  await worker.ask({ answer: 'a' });
  await after(100);
  expect(await worker.ask({ answer: 'b' })).toBe('b');
});
