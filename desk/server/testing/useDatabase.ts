import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DeskDatabase, openDatabase } from '../openDatabase';

export const password = 'correct horse battery';

/** A temporary folder with a database, gone after each test. */
export function useDatabase() {
  const state = { folder: '', file: '', url: '' };
  const open: DeskDatabase[] = [];
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
      const database = await openDatabase(state.url);
      open.push(database);
      return database;
    },
  });
}
