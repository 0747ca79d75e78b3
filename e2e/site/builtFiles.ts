import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { testReleases } from '../../scripts/testSite';

/** The release that is served; a test checks that it is. */
const builtSite = path.join(testReleases, 'current');

/** Files in a folder of the build, recursively. @param fits filters by the path within the build */
export function builtFiles(folder: string, fits: (file: string) => boolean): string[] {
  return readdirSync(path.join(builtSite, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(builtSite, path.join(entry.parentPath, entry.name)))
    .filter(fits)
    .sort();
}

export function readBuilt(file: string): string {
  return readFileSync(path.join(builtSite, file), 'utf8');
}

/** HTML of the page at a path. */
export function builtPage(pagePath: string): string {
  return readBuilt(path.join(decodeURI(pagePath), 'index.html'));
}

/** What the islands of every page under a path are given, by page path. */
export function builtIslandData(pagePath: string): Map<string, unknown[]> {
  const files = builtFiles(pagePath, (file) => file.endsWith('/index.html'));
  return new Map(
    files.map((file) => {
      const scripts = readBuilt(file).matchAll(/<script type="application\/json">(.*?)<\/script>/gs);
      return [`/${path.dirname(file)}`, [...scripts].map(([, json = '']) => JSON.parse(json) as unknown)];
    }),
  );
}
