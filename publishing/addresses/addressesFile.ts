import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { type Addresses, addressesSchema, noAddresses } from './nextAddresses';
import { writeFileAtomic } from '../../platform/writeFileAtomic';

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

/**
 * The addresses published so far; none before the first publish.
 * @throws Error naming the file when it is there and cannot be read: with none known, all older addresses would be lost
 */
export async function readAddresses(file: string): Promise<Addresses> {
  try {
    return v.parse(addressesSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return noAddresses;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The addresses published so far, ${file}, cannot be read (${reason}). Put a copy of the file in its place; without one, delete it: older addresses then answer 404`,
    );
  }
}

export async function writeAddresses(file: string, addresses: Addresses): Promise<void> {
  await writeFileAtomic(file, `${JSON.stringify(addresses)}\n`);
}
