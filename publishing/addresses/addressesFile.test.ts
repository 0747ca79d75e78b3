import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAddresses, writeAddresses } from './addressesFile';
import { nextAddresses, noAddresses } from './nextAddresses';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'addresses-'));
  file = path.join(folder, 'addresses.json');
});
afterEach(() => rm(folder, { recursive: true }));

it('is empty before the first publish, and then what was written, with nothing beside it', async () => {
  expect(await readAddresses(file)).toEqual(noAddresses);
  const page = { path: '/it/città', locale: 'it', identity: 'page:a', isIndexed: true } as const;
  const { addresses } = nextAddresses(nextAddresses(noAddresses, [page]).addresses, []);
  await writeAddresses(file, addresses);
  expect(await readAddresses(file)).toEqual(addresses);
  expect(await readdir(folder)).toEqual(['addresses.json']);
});

it.each(['', '{"version":1,"publish":1,"pages":{"a":{"fr":{"current":"a","older":[]}}}}', '{"version":2}'])(
  'names the file and what to do when it holds %j',
  async (text) => {
    await writeFile(file, text);
    await expect(readAddresses(file)).rejects.toThrow(`${file}, cannot be read`);
    await expect(readAddresses(file)).rejects.toThrow('Put a copy of the file in its place');
  },
);

it('leaves nothing half-written behind', async () => {
  await expect(writeAddresses(path.join(folder, 'none', 'a.json'), noAddresses)).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual([]);
});
