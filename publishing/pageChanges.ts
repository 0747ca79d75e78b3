import type { PageChanges } from './events';
import { emptyLedger, nextLedger } from './releases/pathLedger';
import { pathsOnlyIn, type SitePage } from './releases/releaseFiles';

/** A site that is not built: its pages with an address of their own, and of every page what it is rendered from. */
interface SiteState {
  pages: readonly SitePage[];
  data: ReadonlyMap<string, string>;
}

/**
 * Predicts the report of a publish if the last build was of the state before. Gatsby renders a page when its data
 * changes; the data of header and footer, which it puts into finished pages, does not count.
 */
export function foretellPages(before: SiteState, after: SiteState): PageChanges {
  const { ledger } = nextLedger(emptyLedger, before.pages);
  return {
    rendered: after.pages
      .map(({ path }) => path)
      .filter((path) => before.data.get(path) !== after.data.get(path))
      .sort(),
    created: pathsOnlyIn(after.pages, before.pages),
    removed: pathsOnlyIn(before.pages, after.pages),
    redirected: nextLedger(ledger, after.pages).renamed.sort((a, b) => (a.from < b.from ? -1 : 1)),
  };
}
