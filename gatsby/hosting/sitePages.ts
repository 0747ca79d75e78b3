import type { SitePage } from '../../publishing/releases/releaseFiles';
import type { PageDefinition } from '../pages/pageDefinition';

/**
 * Pages as the releases of the site know them.
 * @throws Error naming both addresses when two pages of a locale would be the same thing: a redirect could not tell
 * them apart
 */
export function sitePages(definitions: readonly PageDefinition[]): SitePage[] {
  const seen = new Map<string, string>();
  return definitions.flatMap(({ path, identity, context }): SitePage[] => {
    if (identity === null) return [];
    const locale = context.language;
    const key = `${locale} ${identity}`;
    const other = seen.get(key);
    if (other === path)
      throw new Error(`The content system lists "${identity}" (${path}) twice in ${locale}`);
    if (other !== undefined) throw new Error(`The pages ${other} and ${path} are both "${identity}"`);
    seen.set(key, path);
    return [{ path, locale, identity, isIndexed: context.metadata.indexed }];
  });
}

/** `pages.json` of a release, in the order of the paths. */
export function sitePagesJson(definitions: readonly PageDefinition[]): string {
  return `${JSON.stringify(sitePages(definitions).sort((a, b) => (a.path < b.path ? -1 : 1)))}\n`;
}
