import type { Holds } from './holds';
import type { Recorder } from './history';
import type { ReleaseStore } from './releases/ReleaseStore';
import type { Release } from './releases/releaseFiles';

interface RollBackOptions {
  store: ReleaseStore;
  holds: Holds;
  recorder: Recorder;
  /** The one before the live release when it is undefined. */
  id?: string | undefined;
  /** True to put publishing on hold. */
  isHeld: boolean;
}

/**
 * Makes an earlier release live again, and records it.
 * @returns the release that is live now
 */
export async function rollBack({ store, holds, recorder, id, isHeld }: RollBackOptions): Promise<Release> {
  const { who: by, note } = recorder.actor;
  const hold = isHeld ? (releaseId: string) => holds.set({ by, note, releaseId }) : undefined;
  const release = await recorder.run(
    'rollback',
    () => store.rollback({ id, hold }),
    ({ id: releaseId }) => ({ releaseId }),
  );
  if (isHeld) await recorder.add('hold', release.id);
  return release;
}

/**
 * Lets publishes go on, and records it.
 * @returns the hold that there was
 */
export async function liftHold(holds: Holds, recorder: Recorder) {
  const hold = await holds.lift();
  if (hold) await recorder.add('lift', hold.releaseId === '' ? undefined : hold.releaseId);
  return hold;
}
