import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { addressesSchema } from '../addresses/nextAddresses';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import type { Bucket } from './Bucket';

/** Key of the copy of the ledger of addresses: a machine that builds may be another each time. */
export const addressesKey = '.addresses.json';

/** Keeps a copy in the bucket, before the release that it is about is there: an address too many does no harm. */
export async function keepAddresses(bucket: Pick<Bucket, 'write'>, file: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  await bucket.write(addressesKey, await readFile(file), headers);
}

/**
 * Puts the copy in the place of a ledger that is missing; one that is there is left.
 * @returns whether it did
 * @throws Error when the copy cannot be read: with none known, redirects of all older addresses would be lost
 */
export async function fetchAddresses(bucket: Pick<Bucket, 'read'>, file: string): Promise<boolean> {
  if (await stat(file).catch(() => undefined)) return false;
  const text = await bucket.read(addressesKey);
  if (text === undefined) return false;
  try {
    v.parse(addressesSchema, JSON.parse(text));
  } catch {
    throw new Error(`${addressesKey} in the bucket is no list of addresses: put an earlier one in its place`);
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, text);
  return true;
}
