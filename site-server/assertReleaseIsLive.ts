import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../src/i18n/locales';

/** A complete release has a home page a locale and the page for unknown addresses. */
function isComplete(root: string): boolean {
  const needed = [...locales.map((locale) => path.join(locale, 'index.html')), '404.html'];
  return needed.every((file) => existsSync(path.join(root, file)));
}

/** @throws Error that says what to do when no complete release is live in the folder of releases. */
export function assertReleaseIsLive(folder: string): void {
  const link = path.join(folder, 'current');
  try {
    if (isComplete(realpathSync(link))) return;
  } catch {
    throw new Error(`There is no release in ${folder}: run \`npm run release\` first.`);
  }
  throw new Error(`The release in ${link} is not complete: run \`npm run release\` to make another.`);
}
