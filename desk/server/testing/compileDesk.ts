import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { Database } from '../../../platform/database/Database';
import { Accounts } from '../accounts/DeskAccounts';
import { deskDatabase } from '../deskDatabase';
import { password } from './useDatabase';

const project = path.join(__dirname, '..', '..', '..');

/** Publishes everything as ever, but for what Gatsby makes. */
const quickBuild: Plugin = {
  name: 'quick build',
  setup: (building) => {
    building.onResolve({ filter: /\/buildWithGatsby$/ }, ({ importer }) =>
      importer === path.join(project, 'publishing', 'steps.ts')
        ? { path: path.join(__dirname, 'quickBuild.ts') }
        : undefined,
    );
  },
};

/**
 * Compiles `desk/server/main.ts`, and the `publishing/main.ts` that it publishes with, so that they start quickly. Both
 * take the folder for the project: a publish builds in it.
 *
 * @param folder within the project, so that packages resolve
 */
export async function compileDesk(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await build({
    absWorkingDir: project,
    entryPoints: [
      { in: 'desk/server/main.ts', out: 'desk/server/main' },
      { in: 'publishing/main.ts', out: 'publishing/main' },
    ],
    outdir: folder,
    // The desk starts `publishing/main.ts`.
    outExtension: { '.js': '.ts' },
    plugins: [quickBuild],
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'warning',
  });
  // It makes the folder the root of the project.
  await writeFile(path.join(folder, 'package.json'), '{}');
}

/** Makes the database of a desk in which Anna publishes. @returns its address */
export async function addDatabase(folder: string): Promise<string> {
  const url = `file:${path.join(folder, 'desk.db')}`;
  const database = await Database.open({ url }, deskDatabase);
  await new Accounts(database).add({ name: 'anna', role: 'publisher', password }, new Date());
  database.close();
  return url;
}
