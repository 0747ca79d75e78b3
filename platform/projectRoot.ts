import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder with package.json: compiled programs lie in another depth than their sources. */
function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder));
}

export const projectRoot = findRoot(__dirname);
