import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { publishEventSchema } from '../publishEvents';

import { silentLog, type PublisherLog } from '../publisherLog';
import type { RunPublish } from './runJob';

export interface ReleaseProcessOptions {
  /** The program that makes a release, TypeScript or not. */
  script?: string;
  log?: PublisherLog;
  /** How long it may take to end by itself when it is asked to: less than the site server has for stopping. */
  patienceMs?: number;
}

const repository = path.join(__dirname, '..', '..');
const linesKept = 20;

interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The program leads a process group of its own, so that the build's workers end with it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Writes what a program prints to the log, and keeps the last of it. */
function readLines(child: ChildProcess, jobId: string, log: PublisherLog): string[] {
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (text) => {
      const line = stripVTControlCharacters(text).trimEnd();
      if (line === '') return;
      log.info({ job: jobId }, `release: ${line}`);
      lines.push(line);
      lines.splice(0, lines.length - linesKept);
    });
  }
  return lines;
}

/** Resolves when the program has ended and all that it has sent is read. @throws Error when it could not be started */
function endingOf(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      if (child.pid === undefined) reject(new Error(`The release could not be started: ${error.message}`));
    });
    // What the program has left running holds its output open, and is nobody's any more.
    child.once('exit', () => signalGroup(child, 'SIGKILL'));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
}

/** Asks the group to end when the signal is aborted, and kills it when it does not. @returns what ends this */
function stopOnAbort(child: ChildProcess, signal: AbortSignal, patienceMs: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    signalGroup(child, 'SIGTERM');
    timer = setTimeout(() => signalGroup(child, 'SIGKILL'), patienceMs);
  };
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  };
}

function describeEnding({ code, signal }: Ending, lines: readonly string[]): string {
  const how = signal === null ? `with code ${code}` : `by ${signal}`;
  const output = lines.length > 0 ? ` The last lines of its output:\n${lines.join('\n')}` : '';
  return `The release ended ${how} before it was published.${output}`;
}

/**
 * Publishes in a process of its own, `scripts/release.ts`, which sends its events over IPC: a build takes all the memory and
 * the processor it can get, and a server has to answer meanwhile.
 */
export function releaseProcess(options: ReleaseProcessOptions = {}): RunPublish {
  const {
    script = path.join(repository, 'scripts', 'release.ts'),
    log = silentLog,
    patienceMs = 8_000,
  } = options;

  return async (jobId, onEvent, signal) => {
    const child = fork(script, [], {
      cwd: repository,
      // The secret of the hook is nothing that a build needs; an empty value is not read from .env either.
      env: { ...process.env, PUBLISH_HOOK_SECRET: '' },
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    const lines = readLines(child, jobId, log);
    const told = new Set<string>();
    child.on('message', (message) => {
      const parsed = v.safeParse(publishEventSchema, message);
      if (!parsed.success) {
        log.warn({ job: jobId }, 'the release has sent something that is no event');
        return;
      }
      told.add(parsed.output.type);
      onEvent(parsed.output);
    });
    const stopWatching = stopOnAbort(child, signal, patienceMs);
    const ending = await endingOf(child).finally(stopWatching);
    if (!told.has('published') && !told.has('failed')) throw new Error(describeEnding(ending, lines));
  };
}
