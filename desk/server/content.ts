import type { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import type { DeskContent } from './ports';

/** Knows which release is live. The content API tells no revisions yet, so there are neither changes nor problems. */
export function makeContent({ releases }: { releases: ReleaseStore }): DeskContent {
  return {
    async changes() {
      const release = await releases.current();
      const live = release ? { releaseId: release.id, builtAt: release.builtAt, revision: null } : null;
      return { live, latest: null, changes: [], hold: null };
    },
  };
}
