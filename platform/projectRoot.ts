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
 * The file of a program of the project, and options of Node.js for it. A server that was compiled starts compiled ones, as their
 * start is paid for each time.
 *
 * @param program `publishing/main.ts`
 * @param root folder of its sources
 */
export function programOf(program: string, root = projectRoot): { file: string; options: string[] } {
  return __dirname.startsWith(compiledFolder)
    ? {
        file: path.join(compiledFolder, program.replace(/\.ts$/, '.js')),
        options: ['--enable-source-maps'],
      }
    : { file: path.join(root, program), options: ['--import', 'tsx'] };
}
