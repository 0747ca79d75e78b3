import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type InStatement } from '@libsql/client';
import * as v from 'valibot';
import type { Database } from '../platform/database/Database';
import { codeOf, messageOf } from '../platform/errors';
import { actorSchema } from './historyEntry';
import { holdSchema } from './holds';
import { ReleaseStore } from './releases/ReleaseStore';

/** Until publishing had a database its records were files beside the releases. */
const oldHistory = 'history.db';
const oldFiles = /^(?:history\.db(?:-wal|-shm)?|publish\.jsonl|hold\.json|jobs|desk-jobs)$/;

/** The old files are moved here once they are taken over. */
const asideFolder = 'records-of-before';

const oldHoldSchema = v.pipe(v.string(), v.parseJson(), holdSchema);

const jobSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.string(),
    state: v.string(),
    reasons: v.array(v.string()),
    requests: v.pipe(v.number(), v.safeInteger()),
    by: v.optional(v.string(), 'hook'),
    via: v.optional(actorSchema.entries.via, 'hook'),
    address: v.optional(v.string()),
    revision: v.optional(v.string()),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    sequence: v.number(),
  }),
);

const signaturesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    signatures: v.array(v.object({ signature: v.string(), timestamp: v.pipe(v.number(), v.safeInteger()) })),
  }),
);

async function readIfAny(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
}

/** @throws Error that names the file and says what to do */
async function historyRows(file: string): Promise<InStatement[]> {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
  try {
    const { columns, rows } = await client.execute('SELECT * FROM events ORDER BY id');
    return rows.map((row) => ({
      sql: `INSERT INTO history (${columns.join(', ')}) SELECT ${columns.map(() => '?').join(', ')}
        WHERE NOT EXISTS (SELECT 1 FROM history WHERE id = ?)`,
      args: [...columns.map((_, index) => row[index] ?? null), row.id ?? null],
    }));
  } catch (error) {
    const advice = 'Bring it back from a backup, or go on without it by moving it away.';
    throw new Error(`The history of before, ${file}, cannot be read: ${messageOf(error)}. ${advice}`, {
      cause: error,
    });
  } finally {
    client.close();
  }
}

/** Jobs that still wait, or ran when their server ended: they wait again. Those that have ended are in the history. */
async function jobRows(folder: string): Promise<InStatement[]> {
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map((name) => readIfAny(path.join(folder, name))),
  );
  return texts
    .flatMap((text) => {
      const { success, output } = v.safeParse(jobSchema, text);
      return success && ['queued', 'running'].includes(output.state) ? [output] : [];
    })
    .sort((one, other) => one.sequence - other.sequence)
    .map(({ id, by, via, address, revision, reasons, requests, createdAt }) => ({
      sql: `INSERT INTO jobs (id, state, who, via, address, revision, allows_fewer_pages, reasons, requests, queued_at)
        VALUES (?, 'queued', ?, ?, ?, ?, 0, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
      args: [
        id,
        by,
        via,
        address ?? null,
        revision ?? null,
        JSON.stringify(reasons),
        requests,
        Date.parse(createdAt),
      ],
    }));
}

/** One that cannot be read is a hold all the same. */
async function holdRows(file: string): Promise<InStatement[]> {
  const text = await readIfAny(file).catch(() => '');
  if (text === undefined) return [];
  const { success, output } = v.safeParse(oldHoldSchema, text);
  const { by, at, note, releaseId } = success
    ? output
    : {
        by: 'an unknown account',
        at: new Date().toISOString(),
        note: `${file} could not be read.`,
        releaseId: '',
      };
  return [
    {
      sql: `INSERT INTO holds (at, who, note, release_id) SELECT ?, ?, ?, ?
        WHERE NOT EXISTS (SELECT 1 FROM holds WHERE lifted_at IS NULL)`,
      args: [Date.parse(at), by, note, releaseId],
    },
  ];
}

async function signatureRows(file: string): Promise<InStatement[]> {
  const { success, output } = v.safeParse(signaturesSchema, await readIfAny(file));
  return (success ? output.signatures : []).map(({ signature, timestamp }) => ({
    sql: 'INSERT INTO signatures (signature, accepted_at) VALUES (?, ?) ON CONFLICT (signature) DO NOTHING',
    args: [signature, timestamp * 1000],
  }));
}

/**
 * Takes over what earlier versions have recorded beside the releases, once, and puts the files aside. One that is cut off begins
 * anew: nothing is there twice.
 */
export async function takeOverRecords(database: Database, folder: string): Promise<void> {
  const oldNames = async () => (await readdir(folder)).filter((name) => oldFiles.test(name));
  if ((await oldNames()).length === 0) return;
  // Another process takes them over, too: one at a time, as an opened database is made anew where it has just been moved.
  await new ReleaseStore(folder).changeLive(async () => {
    const known = await oldNames();
    const statements = [
      ...(known.includes(oldHistory) ? await historyRows(path.join(folder, oldHistory)) : []),
      ...(await holdRows(path.join(folder, 'hold.json'))),
      ...(await signatureRows(path.join(folder, 'jobs', 'signatures.json'))),
      ...(await jobRows(path.join(folder, 'jobs'))),
      ...(await jobRows(path.join(folder, 'desk-jobs'))),
    ];
    await Promise.all(statements.map((statement) => database.write(statement)));
    // An earlier version may have been used again since the last time.
    const aside = path.join(folder, asideFolder, new Date().toISOString());
    // Reading a database may have made its journal. The history goes last: as long as it is there, all is read again.
    const moved = (await oldNames()).sort(
      (one, other) => Number(one === oldHistory) - Number(other === oldHistory),
    );
    if (moved.length > 0) await mkdir(aside, { recursive: true, mode: 0o700 });
    for (const name of moved) await rename(path.join(folder, name), path.join(aside, name));
  });
}
