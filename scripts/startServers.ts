import path from 'node:path';
import type { Environment } from '../platform/environment/readEnvironment';
import { exitCodeOf, ProcessGroup, stopProcessGroups } from '../platform/processGroup';
import { readableLine } from '../platform/log';
import { messageOf } from '../platform/errors';
import { abortOnSignal, printStep, ScriptError, timeStep } from '../platform/runScript';
import { assertPortIsFree, waitForHealth } from '../platform/http/serverStart';

const repository = path.join(__dirname, '..');
/** Longer than the servers take to finish what they answer. */
const graceMs = 20_000;

/** Runs work that starts programs, until it ends or Ctrl-C stops it. None of the programs outlives it. */
export async function runWithPrograms(
  what: string,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const signal = abortOnSignal(what);
  try {
    await work(signal);
  } catch (error) {
    // After an abort it is no failure that the programs end.
    signal.throwIfAborted();
    throw error;
  } finally {
    await stopProcessGroups();
  }
}

/**
 * Runs a Node.js program of the repository.
 *
 * @param label is put before each line that it prints; without one it writes to the terminal itself
 * @returns its exit code
 */
export async function runProgram(
  args: readonly string[],
  { signal, label, env }: { signal: AbortSignal; label?: string; env?: NodeJS.ProcessEnv },
): Promise<number> {
  const { ended } = new ProcessGroup(process.execPath, args, {
    cwd: repository,
    env: { ...process.env, ...env },
    signal,
    graceMs,
    onLine: label === undefined ? undefined : (line) => console.log(`${label} | ${readableLine(line)}`),
  });
  return exitCodeOf(await ended);
}

export interface RunningServer {
  /** Resolves when the server ends by itself, to a sentence about it. */
  ended: Promise<string>;
}

interface ServerOptions {
  name: string;
  /** A TypeScript file of the repository. */
  program: string;
  /** The server answers at this address. */
  origin: string;
  label: string;
}

/**
 * Waits for it as long as it runs, and says so.
 * @throws ScriptError when the server ends before it is healthy
 */
export async function startServer(
  { name, program, origin, label }: ServerOptions,
  signal: AbortSignal,
): Promise<RunningServer> {
  const env = {
    // GraphQL and Fastify leave out what helps developers.
    NODE_ENV: process.env.NODE_ENV || 'production',
    // A line for each request would hide the steps of the script that starts it.
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  };
  const exit = runProgram(['--import', 'tsx', program], { signal, label, env });
  const ended = exit.then((code) => `The ${name} ended with code ${code}; its output above says why.`);
  const since = new Date().toLocaleTimeString('en-GB');
  const isHealthy = await waitForHealth(`${origin}/health`, exit, (seconds) => {
    console.log(
      `  Waiting for the ${name} since ${since} (${seconds} s): it runs, and does not answer yet at ${origin}/health`,
    );
  });
  if (!isHealthy) throw new ScriptError(await ended);
  return { ended };
}

/** Starts the embedded content API and waits for it; a remote one needs nothing. */
export async function startContentApi(
  { contentApiIsEmbedded, contentApiPort, contentApiUrl, contentFolder }: Environment,
  signal: AbortSignal,
): Promise<RunningServer | undefined> {
  if (!contentApiIsEmbedded) {
    printStep(`Using the content API at ${contentApiUrl}`);
    return undefined;
  }
  await assertPortIsFree('127.0.0.1', contentApiPort, 'CONTENT_API_PORT').catch((error: unknown) => {
    const advice = `If a content API runs there, CONTENT_API_URL=${contentApiUrl} uses it.`;
    throw new ScriptError(`${messageOf(error)} ${advice}`);
  });
  printStep(`Content: ${contentFolder}. The sample in content/sample is only what a new folder begins with`);
  const program = 'content-api/server/main.ts';
  return timeStep('Starting the content API', () =>
    startServer({ name: 'content API', program, origin: contentApiUrl, label: 'content-api' }, signal),
  );
}
