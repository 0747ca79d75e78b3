import { type ContentRevisions, RevisionError } from '../../publishing/contentRevisions';
import type { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import type { Changes } from '../api';
import { type DeskContent, DeskProblem } from './ports';

interface ContentOptions {
  releases: ReleaseStore;
  revisions: ContentRevisions;
}

async function readChanges({ releases, revisions }: ContentOptions): Promise<Changes> {
  const [release, hold, latest] = await Promise.all([
    releases.current(),
    releases.hold(),
    revisions.latest(),
  ]);
  const revision = release?.revision === undefined ? undefined : await revisions.find(release.revision);
  const isChanged = latest && revision && latest.id !== revision.id;
  return {
    live: release ? { releaseId: release.id, builtAt: release.builtAt, revision: revision ?? null } : null,
    latest: latest ?? null,
    changes: (isChanged && (await revisions.changes(revision.id, latest.id))) || [],
    hold: hold ?? null,
  };
}

/** Compares the latest revision of the content API with the one that the live release was built from. */
export function makeContent(options: ContentOptions): DeskContent {
  return {
    changes: () =>
      readChanges(options).catch((error: unknown) => {
        if (!(error instanceof RevisionError)) throw error;
        throw new DeskProblem(502, 'content-api-away', error.message);
      }),
  };
}
