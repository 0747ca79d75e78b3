import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { projectRoot } from '../../platform/projectRoot';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { ReadItems, type SavedItem } from '../files/ReadItems';

/*
 * Items that were read, kept over starts. They are one graph: items refer to each other, and which one is which is known by identity.
 */

/** Folders with the code that reads content, with the list of languages, and with the codes that it takes from the site's texts. */
const codeFolders = [
  'content',
  'content/facts',
  'content/files',
  'content/parsing',
  'content/schemas',
  'contract',
  'figures',
  'platform',
  'locales',
  'locales/fr',
];

let digest: Promise<string> | undefined;

/** Other code may read a file otherwise, and another Node may write it otherwise. What runs may be a bundle of the code. */
async function readCodeDigest(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const named = codeFolders.map(async (folder) => {
    const names = await readdir(path.join(projectRoot, folder));
    return names
      .filter((name) => /\.(?:ts|json)$/.test(name))
      .map((name) => path.join(projectRoot, folder, name));
  });
  const code = (await Promise.all(named)).flat().toSorted();
  for (const file of [...code, path.join(projectRoot, 'package-lock.json'), ...process.argv.slice(1, 2)])
    hash.update(await readFile(file));
  return hash.digest('hex');
}

const headLength = 128;

async function headOf(items: Buffer): Promise<string> {
  return (await (digest ??= readCodeDigest())) + createHash('sha256').update(items).digest('hex');
}

/** None where there is no such file, or it is another version's, or damaged. */
export async function loadItems(file: string): Promise<ReadItems> {
  try {
    const bytes = await readFile(file);
    const items = bytes.subarray(headLength);
    if (bytes.toString('latin1', 0, headLength) !== (await headOf(items))) return new ReadItems();
    // These are the bytes that this code has written.
    return new ReadItems(deserialize(items) as SavedItem[]);
  } catch {
    // It only saves time.
    return new ReadItems();
  }
}

/** Writes the items to the disk where many are new. */
export async function saveItems(file: string, items: ReadItems): Promise<void> {
  const saved = items.toSave();
  if (!saved) return;
  try {
    const bytes = serialize(saved);
    await writeFileAtomic(file, [Buffer.from(await headOf(bytes)), bytes], {
      isDurable: false,
    });
  } catch {
    // The next start reads the content again.
  }
}
