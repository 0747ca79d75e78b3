import path from 'node:path';
import { findChromium } from './findChromium';
import { createRunStep } from './testRun/createRunStep';
import { twoFreePorts } from './testRun/freePorts';
import { ProcessGroups } from './testRun/ProcessGroups';
import { RunningServers } from './testRun/RunningServers';
import { runSteps } from './testRun/runSteps';
import { parseOnly, selectSteps } from './testRun/selectSteps';
import { serversOn, siteEnvironment } from './testRun/servers';
import { steps } from './testRun/steps';
import { isFailed, resultLine, totalLine } from './testRun/summary';

const root = path.join(__dirname, '..');
const logFolder = path.join(root, 'test-results', 'servers');

const print = (line: string): void => {
  console.log(line);
};

const signalExitCodes = { SIGINT: 130, SIGTERM: 143 } as const;

/** A run that is interrupted leaves no server, worker or browser behind. Terminals and npm may both send the signal. */
function stopOnSignal(processes: ProcessGroups): void {
  let isStopping = false;
  const stop = (exitCode: number): void => {
    if (isStopping) return;
    isStopping = true;
    void processes.stopAll().then(() => process.exit(exitCode));
  };
  process.on('SIGINT', () => {
    stop(signalExitCodes.SIGINT);
  });
  process.on('SIGTERM', () => {
    stop(signalExitCodes.SIGTERM);
  });
}

/** `npm test`, or `npm test -- --only unit,types`: runs the project's checks; the last line counts them. */
async function main(): Promise<number> {
  const selected = selectSteps(steps, parseOnly(process.argv.slice(2)));
  const [contentApi, site] = await twoFreePorts();
  const siteVariables = siteEnvironment({ contentApi, site });
  const processes = new ProcessGroups(root);
  stopOnSignal(processes);
  const servers = new RunningServers({
    servers: serversOn({ contentApi, site }),
    processes,
    env: { ...process.env, ...siteVariables },
    logFolder,
  });
  const runStep = createRunStep({ root, processes, servers, siteEnvironment: siteVariables, findChromium });

  const results = await runSteps(selected, runStep, print);
  await processes.stopAll();

  const failedNames = new Set(results.filter(isFailed).map(({ name }) => name));
  print('\n=== Result ===');
  results.forEach((result) => {
    print(resultLine(result));
  });
  const usesServers = selected.some(({ name, servers: used }) => used && failedNames.has(name));
  if (usesServers) print(`Logs of the servers: ${path.relative(root, logFolder)}`);
  print(totalLine(results));
  return failedNames.size > 0 ? 1 : 0;
}

main().then(
  // Nothing that still waits may hold the run up, or write after its last line.
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
