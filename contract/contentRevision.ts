import path from 'node:path';

/** Names, in a request to the content API, the revision that is asked for, and in an answer the one that it is of. */
export const revisionHeader = 'content-revision';

/**
 * Tells a build its revision. A variable would not do: Gatsby compiles them all into its renderer, and with one that differs it
 * renders every page.
 *
 * @param root of the project
 */
export function revisionFile(root: string): string {
  return path.join(root, '.data', 'tmp', 'content-revision');
}
