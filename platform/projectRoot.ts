import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder with package.json: compiled programs lie in another depth than their sources. */
function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder)
    throw new Error(`No package.json above ${__dirname}: programs need that of the project.`);
  return findRoot(parent);
}

export const projectRoot = findRoot(__dirname);
