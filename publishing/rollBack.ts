import type { Recorder } from './history/Recorder';
import type { ReleaseStore } from './releases/ReleaseStore';
import type { Hold } from './releases/hold';
import type { Release } from './releases/releaseFiles';

interface RollBackOptions {
  /** The one before the live release when it is undefined. */
  id?: string | undefined;
  /** Whether nothing is published from then on. */
  isHeld: boolean;
}

/**
 * Makes an earlier release live again, and records it.
 * @returns the release that is live now
 */
export async function rollBack(
  store: ReleaseStore,
  recorder: Recorder,
  { id, isHeld }: RollBackOptions,
): Promise<Release> {
  const { who: by, note } = recorder.actor;
  const release = await recorder.run(
    'rollback',
    () => store.rollback({ id, hold: isHeld ? { by, note } : undefined }),
    ({ id }) => ({ releaseId: id }),
  );
  if (isHeld) await recorder.add('hold', release.id);
  return release;
}

/**
 * Lets publishes go on, and records it.
 * @returns the hold that there was
 */
export async function liftHold(store: ReleaseStore, recorder: Recorder): Promise<Hold | undefined> {
  const hold = await store.lift();
  if (hold) await recorder.add('lift', hold.releaseId === '' ? undefined : hold.releaseId);
  return hold;
}
