import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { type Log, silentLog } from '../../platform/log';
import { type ProcessEnd, ProcessGroup } from '../../platform/processGroup';
import { type PublishEvent, publishEventSchema } from '../publishEvents';
import { PublishFailure } from '../publishFailure';
import type { RunPublish } from './Publisher';
import type { PublishJob } from './publishJob';

interface ReleaseProcessOptions {
  /** Of the project that is built; by default this one. */
  root?: string;
  /** Program that makes a release, for tests. */
  script?: string;
  /** Further arguments of it. */
  args?: readonly string[];
  /** Beside the variables of this process. */
  env?: NodeJS.ProcessEnv;
  log?: Log;
  /** Between SIGTERM and SIGKILL: less than the site server's own limit for stopping. */
  graceMs?: number;
}

const repository = path.join(__dirname, '..', '..');
const linesKept = 20;

function describeEnd({ code, signal }: ProcessEnd, lines: readonly string[]): string {
  const how = signal === null ? `with code ${code}` : `by ${signal}`;
  const output = lines.length > 0 ? ` The last lines of its output:\n${lines.join('\n')}` : '';
  return `The release ended ${how} before it was published.${output}`;
}

/** What to publish, and for the history who does. As one argument each, as a text may start with a hyphen; no argument can hold a NUL. */
function argumentsOf({ id, by, via = 'hook', address, reasons, revision }: PublishJob): string[] {
  const origin = [`--job=${id}`, `--via=${via}`, `--by=${by ?? via}`, `--note=${reasons.join('; ')}`];
  if (address !== undefined) origin.push(`--address=${address}`);
  if (revision !== undefined) origin.push(`--revision=${revision}`);
  return origin.map((argument) => argument.replaceAll('\0', ''));
}

/** Sent to a release that was started ahead. */
export const awaitedRevisionSchema = v.object({ revision: v.optional(v.string()) });

/**
 * A publish in a process of its own, `scripts/release.ts`, which sends its events over IPC: a build takes all the memory
 * and the processor it can get, and a server has to answer meanwhile.
 */
class ReleaseProcess {
  private readonly process: ProcessGroup;
  private readonly lines: string[] = [];
  private readonly eventTypes = new Set<string>();
  private listener: (event: PublishEvent) => void = () => undefined;

  constructor(
    { root = repository, script, args = [], env, log = silentLog, graceMs = 8_000 }: ReleaseProcessOptions,
    jobId: string,
    jobArgs: readonly string[],
    signal: AbortSignal,
  ) {
    const file = script ?? path.join(root, 'scripts', 'release.ts');
    this.process = new ProcessGroup(process.execPath, ['--import', 'tsx', file, ...args, ...jobArgs], {
      cwd: root,
      // A build does not need the hook's secret. Set to '', it is not read from .env either.
      env: { ...process.env, ...env, PUBLISH_HOOK_SECRET: '' },
      signal,
      graceMs,
      onLine: (text) => {
        const line = stripVTControlCharacters(text).trimEnd();
        if (line === '') return;
        log.info({ job: jobId }, `release: ${line}`);
        this.lines.push(line);
        this.lines.splice(0, this.lines.length - linesKept);
      },
      onMessage: (message) => {
        const parsed = v.safeParse(publishEventSchema, message);
        if (!parsed.success) {
          log.warn({ job: jobId }, 'the release has sent something that is no event');
          return;
        }
        this.eventTypes.add(parsed.output.type);
        this.listener(parsed.output);
      },
    });
  }

  get hasEnded(): boolean {
    return this.process.hasEnded;
  }

  send(awaited: v.InferOutput<typeof awaitedRevisionSchema>): void {
    this.process.send(awaited);
  }

  /** @throws Error when it ends without having said how */
  async end(onEvent: (event: PublishEvent) => void): Promise<void> {
    this.listener = onEvent;
    const end = await this.process.ended;
    if (!this.eventTypes.has('published') && !this.eventTypes.has('failed')) {
      throw new PublishFailure('ended', describeEnd(end, this.lines));
    }
  }
}

/** Starts a process for each publish. */
export function releaseProcess(options: ReleaseProcessOptions = {}): RunPublish {
  return async (job, onEvent, signal) =>
    new ReleaseProcess(options, job.id, argumentsOf(job), signal).end(onEvent);
}

/**
 * After the first publish, the next one's process has always been started, and Gatsby with it, which saves seconds and
 * costs the memory of both.
 */
export function releaseProcessAhead(options: ReleaseProcessOptions): RunPublish {
  let ahead: ReleaseProcess | undefined;
  return async (job, onEvent, signal) => {
    const start = () => new ReleaseProcess(options, job.id, ['--await-revision'], signal);
    const release = ahead && !ahead.hasEnded ? ahead : start();
    ahead = undefined;
    release.send({ revision: job.revision });
    try {
      await release.end(onEvent);
    } finally {
      if (!signal.aborted) ahead = start();
    }
  };
}
