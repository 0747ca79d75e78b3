import { once } from 'node:events';
import type { ReleaseStore } from '../../publishing/releases/ReleaseStore';
import { DeskProblem, type DeskPublishing } from './ports';

function refuse(what: string): never {
  throw new DeskProblem(501, 'failed', `The desk cannot ${what} yet: use \`npm run release\`.`);
}

/** Nothing happens, so nothing is told. */
async function* noEvents(signal: AbortSignal): AsyncGenerator<never> {
  if (!signal.aborted) await once(signal, 'abort');
  yield* [];
}

/** Shows which releases there are. Publishing from the desk, and its history, are not there yet. */
export function makePublishing({ releases }: { releases: ReleaseStore }): DeskPublishing {
  return {
    latest: async () => null,
    events: noEvents,
    publish: async () => refuse('publish'),
    async history() {
      const [all, live] = await Promise.all([releases.list(), releases.current()]);
      const known = all.map(({ id, builtAt }) => ({ id, builtAt, isLive: id === live?.id }));
      return { entries: [], hasMore: false, releases: known, hold: null };
    },
    takeBack: async () => refuse('take a release back'),
    lift: async () => refuse('lift a hold'),
    // The server's log has it.
    recordSignIn: async () => undefined,
  };
}
