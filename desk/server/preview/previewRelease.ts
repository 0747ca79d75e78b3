import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { renderChanges } from '../../../publishing/build/renderChanges';
import { assembleRelease } from '../../../publishing/releases/assembleRelease';
import { nextLedger, readLedger, redirectsWith } from '../../../publishing/releases/pathLedger';
import { readSitePages, type Release, releaseFileNames } from '../../../publishing/releases/releaseFiles';
import type { ReleaseStore } from '../../../publishing/releases/ReleaseStore';

export interface PreviewReleaseOptions {
  /** Folder of the project. */
  root: string;
  /** Those of the site. */
  releases: ReleaseStore;
  /** Those of the preview. */
  store: ReleaseStore;
  /** Resolves when the desk's renderer answers. */
  getReady: (revision: string) => Promise<void>;
  /** Replaced in tests. */
  render?: typeof renderChanges;
}

/** The one that is shown, and the one before, from which requests may still be answered. */
const releasesKept = 2;

/**
 * Makes a release of a revision, as a publish without Gatsby does: what differs from the live release is rendered, all else is linked. It
 * is not checked, as a site that a publish would refuse is seen as well, and not compressed.
 *
 * @throws Error that says why there is none, and what to do
 */
export async function makePreviewRelease(
  { root, releases, store, getReady, render = renderChanges }: PreviewReleaseOptions,
  revision: string,
  signal: AbortSignal,
): Promise<Release> {
  const live = await releases.current();
  if (!live) throw new Error('The preview is made of what is live, and nothing is yet: publish once.');
  await getReady(revision);
  const base = releases.folderOf(live.id);
  const changes = await render({
    ...{ root, revision, signal, live: base, isOfDesk: true },
    folders: path.join(root, '.data', 'preview-changes'),
    // The publish says the same.
    onProgress: () => undefined,
  });
  if ('reason' in changes)
    throw new Error(
      `The preview cannot be made of what is live: ${changes.reason}\nIf nothing in the content is wrong, publish: Gatsby then builds what it lacks.`,
    );
  const { folder: source, removed } = changes;
  // No other account reads what is not public.
  await mkdir(store.folder, { recursive: true, mode: 0o700 });
  await store.removeLeftovers();
  const release = { ...(await store.nextRelease(new Date())), revision };
  const ledger = nextLedger(await readLedger(releases.ledgerFile), await readSitePages(source));
  await assembleRelease({
    ...{ source, base, removed, signal, earlier: [], target: store.incomingFolderOf(release.id) },
    generated: {
      [releaseFileNames.redirects]: await redirectsWith(ledger, source),
      [releaseFileNames.release]: `${JSON.stringify(release)}\n`,
    },
  });
  await store.changeLive(async () => {
    await store.add(release.id);
    await store.promote(release.id);
  });
  await store.tidy(releasesKept);
  return release;
}
