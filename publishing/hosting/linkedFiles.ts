import { extension } from 'mime-types';
import { revisionHeader } from '../../contract/contentRevision';
import { messageOf } from '../../platform/errors';
import { apiRoutes, matchesRoute } from '../../platform/http/apiRoutes';
import { decode } from '../../platform/http/parseRequestPath';
import { fetchWhole } from '../../platform/http/retryDropped';
import { runConcurrently } from '../../platform/runConcurrently';
import type { Headers } from '../releases/hostingFiles';

/** A file of the content API that is exported. */
export interface LinkedFile {
  /** Decoded, without a leading slash: `e/fr/docs/company/VOTING_REPORT.2025-04-10.pdf`. */
  name: string;
  /** Those that the content API sends it with and that say what it is. */
  headers: Headers;
}

export interface ContentSource {
  /** Without a trailing slash. */
  url: string;
  token: string | undefined;
  /** The one that the release was made from; undefined where there are none. */
  revision: string | undefined;
}

/** Headers of a file that go with it to its host. */
const fileHeaderNames = [
  'content-type',
  'content-disposition',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'x-robots-tag',
  'deprecation',
  'sunset',
  'link',
] as const;

const filesAtOnce = 8;
const timeLimitMs = 60_000;

/** In quotes: of an attribute, or of the properties that a page's scripts read. */
const quotedAddresses = /(?<=["'])\/[^"'\s<>\\]+(?=["'])/g;

function isFile(address: string): boolean {
  const [pathname = ''] = address.split('?', 1);
  const route = apiRoutes.find(({ url }) => matchesRoute(url, pathname));
  // The table of the range is made from each visitor's own choice.
  return route?.methods.includes('GET') === true && !/^\/e\/[^/]+\/range$/.test(pathname);
}

/** Pages write letters or their percent-encoding, and entities. */
function addressOf(written: string): string {
  const { pathname, search } = new URL(written.replaceAll('&amp;', '&'), 'http://site.invalid');
  return pathname + search;
}

/** The addresses of files of the content API in a page's HTML. */
export function linkedAddresses(html: string): string[] {
  const found = Array.from(html.matchAll(quotedAddresses), ([written]) => written).filter(isFile);
  return [...new Set(found.map(addressOf))];
}

/** No host looks at the query of a file: what it says is in the file's name. `KIID?edition=2025-02-17` → `.2025-02-17` */
function querySuffix(query: string): string {
  const { format: _format, ...asked } = Object.fromEntries(new URLSearchParams(query));
  return ['', Object.values(asked).join('-')].join('.').replaceAll(/[^\w.-]/g, '_');
}

/**
 * The file of an address.
 * @param contentType of its answer: a name that is made here ends as such files do
 */
export function fileNameOf(address: string, contentType: string): string {
  const [pathname = '', query] = address.split('?', 2);
  const name = (decode(pathname) ?? pathname).normalize('NFC').slice(1);
  if (query === undefined) return name;
  const ending = extension(contentType);
  return name + querySuffix(query) + (ending === false ? '' : `.${ending}`);
}

/**
 * Lets a page link to the files.
 * @param names of files by their address
 */
export function linkToFiles(html: string, names: ReadonlyMap<string, string>): string {
  return html.replaceAll(quotedAddresses, (written) => {
    const query = written.indexOf('?');
    const address = query < 0 || !isFile(written) ? '' : addressOf(written);
    const name = names.get(address);
    if (name === undefined) return written;
    // The path stays as it is written.
    return written.slice(0, query) + name.slice(fileNameOf(address.split('?', 1)[0] ?? '', '').length);
  });
}

/** Addresses that the content API promises to programs, be they linked to or not. */
function openDataOf(addresses: readonly string[]): string[] {
  const isins = addresses.flatMap((address) => /^\/e\/shares\/([A-Z0-9]{12})\//.exec(address)?.[1] ?? []);
  return [...new Set(isins)].flatMap((isin) => [
    `/e/shares/${isin}.json`,
    ...['csv', 'json', 'xlsx'].map((format) => `/e/navs/${isin}.${format}`),
  ]);
}

function headersOf(response: Response): Headers {
  const isCanonical = /rel="?canonical/.test(response.headers.get('link') ?? '');
  return Object.fromEntries(
    fileHeaderNames.flatMap((name) => {
      const value = response.headers.get(name);
      // The file may have another address here.
      return value === null || (name === 'link' && isCanonical) ? [] : [[name, value]];
    }),
  );
}

/** @throws Error that names the address and what to do */
async function ask({ url, token, revision }: ContentSource, address: string): Promise<Response> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(revision !== undefined && { [revisionHeader]: revision }),
  };
  try {
    return await fetchWhole(url + address, { headers, timeLimitMs });
  } catch (error) {
    throw new Error(
      `${url}${address} cannot be had: the content API does not answer (${messageOf(error)}). Start it, or set CONTENT_API_URL to where it is`,
      { cause: error },
    );
  }
}

/**
 * Asks the content API for each file that pages link to, once, and for those that it promises to programs.
 *
 * @param pagesOf the page that links to an address, by address
 * @param keep called with each file as it arrives
 * @returns names of files by address
 * @throws Error naming the address, its page and what to do
 */
export async function fetchLinkedFiles(
  source: ContentSource,
  pagesOf: ReadonlyMap<string, string>,
  keep: (file: LinkedFile, content: Buffer) => Promise<void>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const schemas = new Set<string>();
  const fetchFile = async (address: string) => {
    const response = await ask(source, address);
    const page = pagesOf.get(address);
    if (!response.ok) {
      if (page === undefined && response.status === 404) return;
      const remedy =
        response.status === 401 || response.status === 403
          ? 'check CONTENT_API_TOKEN'
          : 'put the file back or take the link out, then publish';
      throw new Error(
        `${address}, which ${page ?? 'programs'} ${page === undefined ? 'ask for' : 'links to'}, is answered with ${response.status} by the content API: ${remedy}`,
      );
    }
    const described = /<([^>]+)>; rel="?describedby/.exec(response.headers.get('link') ?? '')?.[1];
    if (described !== undefined && isFile(described)) schemas.add(described);
    const headers = headersOf(response);
    const name = fileNameOf(address, headers['content-type'] ?? '');
    names.set(address, name);
    await keep({ name, headers }, Buffer.from(await response.arrayBuffer()));
  };
  const linked = [...pagesOf.keys()];
  await runConcurrently(new Set([...linked, ...openDataOf(linked)]), filesAtOnce, fetchFile);
  await runConcurrently(schemas, filesAtOnce, fetchFile);
  return names;
}
