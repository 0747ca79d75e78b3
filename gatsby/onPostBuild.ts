import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import * as v from 'valibot';
import { readEnvironment } from '../environment/readEnvironment';
import { type Locale, locales } from '../src/i18n/locales';
import { notFoundPath } from '../src/routes/routeTable';
import { writeNewsFeeds } from './feeds/newsFeedFile';
import { writeGateTexts } from './gate/gateTextsFile';
import { finishPages } from './html/finishPages';

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

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ cache, store }) => {
  const { getState } = store as unknown as { getState: () => GatsbyState };
  const { redirects, program } = getState();
  const publicFolder = path.join(program.directory, 'public');
  await writeFile(path.join(publicFolder, '_redirects'), redirectLines(redirects));
  await writeFile(path.join(publicFolder, 'robots.txt'), robotsText(readEnvironment(process.env).siteUrl));
  await writeGateTexts(cache, publicFolder);
  await writeNewsFeeds(cache, publicFolder);
  await Promise.all(locales.map((locale) => matchEveryAddress(publicFolder, locale)));
  await finishPages(publicFolder);
};
