import type { Json } from '../../platform/jsonValues';
import { mergeLines } from '../revisions/gitWrites';
import { editSafely } from './editThread';
import { normalised, valueOf } from './fieldEdits';
import { RefusedEdit, smallestEdits } from './jsonEdits';
import { type Conflict, mergeEdits } from './mergeEdits';

/** Kinds of files that are merged; of others one version is chosen. */
export function isMergedText(file: string): boolean {
  return /\.(?:ya?ml|md|csv)$/.test(file);
}

/** Kinds of files whose fields can be edited. */
export function hasFields(file: string): boolean {
  return /\.(?:yaml|md)$/.test(file);
}

/** The text with the changes of both sides, but for the fields in conflict, which are as in `theirs`. */
export interface MergedText {
  text: string;
  conflicts: readonly Conflict[];
}

/** Merges by fields; undefined where `yours` changed something else than fields, such as a comment, which would be lost. */
async function mergeFields(
  base: string,
  theirs: string,
  yours: string,
  file: string,
): Promise<MergedText | undefined> {
  if (!hasFields(file)) return undefined;
  try {
    // A parsed file is JSON.
    const edits = smallestEdits(valueOf(base, file), { path: [], value: valueOf(yours, file) as Json });
    const ofFields = await editSafely(base, file, edits);
    if (normalised(ofFields, file) !== normalised(yours, file)) return undefined;
    return await mergeEdits(base, theirs, file, edits);
  } catch (error) {
    if (error instanceof RefusedEdit) return undefined;
    throw error;
  }
}

/**
 * Merges by lines, as Git does, and by fields where both sides changed the same lines.
 *
 * @param base from which both were made
 * @param file its path, which tells its kind
 * @returns undefined where neither is possible
 */
export async function mergeText(
  base: string,
  theirs: string,
  yours: string,
  file: string,
): Promise<MergedText | undefined> {
  const text = await mergeLines(base, theirs, yours);
  return text === undefined ? mergeFields(base, theirs, yours, file) : { text, conflicts: [] };
}
