import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../errors';

const fileBelow = (root: string) => path.join(root, '.data', 'content-api-token');

/** @throws Error of the system where no program has made it yet, or it cannot be read */
export function keptToken(root: string): string {
  return readFileSync(fileBelow(root), 'utf8').trim();
}

/**
 * The secret of the content API of this repository where CONTENT_API_TOKEN is unset. The program that starts first makes it, for all
 * of this folder and account.
 *
 * @throws Error of the system when it can be neither read nor made
 */
export function madeToken(root: string): string {
  const file = fileBelow(root);
  try {
    return keptToken(root);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  mkdirSync(path.dirname(file), { recursive: true });
  const whole = `${file}.${randomUUID()}`;
  writeFileSync(whole, randomBytes(24).toString('hex'), { mode: 0o600, flush: true });
  try {
    // It appears whole, and once: of two programs that start together, one has none to link.
    linkSync(whole, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(whole);
  }
  return keptToken(root);
}
