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

/** `npm run compile` writes one file for each server, and for each program that they start. */
const compiledFolder = path.join(projectRoot, 'compiled');

/**
 * Arguments of Node.js for a program of the project, whose start they pay for each time: a server that was compiled starts compiled
 * ones.
 *
 * @param program `publishing/main.ts`
 * @param root folder of its sources
 */
export function programArguments(program: string, root = projectRoot): string[] {
  return __dirname.startsWith(compiledFolder)
    ? ['--enable-source-maps', path.join(compiledFolder, program.replace(/\.ts$/, '.js'))]
    : ['--import', 'tsx', path.join(root, program)];
}
