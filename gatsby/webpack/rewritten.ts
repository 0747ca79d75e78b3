import { UnknownSourceError } from './keepWritten';

/** A part of a library as it is written, and what stands in its place. */
export type Change = { part: string; written: string | RegExp; instead: string };

/**
 * A module of a library with its parts changed.
 *
 * @throws UnknownSourceError naming the part that is not written as it was
 */
export function rewritten(module: string, source: string, changes: readonly Change[]): string {
  return changes.reduce((text, { part, written, instead }) => {
    const result = text.replace(written, () => instead);
    if (result === text) throw new UnknownSourceError(`${module}: ${part} is not written as expected.`);
    return result;
  }, source);
}
