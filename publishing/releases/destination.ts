import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { apiRoutes, matchesRoute } from '../../platform/http/apiRoutes';
import { isCanonical, parseRequestPath, type RequestPath } from '../../platform/http/parseRequestPath';
import { mapLimited } from '../../platform/runConcurrently';
import { isLocale } from '../../src/i18n/locales';
import { type ParsedRedirects, type Redirect, redirectKey } from './hostingFiles';
import { releaseFileNames, type SitePage } from './releaseFiles';

/** A file of the release that may be served. */
export interface FoundFile {
  /** Absolute. */
  file: string;
  stats: Stats;
}

/** Read by servers, never served. */
const privateFiles: readonly string[] = Object.values(releaseFileNames);

/** `.well-known` is the one dot folder meant for the public. https://www.rfc-editor.org/rfc/rfc8615 */
export function isHidden(segments: readonly string[]): boolean {
  const [first = ''] = segments;
  const names = first === '.well-known' ? segments.slice(1) : segments;
  const isPrivate = segments.length === 1 && privateFiles.includes(first);
  const hasDotName = names.some((name) => name.startsWith('.'));
  return hasDotName || isPrivate || segments.includes('') || /\.(?:br|gz)$/.test(segments.at(-1) ?? '');
}

/**
 * The file of a path, or the `index.html` of a folder, as Gatsby writes pages. Whatever keeps it from being read
 * (missing, name too long, a file in place of a folder) makes it not found.
 */
export async function findFile(root: string, segments: readonly string[]): Promise<FoundFile | undefined> {
  if (isHidden(segments)) return undefined;
  const file = path.join(root, ...segments);
  const stats = await stat(file).catch(() => undefined);
  if (stats?.isFile()) return { file, stats };
  const isFolder = stats?.isDirectory() && segments.at(-1) !== 'index.html';
  return isFolder ? findFile(root, [...segments, 'index.html']) : undefined;
}

function isPage({ file }: FoundFile): boolean {
  return path.basename(file) === 'index.html';
}

export type ErrorStatus = 400 | 404 | 410 | 500;

/** The error page in the language of the address, else the one for all languages. */
export async function findErrorPage(
  root: string,
  status: ErrorStatus,
  segments: readonly string[],
): Promise<FoundFile | undefined> {
  // 400 and 410 show the page of 404.
  const page = status === 500 ? '500' : '404';
  const [locale] = segments;
  const localized = isLocale(locale) ? await findFile(root, [locale, page]) : undefined;
  return localized ?? findFile(root, [`${page}.html`]);
}

/** Error pages have addresses of their own (`/fr/404`, `/404.html`); asked for directly they are still errors. */
function statusOf(segments: readonly string[]): 200 | ErrorStatus {
  const page = segments
    .filter((name, index) => !(index === 0 && isLocale(name)) && name !== 'index.html')
    .join('/');
  if (/^404(?:\.html)?$/.test(page)) return 404;
  return /^500(?:\.html)?$/.test(page) ? 500 : 200;
}

/** Each page has one address, without a trailing slash and without `index.html`. Undefined when this is it. */
function canonicalSegments(path: RequestPath): readonly string[] | undefined {
  if (path.segments.at(-1) === 'index.html') return path.segments.slice(0, -1);
  return isCanonical(path) ? undefined : path.segments;
}

/** An address of the site leads to one of these. */
export type Destination =
  | { kind: 'page' | 'file'; found: FoundFile }
  | { kind: 'error-page'; found: FoundFile; status: ErrorStatus }
  /** The bare address: to the home page in the visitor's language. */
  | { kind: 'home' }
  /** To the one address that the page has. */
  | { kind: 'canonical'; segments: readonly string[] }
  | { kind: 'redirect'; redirect: Redirect }
  /** Removed for good. */
  | { kind: 'gone' }
  /** The content API answers it. */
  | { kind: 'api' }
  | { kind: 'nothing' };

