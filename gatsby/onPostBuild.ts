import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import * as v from 'valibot';
import { readEnvironment } from '../environment/readEnvironment';
import { type Locale, locales } from '../src/i18n/locales';
import { notFoundPath } from '../src/routes/routeTable';
import { writeGateTexts } from './gate/gateTextsFile';
import { withStylesInHead } from './styles/withStylesInHead';

type Redirect = { fromPath: string; toPath: string; statusCode?: number };

/** Redirects in the format that Netlify, Cloudflare Pages and our own server read. */
export function redirectLines(redirects: readonly Redirect[]): string {
  return redirects
    .map(
      ({ fromPath, toPath, statusCode }) =>
        `${encodeURI(fromPath)} ${encodeURI(toPath)} ${statusCode ?? 301}\n`,
    )
    .sort()
    .join('');
}

/** Robots may read everything and find the sitemap. */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`;
}

/** Gatsby's internal state, as far as it is read here; its public type says nothing of it. */
type GatsbyState = { redirects: Redirect[]; program: { directory: string } };

/**
 * The server answers unknown addresses of a locale with its not-found page. A `matchPath` in that page's data, and only
 * there, lets Gatsby's router draw it at any address: as an option of the page it would list every page of the site in
 * the script of every page.
 */
async function matchEveryAddress(publicFolder: string, locale: Locale): Promise<void> {
  const file = path.join(publicFolder, 'page-data', notFoundPath(locale), 'page-data.json');
  const data = v.parse(v.looseObject({ path: v.string() }), JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify({ ...data, matchPath: `/${locale}/*` }));
}

/**
 * React 18 leaves NUL characters in its stream, in front of a letter of several bytes that its buffer had no room for
 * (https://github.com/facebook/react/pull/26228). In an attribute browsers show them.
 */
export function withoutNulls(html: string): string {
  return html.replaceAll('\0', '');
}

/** What is as it should be already is left as it is, and keeps its date. */
async function finishPages(publicFolder: string): Promise<void> {
  const entries = await readdir(publicFolder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter(({ name }) => name.endsWith('.html'))) {
    // Gatsby keeps the data of its pages 404.html and 500.html in folders of these names.
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const html = await readFile(file, 'utf8');
    const finished = withStylesInHead(withoutNulls(html));
    if (finished !== html) await writeFile(file, finished);
  }
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, store }) => {
  const { getState } = store as unknown as { getState: () => GatsbyState };
  const { redirects, program } = getState();
  const publicFolder = path.join(program.directory, 'public');
  await writeFile(path.join(publicFolder, '_redirects'), redirectLines(redirects));
  await writeFile(path.join(publicFolder, 'robots.txt'), robotsText(readEnvironment(process.env).siteUrl));
  await writeGateTexts(cache, publicFolder);
  await Promise.all(locales.map((locale) => matchEveryAddress(publicFolder, locale)));
  await finishPages(publicFolder);
};
