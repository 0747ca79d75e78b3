import { createHash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { filesBelow } from '../platform/filesBelow';
import { mapLimited } from '../platform/runConcurrently';
import { writeFileAtomic } from '../platform/writeFileAtomic';
import { digestOf } from '../publishing/releases/releaseFileWriter';

/** Written last: a folder without it is no backup, or one that was cut off. */
const manifestName = 'manifest.json';
/** Written like `sha256sum` does, so that `sha256sum --check` reads it. */
const sumsName = 'SHA256SUMS';

export const partNames = ['content', 'contact', 'desk', 'releases'] as const;
export type PartName = (typeof partNames)[number];

const manifestSchema = v.object({
  /** Version of this format. */
  version: v.literal(1),
  at: v.pipe(v.string(), v.isoTimestamp()),
  parts: v.array(v.picklist(partNames)),
  /** HEAD of the content's Git repository: a branch or a commit. */
  contentHead: v.optional(v.string()),
  isBare: v.optional(v.boolean(), false),
  objectFormat: v.optional(v.picklist(['sha1', 'sha256']), 'sha1'),
  /** The release that was live. */
  live: v.optional(v.string()),
  /** SHA-256 of the list of files. */
  sums: v.string(),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;

const sumLine = /^([0-9a-f]{64}) {2}(.+)$/;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** One line per file, sorted. Hard links of one file are read once. */
async function sumsOf(folder: string): Promise<string> {
  const files = (await filesBelow(folder))
    .filter((file) => file !== manifestName && file !== sumsName)
    .sort();
  const known = new Map<string, Promise<string>>();
  const lines = await mapLimited(files, 8, async (file) => {
    const { dev, ino, size } = await lstat(path.join(folder, file));
    const inode = `${dev} ${ino}`;
    const digest = known.get(inode) ?? digestOf(path.join(folder, file), size);
    known.set(inode, digest);
    return `${Buffer.from(await digest, 'base64url').toString('hex')}  ${file}\n`;
  });
  return lines.join('');
}

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'version' | 'sums'>,
): Promise<void> {
  const sums = await sumsOf(folder);
  await writeFileAtomic(path.join(folder, sumsName), sums);
  const complete: Manifest = { version: 1, ...manifest, sums: sha256(sums) };
  await writeFileAtomic(path.join(folder, manifestName), `${JSON.stringify(complete, null, 2)}\n`);
}

function linesOf(sums: string): Map<string, string> {
  return new Map(
    sums.split('\n').flatMap((line) => {
      const [, digest = '', file = ''] = sumLine.exec(line) ?? [];
      return file === '' ? [] : [[file, digest]];
    }),
  );
}

/** Reads every file of it. @throws Error that says why it is no backup that can be trusted */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestName), 'utf8').catch(() => {
    throw new Error(`${folder} is no backup, or one that was cut off: it has no ${manifestName}`);
  });
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  if (!parsed.success) {
    throw new Error(`${folder} cannot be restored: its ${manifestName} is damaged, or of a later release`);
  }
  const written = await readFile(path.join(folder, sumsName), 'utf8').catch(() => '');
  const found = await sumsOf(folder);
  const [expected, actual] = [linesOf(written), linesOf(found)];
  const damaged = [
    ...(sha256(written) === parsed.output.sums ? [] : [`${sumsName}: changed`]),
    ...[...expected].flatMap(([file, digest]) => {
      const now = actual.get(file);
      return now === digest ? [] : [`${file}: ${now === undefined ? 'missing' : 'changed'}`];
    }),
    ...[...actual.keys()].filter((file) => !expected.has(file)).map((file) => `${file}: not of the backup`),
  ];
  if (damaged.length === 0) return parsed.output;
  const more = damaged.length > 5 ? `\n  and ${damaged.length - 5} more` : '';
  throw new Error(`${folder} is damaged, nothing is restored:\n  ${damaged.slice(0, 5).join('\n  ')}${more}`);
}
