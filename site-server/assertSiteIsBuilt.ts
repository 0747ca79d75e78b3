import { existsSync } from 'node:fs';
import path from 'node:path';
import { locales } from '../src/i18n/locales';

/** A complete build has a home page a locale and the page for unknown addresses. */
export function isSiteBuilt(root: string): boolean {
  const needed = [...locales.map((locale) => path.join(locale, 'index.html')), '404.html'];
  return needed.every((file) => existsSync(path.join(root, file)));
}

/** @throws Error that says what to do when there is no complete build in the folder. */
export function assertSiteIsBuilt(root: string): void {
  if (!isSiteBuilt(root))
    throw new Error(`There is no complete build in ${root}: run \`npm run build\` first.`);
}
