import { constants } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../platform/errors';

/*
 * A file of the content is a regular file of a limited size. Whatever reads content asks here, so that no link is
 * followed and no device is opened, and nothing is too large for the memory.
 */

const megabyte = 1_000_000;

/** Limits of a file's size: texts are parsed whole, pictures are sent as they are. */
const [maxTextBytes, maxFileBytes] = [megabyte, 20 * megabyte];

/** Problems of what is no regular file. */
export const refusals = {
  link: 'expected a file, got a link: put the file itself here, or remove the link',
  repository: 'expected a file, got another repository (a submodule): put its files here, or remove it',
  folder: 'expected a file, got a folder: rename or remove it',
  device: 'expected a file, got a device, a pipe or a socket: remove it',
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

const codesOfRefusals = ['EACCES', 'EISDIR', 'ELOOP', 'EMLINK', 'ENAMETOOLONG', 'ENXIO', 'EPERM'];

/** Refuses a folder that a link leads to. @throws RefusedFile */
export async function assertNoLink(root: string, folder: string): Promise<void> {
  const [wanted, actual] = [path.join(await realpath(root), folder), await realpath(path.join(root, folder))];
  if (actual !== wanted) throw new RefusedFile(refusals.link);
}

/**
 * The bytes of a file of a content folder; `null` when there is none.
 *
 * @throws RefusedFile when it is there and is no content; an error of the system when the disk fails
 */
export async function readContentFile(root: string, file: string): Promise<Buffer | null> {
  try {
    const target = path.join(root, file);
    await assertNoLink(root, path.dirname(file));
    const stats = await lstat(target);
    if (stats.isSymbolicLink()) throw new RefusedFile(refusals.link);
    if (stats.isDirectory()) throw new RefusedFile(refusals.folder);
    if (!stats.isFile()) throw new RefusedFile(refusals.device);
    const problem = sizeProblem(file, stats.size);
    if (problem !== undefined) throw new RefusedFile(problem);
    // Something else may have taken its place since: follow no link, and wait for no pipe.
    const handle = await open(target, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (isMissing(error)) return null;
    const code = codeOf(error) ?? '';
    if (!codesOfRefusals.includes(code)) throw error;
    throw new RefusedFile(
      `expected a file that can be read (${code}): let the account of the content API read it`,
    );
  }
}

/** All but tabs and line ends. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

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

/** With `\n` line ends and no byte order mark. @throws RefusedFile for what is no text */
export function decodeText(bytes: Buffer): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    const problem = 'expected a text in UTF-8: save the file in that encoding';
    throw new RefusedFile(problem, lineOfInvalid(bytes));
  }
  const control = controlCharacter.exec(text);
  if (!control) return text;
  const code = control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const line = text.slice(0, control.index).split('\n').length;
  throw new RefusedFile(`expected a text without control characters, got U+${code}: remove it`, line);
}
