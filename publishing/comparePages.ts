import type { SitePage } from './releases/releaseFiles';

/** Paths of pages that one release has and the other lacks, sorted. */
function pathsOnlyIn(pages: readonly SitePage[], others: readonly SitePage[]): string[] {
  const known = new Set(others.map(({ path }) => path));
  return pages
    .map(({ path }) => path)
    .filter((path) => !known.has(path))
    .sort();
}

export function comparePages(
  before: readonly SitePage[],
  now: readonly SitePage[],
): { created: string[]; removed: string[] } {
  return { created: pathsOnlyIn(now, before), removed: pathsOnlyIn(before, now) };
}
