import { createHash } from 'node:crypto';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { runConcurrently } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import type { StoredObject } from '../hosting/exportRelease';
import { ledgerSchema } from '../releases/pathLedger';
import { type Bucket, StorageError } from './Bucket';

/**
 * The parts of an upload, in their order: each is there before the next refers to it. A reader who comes in the middle
 * sees pages of the old or of the new release, never one whose scripts are missing.
 */
const uploadPhases = ['assets', 'pages', 'pointers', 'redirects'] as const;

type UploadPhase = (typeof uploadPhases)[number];

/** These lead to everything else: which scripts are the newest, which pages there are. */
const pointers = [
  /^sitemap[^/]*\.xml$/,
  /^robots\.txt$/,
  /(?:^|\/)rss\.xml$/,
  /^404\.html$/,
  /^index\.html$/,
];

function phaseOf({ key, file, headers }: StoredObject): UploadPhase {
  if (file === undefined) return 'redirects';
  // Their names carry the hash of their content.
  if (headers['cache-control']?.includes('immutable')) return 'assets';
  return pointers.some((pattern) => pattern.test(key)) ? 'pointers' : 'pages';
}

/** Key of the object that remembers what was uploaded: digests by key. Only what is in it is ever deleted. */
export const recordKey = '.uploaded.json';

const recordSchema = v.record(v.string(), v.string());

type UploadRecord = v.InferOutput<typeof recordSchema>;

interface Upload {
  key: string;
  phase: UploadPhase;
  /** Covers the content and the headers. */
  digest: string;
  read: () => Promise<Buffer>;
  headers: Readonly<Record<string, string>>;
}

interface UploadOptions {
  /** The folder of the objects' files. */
  root: string;
  objects: readonly StoredObject[];
  bucket: Pick<Bucket, 'read' | 'write' | 'delete'>;
  /** Called with how far the upload is. */
  onProgress?: (progress: { phase: UploadPhase | 'deleted'; done: number; total: number }) => void;
}

interface UploadResult {
  written: number;
  kept: number;
  deleted: number;
  /** Redirects that the storage does not know. */
  refused: number;
}

const uploadsAtOnce = 8;

function digestOf(content: Buffer, headers: Readonly<Record<string, string>>): string {
  return createHash('sha256').update(JSON.stringify(headers)).update(content).digest('base64url');
}

/** Redirects are empty objects that lead on: S3's website hosting and its like obey them. */
async function uploadOf({ root }: UploadOptions, object: StoredObject): Promise<Upload> {
  const { key, file, headers } = object;
  const read = async () => (file === undefined ? Buffer.alloc(0) : readFile(path.join(root, file)));
  return { key, phase: phaseOf(object), digest: digestOf(await read(), headers), read, headers };
}

/** @throws Error when the record is not ours: what it lists would be deleted */
async function readRecord({ bucket }: UploadOptions): Promise<UploadRecord> {
  const text = await bucket.read(recordKey);
  if (text === undefined) return {};
  try {
    return v.parse(recordSchema, JSON.parse(text));
  } catch {
    throw new Error(
      `${recordKey} in the bucket cannot be read: delete it to upload everything anew (what was removed since then stays)`,
    );
  }
}

async function writeRecord({ bucket }: UploadOptions, record: UploadRecord): Promise<void> {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  await bucket.write(recordKey, Buffer.from(JSON.stringify(record)), headers);
}

/**
 * Brings a release to a bucket: hashed assets, then page data and pages, then what leads to them, and last removes what
 * is gone. A failure stops before the next part, so that the bucket is still whole; the next upload goes on from there.
 *
 * @throws Error that names the object that could not be written
 */
export async function uploadRelease(options: UploadOptions): Promise<UploadResult> {
  const { bucket, objects, onProgress = () => undefined } = options;
  const uploads: Upload[] = [];
  for (const object of objects) uploads.push(await uploadOf(options, object));

  const known = await readRecord(options);
  const changed = uploads.filter(({ key, digest }) => known[key] !== digest);
  // Even if this upload fails or is killed, the record knows all that it may have written.
  const underWay = { ...known, ...Object.fromEntries(changed.map(({ key }) => [key, ''])) };
  await writeRecord(options, underWay);
  const refused = new Set<string>();
  try {
    for (const phase of uploadPhases) {
      const ofPhase = changed.filter((upload) => upload.phase === phase);
      let done = 0;
      await runConcurrently(ofPhase, uploadsAtOnce, async ({ key, digest, read, headers }) => {
        if (refused.size === 0 || phase !== 'redirects') {
          await bucket.write(key, await read(), headers).catch((error: unknown) => {
            // OpenStack Swift, for one, knows no redirects, and the site is whole without them.
            if (phase !== 'redirects' || !(error instanceof StorageError && error.status === 501))
              throw error;
            refused.add(key);
          });
        } else refused.add(key);
        if (refused.has(key)) return;
        underWay[key] = digest;
        done += 1;
        onProgress({ phase, done, total: ofPhase.length });
      });
    }
  } catch (error) {
    // Uploaded files need not be sent again.
    await writeRecord(options, underWay).catch(() => undefined);
    throw error;
  }

  const there = uploads.filter(({ key }) => !refused.has(key));
  const record = Object.fromEntries(there.map(({ key, digest }) => [key, digest]));
  const gone = Object.keys(known).filter((key) => !(key in record));
  let deleted = 0;
  await runConcurrently(gone, uploadsAtOnce, async (key) => {
    await bucket.delete(key);
    deleted += 1;
    onProgress({ phase: 'deleted', done: deleted, total: gone.length });
  });
  await writeRecord(options, record);
  return {
    written: changed.length - refused.size,
    kept: uploads.length - changed.length,
    deleted: gone.length,
    refused: refused.size,
  };
}

/** Key of the copy of the ledger of addresses: a machine that builds may be another each time. */
export const ledgerKey = '.addresses.json';

/** Keeps a copy in the bucket, before the release that it is about is there: an address too many does no harm. */
export async function keepLedger(bucket: Pick<Bucket, 'write'>, file: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  await bucket.write(ledgerKey, await readFile(file), headers);
}

/**
 * Puts the copy in the place of a ledger that is missing; one that is there is left.
 * @returns whether it did
 * @throws Error when the copy cannot be read: with none known, redirects of all older addresses would be lost
 */
export async function fetchLedger(bucket: Pick<Bucket, 'read'>, file: string): Promise<boolean> {
  if (await stat(file).catch(() => undefined)) return false;
  const text = await bucket.read(ledgerKey);
  if (text === undefined) return false;
  try {
    v.parse(ledgerSchema, JSON.parse(text));
  } catch {
    throw new Error(`${ledgerKey} in the bucket is no list of addresses: put an earlier one in its place`);
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, text);
  return true;
}
