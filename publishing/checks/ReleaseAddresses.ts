import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseRequestPath } from '../../platform/http/parseRequestPath';
import { apiRoutes } from '../../platform/http/apiRoutes';
import { type ParsedRedirects, redirectKey } from '../releases/parseRedirects';
import type { SitePage } from '../releases/releaseFiles';
import { htmlFileOf } from './readPageFacts';
import { mapLimited } from '../../platform/runConcurrently';

/** What an address of this site leads to; `outside` is another site's. */
export type Target = 'page' | 'file' | 'redirect' | 'api' | 'gone' | 'nothing' | 'outside';

const apiFolders = apiRoutes.map(({ url }) => url.replace(/^\/|\/?\*$/g, ''));
const filesAtOnce = 32;

/** Never served: dot files, and the files that hosts read. */
const hidden = /(?:^|\/)\.(?!well-known\/)|^_(?:headers|redirects)$/;

/** The key of a path, by which raw and percent-encoded addresses are equal; undefined for a malformed one. */
export function pathKey(address: string): string | undefined {
  const parsed = parseRequestPath(address);
  return parsed && redirectKey(parsed.segments);
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

  private async isFile(key: string): Promise<boolean> {
    if (hidden.test(key)) return false;
    const stats = await stat(path.join(this.release, key)).catch(() => undefined);
    if (stats?.isFile()) return true;
    const page = stats?.isDirectory() ? path.join(this.release, htmlFileOf(key)) : undefined;
    return page !== undefined && ((await stat(page).catch(() => undefined))?.isFile() ?? false);
  }

  private async find(address: string): Promise<Target> {
    const asked = this.pathOf(address);
    if (asked === undefined) return 'outside';
    const key = pathKey(asked);
    if (key === undefined) return 'nothing';
    if (this.pages.has(key)) return 'page';
    const [first = ''] = key.split('/', 1);
    if (apiFolders.includes(first)) return 'api';
    if (await this.isFile(key)) return 'file';
    const redirect = this.redirects.get(key);
    if (redirect) return redirect.status === 410 ? 'gone' : 'redirect';
    return 'nothing';
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
