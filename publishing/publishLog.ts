import { appendFileSync, closeSync, openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf, messageOf } from '../platform/errors';
import { isRunning, thisProcess } from '../platform/processIdentity';
import { writeFileAtomic } from '../platform/writeFileAtomic';
import { type Actor, actorSchema } from './history/historyEntry';
import { type Failure, type PublishEvent, publishEventSchema } from './publishEvents';

const logName = 'publish.jsonl';

const isoTime = v.pipe(v.string(), v.isoTimestamp());

/** The first line. */
const startSchema = v.object({
  ...actorSchema.entries,
  at: isoTime,
  process: v.string(),
  /** That is published. */
  job: v.optional(v.string()),
});

/** Each further line. The last has no event: it comes once the history has the result too. */
const lineSchema = v.object({ at: isoTime, event: v.optional(publishEventSchema) });

type Start = v.InferOutput<typeof startSchema>;
type Line = v.InferOutput<typeof lineSchema>;

/**
 * Writes what a publish tells to `publish.jsonl` beside the releases, which the desk follows. A log that cannot be
 * written holds up nothing: `warn` is told once.
 */
export class PublishLog {
  private file: number | undefined;
  private hasWarned = false;

  /** @param folder of the releases */
  constructor(
    private readonly folder: string,
    private readonly warn: (message: string) => void,
  ) {}

  /** Replaces the log of the publish before: call it when that one is over. */
  async start(actor: Actor, job?: string): Promise<void> {
    try {
      const file = path.join(this.folder, logName);
      const start: Start = { ...actor, at: new Date().toISOString(), process: await thisProcess(), job };
      await writeFileAtomic(file, JSON.stringify(start), { isDurable: false });
      this.file = openSync(file, 'a');
    } catch (error) {
      this.warnOnce(error);
    }
  }

  add(event: PublishEvent): void {
    this.write({ at: new Date().toISOString(), event });
  }

  end(): void {
    this.write({ at: new Date().toISOString() });
    if (this.file !== undefined) closeSync(this.file);
    this.file = undefined;
  }

  /** At once, so that lines keep their order. The line break comes first: it ends a line that a full disk has cut. */
  private write(line: Line): void {
    if (this.file === undefined) return;
    try {
      appendFileSync(this.file, `\n${JSON.stringify(line)}`);
    } catch (error) {
      this.warnOnce(error);
    }
  }

  private warnOnce(error: unknown): void {
    if (!this.hasWarned) this.warn(`The desk does not show all of this publish: ${messageOf(error)}`);
    this.hasWarned = true;
  }
}

/** A publish as its log tells it. */
export interface LoggedPublish extends Actor {
  state: 'running' | 'succeeded' | 'failed';
  startedAt: string;
  endedAt?: string | undefined;
  /** Why it failed. */
  failure?: Failure | undefined;
  /** Undefined when its process ended without a word. */
  message?: string | undefined;
  job?: string | undefined;
  events: { at: string; event: PublishEvent }[];
}

interface Log {
  start: Start;
  lines: Line[];
}

function parseLine<Schema extends v.GenericSchema>(schema: Schema, line: string) {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), line);
  return result.success ? [result.output] : [];
}

/** Without lines that were cut by a full disk, or not written to their end yet. */
function parseLog(text: string): Log | undefined {
  const [first = '', ...rest] = text.split('\n');
  const [start] = parseLine(startSchema, first);
  return start && { start, lines: rest.flatMap((line) => parseLine(lineSchema, line)) };
}

function describe(
  { start: { at: startedAt, who, via, note, job }, lines }: Log,
  isOver: boolean,
): LoggedPublish {
  const events = lines.flatMap(({ at, event }) => (event ? [{ at, event }] : []));
  const ending = events.findLast(({ event }) => event.type === 'published' || event.type === 'failed')?.event;
  const state = !isOver ? 'running' : ending?.type === 'published' ? 'succeeded' : 'failed';
  return {
    who,
    via,
    note,
    job,
    state,
    startedAt,
    endedAt: isOver ? (lines.at(-1)?.at ?? startedAt) : undefined,
    ...(state === 'failed' && { failure: ending?.type === 'failed' ? ending.failure : 'ended' }),
    message: isOver && ending?.type === 'failed' ? ending.message : undefined,
    events,
  };
}

/** Reads the log that a {@link PublishLog} writes, in any process of this machine. */
export class PublishLogReader {
  private known: { version: string; log: Log | undefined; publish?: LoggedPublish } | undefined;
  private readonly file: string;

  /** @param folder of the releases */
  constructor(folder: string) {
    this.file = path.join(folder, logName);
  }

  /** The newest publish, if there is one: the same object until it changes. */
  async read(): Promise<LoggedPublish | undefined> {
    const version = await this.version();
    if (version === undefined) return undefined;
    if (this.known?.version !== version) {
      this.known = { version, log: parseLog(await readFile(this.file, 'utf8')) };
    }
    const { known } = this;
    if (!known.log) return undefined;
    const hasEnd = known.log.lines.some(({ event }) => event === undefined);
    // A killed process has not told of its end.
    const isOver = hasEnd || !(await isRunning(known.log.start.process));
    if (!known.publish || isOver !== (known.publish.state !== 'running')) {
      known.publish = describe(known.log, isOver);
    }
    return known.publish;
  }

  /** Differs after each line; undefined before the first publish. */
  private async version(): Promise<string | undefined> {
    try {
      const { ino, size, mtimeMs } = await stat(this.file);
      return `${ino} ${size} ${mtimeMs}`;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }
}
