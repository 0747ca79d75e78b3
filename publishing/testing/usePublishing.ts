import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../platform/database/Database';
import { openPublishing } from '../database';

/** An ended process, as `jobs` and `history` record it. */
export const endedProcess = `${process.pid} another-start`;

class UsedPublishing {
  folder!: string;
  database!: Database;
}

/** A folder of releases of its own for each test, with its record. */
export function usePublishing(): UsedPublishing {
  const used = new UsedPublishing();
  beforeEach(async () => {
    used.folder = path.join(await mkdtemp(path.join(tmpdir(), 'publishing-')), 'releases');
    used.database = await openPublishing(used.folder);
  });
  afterEach(async () => {
    used.database.close();
    await rm(path.dirname(used.folder), { recursive: true });
  });
  return used;
}
