/**
 * Preloaded (`node --require`) into a process that must not outlive the one that started it, also when that one is
 * killed without a chance to say so. The processes that it forks preload it as well and end with it.
 *
 * It polls from a thread of its own, because a build keeps the main thread busy for seconds.
 */
const { isMainThread, Worker } = require('node:worker_threads');

const pollMs = 50;

/** Set by the parent, because `process.ppid` may already be another process. */
const variable = 'END_WITH_PROCESS';

const watch = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
  }, workerData.pollMs);
`;

if (isMainThread) {
  const parent = Number(process.env[variable]) || process.ppid;
  process.env[variable] = String(process.pid);
  new Worker(watch, { eval: true, workerData: { parent, pollMs }, execArgv: [] }).unref();
}