/** Resolves an address, both for the server that answers it and for the checks of links: the two must not differ. */
export async function findDestination(
  { root, redirects }: { root: string; redirects: ParsedRedirects['redirects'] },
  requestPath: RequestPath,
): Promise<Destination> {
  const { segments } = requestPath;
  if (segments.length === 0) return { kind: 'home' };
  const key = redirectKey(segments);
  const route = apiRoutes.find(({ url }) => matchesRoute(url, `/${key}`));
  if (route) return { kind: route.methods.includes('GET') ? 'api' : 'nothing' };
  const found = await findFile(root, segments);
  if (found) {
    const canonical = canonicalSegments(requestPath);
    if (canonical) return { kind: 'canonical', segments: canonical };
    const status = statusOf(segments);
    if (status !== 200) return { kind: 'error-page', found, status };
    return { kind: isPage(found) ? 'page' : 'file', found };
  }
  const redirect = redirects.get(key);
  if (redirect) return redirect.status === 410 ? { kind: 'gone' } : { kind: 'redirect', redirect };
  const lowerCase = segments.map((segment) => segment.toLowerCase());
  const asPage = redirectKey(lowerCase) === key ? undefined : await findFile(root, lowerCase);
  return asPage && isPage(asPage) ? { kind: 'canonical', segments: lowerCase } : { kind: 'nothing' };
}

/** The kinds of destinations; `outside` is another site's. */
export type Target = Destination['kind'] | 'outside';

const filesAtOnce = 32;

/** The key of a path, by which raw and percent-encoded addresses are equal; undefined for a malformed one, and one that is not the page's own. */
export function pathKey(address: string): string | undefined {
  const parsed = parseRequestPath(address);
  return parsed && !parsed.hasTrailingSlash ? redirectKey(parsed.segments) : undefined;
}

interface LinkTargetsOptions {
  /** Folder of the release. */
  root: string;
  redirects: ParsedRedirects['redirects'];
  pages: readonly SitePage[];
  /** Scheme and host of the site, to recognise its absolute addresses. */
  origin: string | undefined;
}

/** Resolves the links of a release, each address once. */
export class LinkTargets {
  private readonly pages: ReadonlyMap<string | undefined, string>;
  private readonly targets = new Map<string, Target>();
  /** Pages have thousands of links to few addresses. */
  private readonly pagesOfLinks = new Map<string, string | undefined>();

  constructor(private readonly options: LinkTargetsOptions) {
    this.pages = new Map(options.pages.map(({ path }) => [pathKey(encodeURI(path)), path]));
  }

  /** The path of the page that has this address; undefined for anything else. */
  pageAt(address: string): string | undefined {
    if (!this.pagesOfLinks.has(address))
      this.pagesOfLinks.set(address, this.pages.get(pathKey(this.pathOf(address) ?? '')));
    return this.pagesOfLinks.get(address);
  }

  /** Looks addresses up, so that {@link of} knows them. */
  async lookUp(addresses: Iterable<string>): Promise<void> {
    await mapLimited([...new Set(addresses)], filesAtOnce, async (address) => {
      this.targets.set(address, await this.find(address));
    });
  }

  of(address: string): Target {
    return this.targets.get(address) ?? 'nothing';
  }

  private async find(address: string): Promise<Target> {
    const path = this.pathOf(address);
    if (path === undefined) return 'outside';
    const requestPath = parseRequestPath(path);
    return requestPath ? (await findDestination(this.options, requestPath)).kind : 'nothing';
  }

  /** The part after the host of an address of this site; undefined for another site's. */
  private pathOf(address: string): string | undefined {
    if (address.startsWith('/')) return address;
    const { origin } = this.options;
    if (origin === undefined || !address.startsWith(origin)) return undefined;
    const rest = address.slice(origin.length);
    if (rest === '') return '/';
    return rest.startsWith('/') ? rest : undefined;
  }
}
