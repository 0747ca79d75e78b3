import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { type Log, silentLog } from '../../platform/log';
import { type ProcessEnd, ProcessGroup } from '../../platform/processGroup';
import { publishEventSchema } from '../publishEvents';
import type { RunPublish } from './Publisher';
import type { PublishJob } from './publishJob';

interface ReleaseProcessOptions {
  /** Program that makes a release, for tests. */
  script?: string;
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
function argumentsOf({ id, by, via = 'hook', reasons, revision }: PublishJob): string[] {
  const origin = [`--job=${id}`, `--via=${via}`, `--by=${by ?? via}`, `--note=${reasons.join('; ')}`];
  if (revision !== undefined) origin.push(`--revision=${revision}`);
  return origin.map((argument) => argument.replaceAll('\0', ''));
}

/**
 * Publishes in a process of its own, `scripts/release.ts`, which sends its events over IPC: a build takes all the
 * memory and the processor it can get, and a server has to answer meanwhile.
 */
export function releaseProcess(options: ReleaseProcessOptions = {}): RunPublish {
  const {
    script = path.join(repository, 'scripts', 'release.ts'),
    log = silentLog,
    graceMs = 8_000,
  } = options;

  return async (job, onEvent, signal) => {
    const lines: string[] = [];
    const eventTypes = new Set<string>();
    const { ended } = new ProcessGroup(process.execPath, ['--import', 'tsx', script, ...argumentsOf(job)], {
      cwd: repository,
      // A build does not need the hook's secret. Set to '', it is not read from .env either.
      env: { ...process.env, PUBLISH_HOOK_SECRET: '' },
      signal,
      graceMs,
      onLine: (text) => {
        const line = stripVTControlCharacters(text).trimEnd();
        if (line === '') return;
        log.info({ job: job.id }, `release: ${line}`);
        lines.push(line);
        lines.splice(0, lines.length - linesKept);
      },
      onMessage: (message) => {
        const parsed = v.safeParse(publishEventSchema, message);
        if (!parsed.success) {
          log.warn({ job: job.id }, 'the release has sent something that is no event');
          return;
        }
        eventTypes.add(parsed.output.type);
        onEvent(parsed.output);
      },
    });
    const end = await ended;
    if (!eventTypes.has('published') && !eventTypes.has('failed')) throw new Error(describeEnd(end, lines));
  };
}
