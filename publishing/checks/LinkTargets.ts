import { parseRequestPath } from '../../platform/http/parseRequestPath';
import { mapLimited } from '../../platform/runConcurrently';
import { type Destination, findDestination } from '../releases/destination';
import { type ParsedRedirects, redirectKey } from '../releases/parseRedirects';
import type { SitePage } from '../releases/releaseFiles';

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
