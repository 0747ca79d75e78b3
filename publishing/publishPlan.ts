import type { buildWithGatsby } from './build/buildWithGatsby';
import type { renderChanges, SiteChanges } from './build/renderChanges';
import type { precompressFolder } from './build/precompressFolder';
import type { checkRelease } from './checks/checkRelease';
import type { FactsAhead } from './checks/readPageFacts';
import type { Holds } from './holds';
import { nextLedger, readLedger, redirectsWith } from './releases/pathLedger';
import { assembleRelease, type AssembleResult } from './releases/assembleRelease';
import { readSitePages, type Release, releaseFileNames, type SitePage } from './releases/releaseFiles';
import type { ReleaseStore } from './releases/ReleaseStore';
import type { ContentRevision } from '../contract/revisionSchemas';

/** Called with how far a step is, or a line worth showing. */
export type Progress = (detail: string) => void;

export interface PublishOptions {
  /** Folder of the project. */
  root: string;
  store: ReleaseStore;
  holds: Pick<Holds, 'current'>;
  /** Finds the revision to publish; undefined if the content API knows no revisions. */
  findRevision: () => Promise<ContentRevision | undefined>;
  /** Number of releases that stay, the new one included. */
  kept: number;
  /** See `renderChanges`. */
  isOfDesk?: boolean;
  /** Gatsby builds all of it, and is compared with what the renderer makes. */
  withGatsby?: boolean | undefined;
  /** Shown to others who wait for the lock: `npm run release`. */
  purpose: string;
  allowFewerPages?: boolean;
  /** The job that is published, once: it is started again if its process ends before reporting the release. */
  job?: string | undefined;
  /** Stops the publish; ignored once the release is live. */
  signal: AbortSignal;
  /** Replaced in tests. */
  build?: typeof buildWithGatsby;
  render?: typeof renderChanges;
  compress?: typeof precompressFolder;
  check?: typeof checkRelease;
  now?: () => Date;
}

/** A build gives all of a release, in `public`, or what differs from the live one. */
export interface Built {
  folder: string;
  rendered: readonly string[];
  /** Set where there is only what differs. */
  removed?: readonly string[];
  /** Facts of its pages. */
  ahead: FactsAhead;
  /** Without Gatsby this would have been rendered of it. */
  compared?: SiteChanges;
}

/** The release's data beside the build. */
export interface Plan {
  built: Built;
  release: Release;
  /** The live release when the publish began. */
  live: Release | undefined;
  pages: SitePage[];
  pagesBefore: SitePage[];
  ledger: ReturnType<typeof nextLedger>;
}

/** Bare paths, as `pages.json` has them. */
function normalisePath(page: string): string {
  return page.length > 1 ? page.replace(/\/$/, '') : page;
}

/** Only pages of the release: Gatsby also renders the error pages, which have no address of their own. */
export function renderedPages({ built: { rendered }, pages }: Plan): string[] {
  const known = new Set(pages.map((page) => page.path));
  return [...new Set(rendered.map(normalisePath))].filter((page) => known.has(page)).sort();
}

export async function makePlan(
  options: PublishOptions,
  built: Built,
  live: Release | undefined,
  revision: string | undefined,
): Promise<Plan> {
  const { store, job, now = () => new Date() } = options;
  const pages = await readSitePages(built.folder);
  return {
    built,
    release: { ...(await store.nextRelease(now())), revision, job },
    live,
    pages,
    // If the live release's list is unreadable, there is nothing to compare with, and nothing to stop for.
    pagesBefore: live ? await readSitePages(store.folderOf(live.id)).catch(() => []) : [],
    ledger: nextLedger(await readLedger(store.ledgerFile), pages),
  };
}

export async function assemble(
  options: PublishOptions,
  plan: Plan,
  onProgress: Progress,
): Promise<AssembleResult> {
  const { store, kept, signal } = options;
  const { release, ledger, built, live } = plan;
  const { folder: source, removed } = built;
  const releases = await store.list();
  const earlier = new Set(releases.slice(0, kept - 1).map(({ id }) => id));
  if (live) earlier.add(live.id);
  const newest = releases[0];
  return assembleRelease({
    source,
    target: store.incomingFolderOf(release.id),
    // The newest, not the live one: even after a roll-back it is most like the build.
    base: removed ? live && store.folderOf(live.id) : newest && store.folderOf(newest.id),
    removed,
    earlier: [...earlier].map((id) => store.folderOf(id)),
    generated: {
      [releaseFileNames.redirects]: await redirectsWith(ledger, source),
      [releaseFileNames.release]: `${JSON.stringify(release)}\n`,
    },
    onProgress,
    signal,
  });
}
