import path from 'node:path';
import type { Environment } from '../platform/environment/readEnvironment';
import { assertPortIsFree } from './assertPortIsFree';
import type { ChildProcesses, ExitCode } from './ChildProcesses';
import { messageOf, printStep, ScriptError, timeStep } from '../platform/steps';
import { waitForHealth } from './waitForHealth';

const repository = path.join(__dirname, '..');
const healthLimitMs = 30_000;

/** Runs a TypeScript program of the repository in a Node.js of its own. */
export function startProgram(children: ChildProcesses, program: string, label?: string): Promise<ExitCode> {
  const args = ['--import', 'tsx', path.join(repository, program)];
  return children.start(args, { label });
}

export interface RunningServer {
  /** Resolves when the server ends by itself, to a sentence about it. */
  ended: Promise<string>;
}

/** @throws ScriptError when the server ends or is silent before it is healthy */
export async function waitForServer(
  name: string,
  exit: Promise<ExitCode>,
  origin: string,
): Promise<RunningServer> {
  const ended = exit.then((code) => `The ${name} ended with code ${code}; its output above says why.`);
  const silent = waitForHealth(`${origin}/health`, healthLimitMs).then((isHealthy) => {
    return isHealthy ? undefined : `The ${name} did not answer at ${origin}/health within 30 s.`;
  });
  const problem = await Promise.race([ended, silent]);
  if (problem !== undefined) throw new ScriptError(problem);
  return { ended };
}

/** Starts the embedded content API and waits for it; a remote one needs nothing. */
export async function startContentApi(
  children: ChildProcesses,
  environment: Environment,
): Promise<RunningServer | undefined> {
  const { contentApiIsEmbedded, contentApiPort, contentApiUrl } = environment;
  if (!contentApiIsEmbedded) {
    printStep(`Using the content API at ${contentApiUrl}`);
    return undefined;
  }
  await assertPortIsFree('127.0.0.1', contentApiPort, 'CONTENT_API_PORT').catch((error: unknown) => {
    const advice = `If a content API runs there, CONTENT_API_URL=${contentApiUrl} uses it.`;
    throw new ScriptError(`${messageOf(error)} ${advice}`);
  });
  return timeStep('Starting the content API', () => {
    const exit = startProgram(children, 'content-api/server/main.ts', 'content-api');
    return waitForServer('content API', exit, contentApiUrl);
  });
}
