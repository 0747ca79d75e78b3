import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Row } from '@libsql/client';
import * as v from 'valibot';
import { Database, type DatabaseOwner } from '../../platform/database/Database';
import { isRunning, thisProcess } from '../../platform/processIdentity';
import { failureSchema } from '../publishEvents';
import { type Actor, type HistoryEntry, historyEntrySchema } from './historyEntry';

const appendOnly = `SELECT RAISE(ABORT, 'the history is only added to')`;

/**
 * A run has a row when it starts and another, with `run`, when it ends; anything else has one row. The triggers also
 * refuse INSERT OR REPLACE, which is a DELETE without its trigger.
 */
export const historyDatabase: DatabaseOwner = {
  name: 'The publish history',
  variable: 'RELEASES_FOLDER',
  migrations: [
    [
      `CREATE TABLE events (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        run INTEGER UNIQUE REFERENCES events (id),
        at INTEGER NOT NULL,
        kind TEXT,
        who TEXT,
        via TEXT,
        note TEXT,
        process TEXT,
        result TEXT,
        message TEXT,
        release_id TEXT,
        pages INTEGER,
        rendered INTEGER,
        seconds REAL
      ) STRICT`,
      `CREATE TRIGGER events_are_not_edited BEFORE UPDATE ON events BEGIN ${appendOnly}; END`,
      `CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events BEGIN ${appendOnly}; END`,
      `CREATE TRIGGER events_are_not_replaced BEFORE INSERT ON events
        WHEN EXISTS (SELECT 1 FROM events WHERE id = NEW.id OR run = NEW.run) BEGIN ${appendOnly}; END`,
    ],
    ['ALTER TABLE events ADD COLUMN failure TEXT'],
    ['ALTER TABLE events ADD COLUMN address TEXT'],
  ],
};

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

/** What came of something. */
export interface Outcome extends Pick<
  HistoryEntry,
  'message' | 'failure' | 'releaseId' | 'pages' | 'rendered' | 'seconds'
> {
  result: 'succeeded' | 'failed' | 'refused';
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
  /** Whether there are older ones. */
  hasMore: boolean;
}

/** A column that may be empty: entries have no `null`. */
function filled<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? undefined),
  );
}

const { kind, who, via, note, result } = historyEntrySchema.entries;

const rowSchema = v.object({
  id: v.number(),
  at: v.pipe(
    v.number(),
    v.transform((time) => new Date(time).toISOString()),
  ),
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

async function toEntry(row: Row): Promise<HistoryEntry> {
  const { process, result: written, release_id: releaseId, ...rest } = v.parse(rowSchema, { ...row });
  const unended = async () => (process !== null && (await isRunning(process)) ? 'running' : 'interrupted');
  return { ...rest, releaseId, result: written ?? (await unended()) };
}

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** How many publishes say how long one takes. */
const publishesCompared = 10;

/**
 * Who did what to the releases, and what came of it: `history.db` beside them, which every process on the machine adds
 * to. Nothing in it is ever changed.
 */
export class PublishHistory {
  private constructor(
    private readonly database: Database,
    private readonly now: () => Date,
  ) {}

  /**
   * @param folder of the releases
   * @throws Error that names the file and says why it cannot be used
   */
  static async open(folder: string, now: () => Date = () => new Date()): Promise<PublishHistory> {
    // By itself the database would make a folder that the web server may not read. Its own message is the better one.
    await mkdir(folder, { recursive: true }).catch(() => undefined);
    const { href } = pathToFileURL(path.resolve(folder, 'history.db'));
    return new PublishHistory(await Database.open({ url: href }, historyDatabase), now);
  }

  close(): void {
    this.database.close();
  }

  async begin({ kind, ...actor }: Actor & { kind: Kind }): Promise<HistoryRun> {
    const id = await this.insert({ kind, ...actor, process: await thisProcess() });
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
    const entries = await this.select('began.id < ? ORDER BY began.id DESC LIMIT ?', before, count + 1);
    return { entries: entries.slice(0, count), hasMore: entries.length > count };
  }

  /** Publishes that go on, also those that wait for another; the newest first. */
  async publishesUnderWay(): Promise<HistoryEntry[]> {
    const unended = await this.select(
      `began.kind = 'publish' AND began.result IS NULL AND ended.id IS NULL ORDER BY began.id DESC LIMIT 20`,
    );
    return unended.filter(({ result }) => result === 'running');
  }

  /** The newest publish that has ended, or was interrupted. */
  async lastPublish(): Promise<HistoryEntry | undefined> {
    const newest = await this.select(`began.kind = 'publish' ORDER BY began.id DESC LIMIT 20`);
    return newest.find(({ result }) => result !== 'running');
  }

  /** How long a publish takes, by the median of the last ones; null before the first. */
  async usualSeconds(): Promise<number | null> {
    const { rows } = await this.database.read({
      sql: `SELECT ended.seconds FROM events AS began JOIN events AS ended ON ended.run = began.id
        WHERE began.kind = 'publish' AND ended.result = 'succeeded' AND ended.seconds IS NOT NULL
        ORDER BY began.id DESC LIMIT ?`,
      args: [publishesCompared],
    });
    return medianOf(rows.map((row) => v.parse(v.number(), row[0])));
  }

  private async select(where: string, ...args: number[]): Promise<HistoryEntry[]> {
    const { rows } = await this.database.read({
      sql: `SELECT began.id, began.at, began.kind, began.who, began.via, began.note, began.address, began.process,
          ${outcomeColumns.map((column) => `coalesce(ended.${column}, began.${column}) AS ${column}`).join(', ')}
        FROM events AS began LEFT JOIN events AS ended ON ended.run = began.id
        WHERE began.run IS NULL AND ${where}`,
      args,
    });
    return Promise.all(rows.map(toEntry));
  }

  /** @returns the id of the row */
  private async insert(values: Partial<Record<Column, string | number>>): Promise<number> {
    const row = { at: this.now().getTime(), ...values };
    const { rows } = await this.database.write({
      sql: `INSERT INTO events (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')}) RETURNING id`,
      args: columns.map((column) => row[column] ?? null),
    });
    return v.parse(v.number(), rows[0]?.[0]);
  }
}
