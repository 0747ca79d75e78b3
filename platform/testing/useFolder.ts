import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Each test gets a new temporary folder. @returns what finds a path in it, or its own */
export function useFolder(): (...names: string[]) => string {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'test-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  return (...names) => path.join(folder, ...names);
}
