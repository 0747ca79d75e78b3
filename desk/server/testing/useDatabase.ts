import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Database } from '../../../platform/database/Database';
import { deskDatabase } from '../deskDatabase';

export const password = 'correct horse battery';

/** A temporary folder with a database, gone after each test. */
export function useDatabase() {
  const state = { folder: '', file: '', url: '' };
  const open: Database[] = [];
  beforeEach(async () => {
    state.folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
    state.file = path.join(state.folder, 'desk.db');
    state.url = `file:${state.file}`;
  });
  afterEach(async () => {
    for (const database of open.splice(0)) database.close();
    await rm(state.folder, { recursive: true, force: true });
  });
  return Object.assign(state, {
    open: async () => {
      const database = await Database.open({ url: state.url }, deskDatabase);
      open.push(database);
      return database;
    },
  });
}
