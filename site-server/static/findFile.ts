import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { isLocale } from '../../src/i18n/locales';
import { releaseFileNames } from '../../publishing/releases/releaseFiles';

/** A file of the build that may be served. */
export interface FoundFile {
  /** Absolute. */
  file: string;
  /** Where it lies below the root. */
  segments: readonly string[];
  stats: Stats;
}

/** Read by servers, never served. */
const privateFiles: readonly string[] = Object.values(releaseFileNames);

/** `.well-known` is the one dot folder meant for the public. https://www.rfc-editor.org/rfc/rfc8615 */
function isHidden(segments: readonly string[]): boolean {
  const isDotted = segments.some(
    (name, index) => name.startsWith('.') && !(index === 0 && name === '.well-known'),
  );
  const [first = ''] = segments;
  const isPrivate = segments.length === 1 && privateFiles.includes(first);
  return isDotted || isPrivate || segments.includes('') || /\.(?:br|gz)$/.test(segments.at(-1) ?? '');
}

/** Whatever keeps a file from being read (missing, name too long, a file in place of a folder) makes it not found. */
export async function statOrUndefined(file: string): Promise<Stats | undefined> {
  return stat(file).catch(() => undefined);
}

/** The file of a path, or the `index.html` of a folder, as Gatsby writes pages. */
export async function findFile(root: string, segments: readonly string[]): Promise<FoundFile | undefined> {
  if (isHidden(segments)) return undefined;
  const file = path.join(root, ...segments);
  const stats = await statOrUndefined(file);
  if (stats?.isFile()) return { file, segments, stats };
  const isFolder = stats?.isDirectory() && segments.at(-1) !== 'index.html';
  return isFolder ? findFile(root, [...segments, 'index.html']) : undefined;
}

export type ErrorStatus = 404 | 410 | 500;

/** What is gone is not found either, and has no page of its own. */
function pageOf(status: ErrorStatus): string {
  return status === 500 ? '500' : '404';
}

/** The error page in the language of the address, else the page for all of them. */
export async function findErrorPage(
  root: string,
  status: ErrorStatus,
  segments: readonly string[],
): Promise<FoundFile | undefined> {
  const [locale] = segments;
  const localized = isLocale(locale) ? await findFile(root, [locale, pageOf(status)]) : undefined;
  return localized ?? findFile(root, [`${pageOf(status)}.html`]);
}

/**
 * What Gatsby's script reads to draw the page of an unknown address: the not-found page in the language of the address,
 * so that it agrees with the HTML that was served.
 */
export async function findNotFoundData(
  root: string,
  segments: readonly string[],
): Promise<FoundFile | undefined> {
  const [folder, locale] = segments;
  const isPageData = folder === 'page-data' && isLocale(locale) && segments.at(-1) === 'page-data.json';
  return isPageData ? findFile(root, [folder, locale, '404', 'page-data.json']) : undefined;
}

/** Error pages have addresses of their own (`/fr/404`, `/404.html`); asked for directly they are still errors. */
export function statusOf(segments: readonly string[]): 200 | ErrorStatus {
  const page = segments.filter((name, index) => !(index === 0 && isLocale(name)) && name !== 'index.html');
  const status = /^(404|500)(?:\.html)?$/.exec(page.length === 1 ? (page[0] ?? '') : '')?.[1];
  if (status === '404') return 404;
  return status === '500' ? 500 : 200;
}
