import { openPublishing } from '../database';
import { Holds } from '../holds';
import { ReleaseStore } from '../releases/ReleaseStore';

class KilledAtPromote extends ReleaseStore {
  override async promote(): Promise<void> {
    process.kill(process.pid, 'SIGKILL');
    // The signal may take a moment.
    await new Promise(() => undefined);
  }
}

/** Rolls back with a hold, and is killed, as by `kill -9`, at the moment of going live. */
async function main(): Promise<void> {
  const [folder = ''] = process.argv.slice(2);
  const holds = new Holds(await openPublishing(folder));
  const hold = (releaseId: string) => holds.set({ by: 'Ada', note: 'a wrong figure', releaseId });
  await new KilledAtPromote(folder).rollback({ hold });
}

void main();
