import { parseRequestPath } from '../../platform/http/parseRequestPath';
import { apiRoutes, matchesRoute } from '../../platform/http/apiRoutes';
import { type ParsedRedirects, redirectKey } from '../releases/parseRedirects';
import { findAddress } from '../releases/findAddress';
import type { SitePage } from '../releases/releaseFiles';
import { mapLimited } from '../../platform/runConcurrently';

/** What an address of this site leads to; `outside` is another site's. */
export type Target = 'page' | 'file' | 'redirect' | 'api' | 'gone' | 'nothing' | 'outside';

const filesAtOnce = 32;

/** The key of a path, by which raw and percent-encoded addresses are equal; undefined for a malformed one, and one that is not the page's own. */
export function pathKey(address: string): string | undefined {
  const parsed = parseRequestPath(address);
  return parsed && !parsed.hasTrailingSlash ? redirectKey(parsed.segments) : undefined;
}

/** Where the addresses of a release lead. Each is looked up once. */
export class ReleaseAddresses {
  private readonly pages: ReadonlySet<string>;
  private readonly targets = new Map<string, Target>();

  /** @param origin scheme and host of the site, to recognise its absolute addresses */
  constructor(
    private readonly release: string,
    pages: readonly SitePage[],
    private readonly redirects: ParsedRedirects['redirects'],
    private readonly origin: string | undefined,
  ) {
    this.pages = new Set(pages.map((page) => pathKey(encodeURI(page.path)) ?? page.path));
  }

  /** The part after the host of an address of this site; undefined for another site's. */
  pathOf(address: string): string | undefined {
    if (address.startsWith('/')) return address;
    if (this.origin === undefined || !address.startsWith(this.origin)) return undefined;
    const rest = address.slice(this.origin.length);
    if (rest === '') return '/';
    return rest.startsWith('/') ? rest : undefined;
  }

  private async find(address: string): Promise<Target> {
    const asked = this.pathOf(address);
    if (asked === undefined) return 'outside';
    const requestPath = parseRequestPath(asked);
    if (!requestPath) return 'nothing';
    const path = `/${redirectKey(requestPath.segments)}`;
    const route = apiRoutes.find(({ url }) => matchesRoute(url, path));
    if (route) return route.methods.includes('GET') ? 'api' : 'nothing';
    const destination = await findAddress({ root: this.release, redirects: this.redirects }, requestPath);
    switch (destination.kind) {
      case 'file':
        if (destination.status !== 200) return 'nothing';
        return this.pages.has(path.slice(1)) ? 'page' : 'file';
      case 'home':
      case 'canonical':
        return 'redirect';
      case 'redirect':
        return destination.redirect.status === 410 ? 'gone' : 'redirect';
      case 'nothing':
        return 'nothing';
    }
  }

  /** Looks addresses up, so that {@link targetOf} knows them. */
  async lookUp(addresses: Iterable<string>): Promise<void> {
    await mapLimited([...new Set(addresses)], filesAtOnce, async (address) => {
      this.targets.set(address, await this.find(address));
    });
  }

  targetOf(address: string): Target {
    return this.targets.get(address) ?? 'nothing';
  }
}
