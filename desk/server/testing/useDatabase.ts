import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Database } from '../../../platform/database/Database';
import { openPublishing } from '../../../publishing/database';
import { deskDatabase } from '../deskDatabase';

export const password = 'correct horse battery';

/** A temporary folder with a database, and one of publishing beside releases; gone after each test. */
export function useDatabase() {
  const state = { folder: '', file: '', url: '', releases: '' };
  const open: Database[] = [];
  beforeEach(async () => {
    state.folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
    state.file = path.join(state.folder, 'desk.db');
    state.url = `file:${state.file}`;
    state.releases = path.join(state.folder, 'releases');
  });
  afterEach(async () => {
    for (const database of open.splice(0)) database.close();
    await rm(state.folder, { recursive: true, force: true });
  });
  const keep = (database: Database) => {
    open.push(database);
    return database;
  };
  return Object.assign(state, {
    open: async () => keep(await Database.open({ url: state.url }, deskDatabase)),
    openPublishing: async () => keep(await openPublishing(state.releases)),
  });
}
