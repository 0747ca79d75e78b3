import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nextAddresses, noAddresses } from '../addresses/nextAddresses';
import { addressesKey, fetchAddresses, keepAddresses } from './addressesCopy';

const page = { path: '/fr/a', locale: 'fr', identity: 'page:a', isIndexed: true } as const;
const ledger = JSON.stringify(nextAddresses(noAddresses, [page]).addresses);

let folder: string;
let file: string;
let objects: Map<string, string>;

const bucket = {
  read: async (key: string) => objects.get(key),
  write: async (key: string, body: Buffer) => void objects.set(key, body.toString()),
};

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'addresses-'));
  file = path.join(folder, 'releases', 'addresses.json');
  objects = new Map();
});
afterEach(() => rm(folder, { recursive: true }));

it('brings the addresses of another machine', async () => {
  const here = path.join(folder, 'addresses.json');
  await writeFile(here, ledger);
  await keepAddresses(bucket, here);
  expect(await fetchAddresses(bucket, file)).toBe(true);
  expect(await readFile(file, 'utf8')).toBe(ledger);
});

it('leaves those that are here, and none where there is no copy', async () => {
  expect(await fetchAddresses(bucket, file)).toBe(false);
  objects.set(addressesKey, ledger);
  await fetchAddresses(bucket, file);
  await writeFile(file, 'newer');
  expect(await fetchAddresses(bucket, file)).toBe(false);
  expect(await readFile(file, 'utf8')).toBe('newer');
});

it('does not take what is no list of addresses', async () => {
  objects.set(addressesKey, '{"version":0}');
  await expect(fetchAddresses(bucket, file)).rejects.toThrow(`${addressesKey} in the bucket is no list`);
});
