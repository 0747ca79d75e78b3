import os from 'node:os';
import * as v from 'valibot';
import { filled, isoMoment } from '../platform/database/columns';
import type { Database } from '../platform/database/Database';
import { rawSql, sql, type Statement } from '../platform/database/sql';
import { messageOf } from '../platform/errors';
import { HttpError } from '../platform/http/httpErrors';
import { isRunning, processIdentity } from '../platform/processIdentity';
import { type Actor, type HistoryEntry, historyEntrySchema } from './historyEntry';
import { failureSchema } from './events';
import { reasonOf } from './jobEnd';

const outcomeColumns = [
  'result',
  'message',
  'failure',
  'release_id',
  'pages',
  'rendered',
  'seconds',
] as const;
const columns = ['run', 'at', 'kind', 'who', 'via', 'note', 'address', 'process', ...outcomeColumns] as const;

type Column = (typeof columns)[number];

type Kind = HistoryEntry['kind'];

/** Result of an action. */
export interface Outcome extends Pick<
  HistoryEntry,
  'message' | 'failure' | 'releaseId' | 'pages' | 'rendered' | 'seconds'
> {
  result: Exclude<HistoryEntry['result'], 'running'>;
}

/** Something that takes its time. Without an end it is shown as running, and as interrupted once its process is gone. */
export interface HistoryRun {
  id: number;
  /** Once. */
  end: (outcome: Outcome) => Promise<void>;
}

export interface HistoryPage {
  /** Newest first. */
  entries: HistoryEntry[];
  /** True if there are older ones. */
  hasMore: boolean;
}

const { kind, who, via, note, result } = historyEntrySchema.entries;

const rowSchema = v.object({
  id: v.number(),
  at: isoMoment,
  kind,
  who,
  via,
  note,
  address: filled(v.string()),
  process: v.nullable(v.string()),
  result: v.nullable(result),
  message: filled(v.string()),
  failure: filled(failureSchema),
  release_id: filled(v.string()),
  pages: filled(v.number()),
  rendered: filled(v.number()),
  seconds: filled(v.number()),
});

const secondsSchema = v.object({ seconds: v.number() });

async function toEntry(row: v.InferOutput<typeof rowSchema>): Promise<HistoryEntry> {
  const { process, result: written, release_id: releaseId, ...rest } = row;
  const unended = async () => (process !== null && (await isRunning(process)) ? 'running' : 'interrupted');
  return { ...rest, releaseId, result: written ?? (await unended()) };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Number of publishes that the usual duration is taken from. */
const publishesCompared = 10;

/** Record of who did what to the releases, with the result. Every process on the machine adds to it; entries never change. */
export class PublishHistory {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  async begin({ kind, ...actor }: Actor & { kind: Kind }): Promise<HistoryRun> {
    const id = await this.insert({ kind, ...actor, process: await processIdentity() });
    const end = async ({ releaseId, ...outcome }: Outcome): Promise<void> => {
      await this.insert({ run: id, ...outcome, release_id: releaseId });
    };
    return { id, end };
  }

  /** Adds what takes no time. */
  async add({ releaseId, ...entry }: Actor & { kind: Kind } & Outcome): Promise<void> {
    await this.insert({ ...entry, release_id: releaseId });
  }

  /** @param before id of an entry: older ones only */
  async page(before = Number.MAX_SAFE_INTEGER, count = 50): Promise<HistoryPage> {
    const entries = await this.select(sql`began.id < ${before} ORDER BY began.id DESC LIMIT ${count + 1}`);
    return { entries: entries.slice(0, count), hasMore: entries.length > count };
  }

  /** The newest publish that has ended, or was interrupted. */
  async lastPublish(): Promise<HistoryEntry | undefined> {
    const newest = await this.select(sql`began.kind = 'publish' ORDER BY began.id DESC LIMIT 20`);
    return newest.find(({ result }) => result !== 'running');
  }

  /** True if it tells already that this release was published. */
  async hasPublished(releaseId: string): Promise<boolean> {
    const [row] = await this.select(
      sql`began.kind = 'publish' AND ended.result = 'succeeded' AND ended.release_id = ${releaseId}`,
    );
    return row !== undefined;
  }

  /** Median duration of the last publishes; null before the first. */
  async usualSeconds(): Promise<number | null> {
    const rows = await this.database.rows(secondsSchema)`SELECT ended.seconds FROM history AS began
        JOIN history AS ended ON ended.run = began.id
        WHERE began.kind = 'publish' AND ended.result = 'succeeded' AND ended.seconds IS NOT NULL
        ORDER BY began.id DESC LIMIT ${publishesCompared}`;
    return medianOf(rows.map(({ seconds }) => seconds));
  }

  private async select(where: Statement): Promise<HistoryEntry[]> {
    const outcome = outcomeColumns.map((name) => `coalesce(ended.${name}, began.${name}) AS ${name}`);
    const rows = await this.database.rows(rowSchema)`SELECT began.id, began.at, began.kind, began.who,
          began.via, began.note, began.address, began.process, ${rawSql(outcome.join(', '))}
        FROM history AS began LEFT JOIN history AS ended ON ended.run = began.id
        WHERE began.run IS NULL AND ${where}`;
    return Promise.all(rows.map(toEntry));
  }

  /** @returns the id of the row */
  private async insert(values: Partial<Record<Column, string | number>>): Promise<number> {
    const row = { at: this.now().getTime(), ...values };
    const bound = {
      sql: columns.map(() => '?').join(', '),
      args: columns.map((column) => row[column] ?? null),
    };
    return this.database.add`INSERT INTO history (${rawSql(columns.join(', '))}) VALUES (${bound})`;
  }
}

/** The name of the account that runs this process. */
export function accountOfMachine(): string {
  try {
    return os.userInfo().username;
  } catch {
    // In a container an account may be a number without a name.
    return `account ${process.getuid?.() ?? 'without a name'}`;
  }
}

/**
 * Records what one person does, or the hook. A history that cannot be written holds up nothing: `warn` is told, and the
 * work goes on.
 */
export class Recorder {
  constructor(
    private readonly history: PublishHistory,
    readonly actor: Actor,
    readonly warn: (message: string) => void,
  ) {}

  /** Records work from its start to its end, whatever that is. */
  async run<Result>(
    kind: HistoryEntry['kind'],
    work: () => Promise<Result>,
    describe: (result: Result) => Pick<Outcome, 'releaseId' | 'pages' | 'rendered' | 'message'>,
  ): Promise<Result> {
    const start = performance.now();
    const run = await this.attempt(() => this.history.begin({ kind, ...this.actor }));
    const end = async (outcome: Outcome): Promise<void> => {
      const seconds = (performance.now() - start) / 1000;
      if (run) await this.attempt(() => run.end({ ...outcome, seconds }));
    };
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      // Nobody knows its result, as with a process that has ended.
      const isInDoubt = error instanceof HttpError && error.code === 'in-doubt';
      await end({ result: isInDoubt ? 'interrupted' : 'failed', ...reasonOf(error) });
      throw error;
    }
    await end({ result: 'succeeded', ...describe(result) });
    return result;
  }

  /** Records what is done and took no time. */
  async add(kind: HistoryEntry['kind'], releaseId?: string): Promise<void> {
    await this.attempt(() => this.history.add({ kind, ...this.actor, result: 'succeeded', releaseId }));
  }

  private async attempt<Result>(write: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await write();
    } catch (error) {
      this.warn(`The publish history does not tell of this: ${messageOf(error)}`);
      return undefined;
    }
  }
}
