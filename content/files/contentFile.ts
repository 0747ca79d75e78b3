import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../platform/errors';

const megabyte = 1_000_000;

/** Limits of a file's size: texts are parsed whole, pictures are sent as they are. */
const [maxTextBytes, maxFileBytes] = [megabyte, 20 * megabyte];

/** Problems of what is no regular file. It is not written out of its commit, so that nothing else is ever opened. */
export const refusals = {
  link: 'expected a file, got a link: put the file itself here, or remove the link',
  repository: 'expected a file, got another repository (a submodule): put its files here, or remove it',
  folder: 'expected a file, got a folder: rename or remove it',
} as const;

/** A file that is there and is not read. The message is a problem of the content. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';

  constructor(
    message: string,
    readonly line = 1,
  ) {
    super(message);
  }
}

/** A file of the folder is not the one of the commit. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/** Undefined for a size that is allowed, else the problem. */
export function sizeProblem(file: string, bytes: number): string | undefined {
  const isText = /\.(?:csv|json|md|svg|txt|ya?ml)$/i.test(file);
  const limit = isText ? maxTextBytes : maxFileBytes;
  if (bytes <= limit) return undefined;
  const [most, size] = [limit / megabyte, (bytes / megabyte).toFixed(1)];
  return `expected ${isText ? 'a text' : 'a file'} of ${most} MB at most, got ${size} MB: make it smaller, or remove it`;
}

/** Notes, hidden files and backups of text editors. */
export function isIgnored(name: string): boolean {
  return name === 'README.md' || name.startsWith('.') || name.endsWith('~');
}

/** Not `instanceof Error`: in Jest, errors of Node.js come from another realm. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '');
}

/** Git LFS keeps it in a commit in the place of a file (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md). */
const lfsPointer = Buffer.from('version https://git-lfs.github.com/spec/');

const lfsProblem =
  'expected the file itself, got a pointer of Git LFS, which is not used here: run git lfs migrate export --include="*" --everything, and push again';

/** @throws RefusedFile for what stands for a file, and is none */
export function refusePointer(bytes: Buffer): void {
  if (bytes.subarray(0, lfsPointer.length).equals(lfsPointer)) throw new RefusedFile(lfsProblem);
}

/**
 * The bytes of a file of a content folder; `null` when there is none.
 *
 * @throws RefusedFile for a folder and a pointer; an error of the system when the disk fails
 */
export async function readContentFile(root: string, file: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(path.join(root, file));
    refusePointer(bytes);
    return bytes;
  } catch (error) {
    if (isMissing(error)) return null;
    throw codeOf(error) === 'EISDIR' ? new RefusedFile(refusals.folder) : error;
  }
}

/** All but tabs and line ends. Those above U+007F are what is left of a Windows text that was read as Latin-1. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/** The first of them in a text. */
export function controlIn(text: string): { index: number; problem: string } | undefined {
  const found = controlCharacter.exec(text);
  if (!found) return undefined;
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    index: found.index,
    problem: `expected a text without control characters, got U+${code}: remove it`,
  };
}

/** The line at which a part begins that is not UTF-8. */
function lineOfInvalid(bytes: Buffer): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const next = end === -1 ? bytes.length : end + 1;
    try {
      decoder.decode(bytes.subarray(start, next));
    } catch {
      break;
    }
    start = next;
  }
  return line;
}

/** Decodes UTF-8, normalises line ends to `\n` and drops the byte order mark. @throws RefusedFile if it is no text */
export function decodeText(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    const problem = 'expected a text in UTF-8: save the file in that encoding';
    throw new RefusedFile(problem, lineOfInvalid(bytes));
  }
  const control = controlIn(text);
  if (!control) return text;
  throw new RefusedFile(control.problem, text.slice(0, control.index).split('\n').length);
}
