import { parentPort } from 'node:worker_threads';

type Question = { answer: string; forMs?: number; fills?: boolean; fails?: boolean };

parentPort?.on('message', ({ answer, forMs = 0, fills, fails }: Question) => {
  if (fails) throw new Error(`no answer to ${answer}`);
  const filled: string[][] = [];
  while (fills) filled.push(Array.from({ length: 10_000 }, (_, index) => `${answer}${index}`));
  const end = Date.now() + forMs;
  while (Date.now() < end);
  parentPort?.postMessage(answer);
});
