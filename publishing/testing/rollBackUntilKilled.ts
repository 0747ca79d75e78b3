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
  const store = new KilledAtPromote(process.argv[2] ?? '');
  await store.rollback({ hold: { by: 'Ada', note: 'a wrong figure' } });
}

void main();
