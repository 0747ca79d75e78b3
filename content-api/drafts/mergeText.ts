import { mergeLines } from '../revisions/gitWrites';

/** Kinds of files that are merged; of others one version is chosen. */
export function isMergedText(file: string): boolean {
  return /\.(?:ya?ml|md|csv)$/.test(file);
}

/**
 * The text with the changes of both sides, or undefined where they conflict.
 *
 * @param base from which both were made
 * @param file its path, which tells its kind
 */
export function mergeText(
  base: string,
  ours: string,
  theirs: string,
  _file: string,
): Promise<string | undefined> {
  return mergeLines(base, ours, theirs);
}
