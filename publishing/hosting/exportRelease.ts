import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../../platform/errors';
import { filesBelow } from '../../platform/filesBelow';
import { contentTypeOf } from '../../platform/http/contentTypes';
import { mapLimited } from '../../platform/runConcurrently';
import { precompressFolder } from '../build/precompressFolder';
import { isHidden } from '../releases/destination';
import type { ServedRelease } from '../releases/LiveRelease';
import { releaseFileNames } from '../releases/releaseFiles';
import { type HostName, hosts } from './hosts';
import {
  cloudflareRules,
  hostNotes,
  type HostRules,
  netlifyRules,
  pageRules,
  type SiteRules,
} from './hostRules';
import { fetchLinkedFiles, type LinkedFile, linkedAddresses, linkToFiles } from './linkedFiles';
import { nginxRules } from './nginxRules';

/** The objects of a storage, beside the folder of their files. */
export const objectListName = 'objects.json';

export const objectListSchema = v.array(
  v.object({
    key: v.string(),
    /** From the folder `site`; absent for a redirect, which has no content. */
    file: v.optional(v.string()),
    headers: v.record(v.string(), v.string()),
  }),
);

export type StoredObject = v.InferOutput<typeof objectListSchema>[number];

export interface ExportOptions {
  host: HostName;
  release: ServedRelease;
  contentApi: { url: string; token: string | undefined };
  /** A folder that is empty, or not there yet. */
  to: string;
  /** Server that answers the calls of pages, without a trailing slash. */
  liveUrl: string | undefined;
  /** Pages were built to call another server. */
  asksElsewhere: boolean;
  /** The `cache-control` of what no rule is about. */
  defaultCaching: string;
}

export interface ExportResult {
  files: number;
  /** Those of the content API among them. */
  linked: number;
  /** A sentence for each thing that the host does not do, or that is over its limits. */
  notes: readonly string[];
}

const filesAtOnce = 16;

/** `fr/fonds/index.html` → `fr/fonds`; undefined for what is no page with an address of its own. */
function pageNameOf(file: string): string | undefined {
  const folder = path.posix.dirname(file);
  return path.posix.basename(file) === 'index.html' && folder !== '.' ? folder : undefined;
}

/** The name of a file of the release in an export. */
export function exportedName(file: string): string {
  const page = pageNameOf(file);
  return page === undefined ? file : `${page}.html`;
}

async function write(folder: string, name: string, content: string | Buffer): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Pages with links to the files of the content API, and everything else as it is. */
async function writeSite(folder: string, root: string, files: readonly string[], options: ExportOptions) {
  const pages = new Map<string, string>();
  const htmlOf = (file: string) => readFile(path.join(root, file), 'utf8');
  const htmlFiles = files.filter((file) => file.endsWith('.html'));
  await mapLimited(htmlFiles, filesAtOnce, async (file) => {
    for (const address of linkedAddresses(await htmlOf(file)))
      pages.set(address, `/${pageNameOf(file) ?? file}`);
  });
  const linked: LinkedFile[] = [];
  const source = { ...options.contentApi, revision: options.release.about.revision };
  const names = await fetchLinkedFiles(source, pages, async (file, content) => {
    linked.push(file);
    await write(folder, file.name, content);
  });
  await mapLimited(files, filesAtOnce, async (file) => {
    const name = exportedName(file);
    // Gatsby writes the page of unknown addresses twice.
    if (name !== file && files.includes(name)) return;
    if (file.endsWith('.html')) return write(folder, name, linkToFiles(await htmlOf(file), names));
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await copyFile(path.join(root, file), path.join(folder, name));
  });
  return linked.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Each page is an object of its own name, and the address with a slash leads to it, as does each redirect. */
export function storedObjects(
  files: readonly string[],
  { redirects, files: linked }: Pick<SiteRules, 'redirects' | 'files'>,
  cachingOf: (address: string) => string,
): StoredObject[] {
  const leading = (key: string, location: string): StoredObject => ({
    key,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cachingOf(`/${key}`),
      'x-amz-website-redirect-location': location,
    },
  });
  const pages = files.flatMap((file) => pageNameOf(file) ?? []);
  const moved = [...redirects].filter(([, { status }]) => status !== 410);
  return [
    ...files.map((file): StoredObject => {
      const key = pageNameOf(file) ?? file;
      const headers = { 'content-type': contentTypeOf(file), 'cache-control': cachingOf(`/${key}`) };
      return { key, file: exportedName(file), headers };
    }),
    ...linked.map(({ name, headers }): StoredObject => {
      const told: Record<string, string> = {
        'content-type': headers['content-type'] ?? contentTypeOf(name),
        'cache-control': cachingOf(`/${name}`),
      };
      const disposition = headers['content-disposition'];
      if (disposition !== undefined) told['content-disposition'] = disposition;
      return { key: name, file: name, headers: told };
    }),
    ...pages.map((page) => leading(`${page}/index.html`, encodeURI(`/${page}`))),
    ...moved.flatMap(([key, { location }]) => [
      leading(key, location),
      leading(`${key}/index.html`, location),
    ]),
  ];
}

function rulesOf(options: ExportOptions, rules: SiteRules, files: readonly string[]): HostRules {
  const { release, defaultCaching } = options;
  const host = hosts[options.host];
  switch (host.dialect) {
    case 'cloudflare':
      return cloudflareRules(host, rules);
    case 'netlify':
      return netlifyRules(rules);
    case 'nginx': {
      const all = [...files, ...rules.files.map(({ name }) => name)];
      const endings = new Set(all.map((file) => path.extname(file)).filter((ending) => ending !== ''));
      return nginxRules(rules, endings, defaultCaching);
    }
    case 'objects': {
      const cachingOf = (address: string) =>
        release.headers.of(address.split('/').slice(1))['cache-control'] ?? defaultCaching;
      const list = storedObjects(files, rules, cachingOf);
      return { files: [{ name: objectListName, text: `${JSON.stringify(list, null, 1)}\n` }], notes: [] };
    }
    case 'pages':
      return pageRules(rules);
  }
}

async function sizeNotes(site: string, options: ExportOptions): Promise<string[]> {
  const host = hosts[options.host];
  if (!('limits' in host)) return [];
  const { files: most, fileBytes } = host.limits;
  const files = await filesBelow(site);
  const sizes = await mapLimited(
    files,
    filesAtOnce,
    async (file) => (await stat(path.join(site, file))).size,
  );
  const large = files.filter((_file, index) => (sizes[index] ?? 0) > fileBytes);
  const count = (number: number) => number.toLocaleString('en');
  return [
    ...(files.length > most ? [`${host.title}: ${count(files.length)} files: it takes ${count(most)}.`] : []),
    ...large.map(
      (file) => `${host.title}: ${file} is too large: it takes ${count(fileBytes / 1024 ** 2)} MiB.`,
    ),
  ];
}

/** @throws Error when the folder has files: they may be another's */
async function assertIsFree(to: string): Promise<void> {
  const names = await readdir(to).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.length > 0)
    throw new Error(`${to} is not empty (${names[0]}, …): name a new folder, or empty it`);
}

/**
 * Writes the live release as a host needs it, with the files of the content API that its pages link to. It is written beside, and takes its
 * place when it is whole.
 *
 * @throws Error with a line that names what is wrong and what to do; nothing is left then
 */
export async function exportRelease(options: ExportOptions): Promise<ExportResult> {
  const { release, to, liveUrl, asksElsewhere } = options;
  const host = hosts[options.host];
  await assertIsFree(to);
  const incoming = `${to}.incoming-${randomBytes(4).toString('hex')}`;
  const site = path.join(incoming, host.folder);
  try {
    await mkdir(site, { recursive: true });
    const files = (await filesBelow(release.root)).filter((file) => !isHidden(file.split(path.sep))).sort();
    const linked = await writeSite(site, release.root, files, options);
    const headers = await readFile(path.join(release.root, releaseFileNames.headers), 'utf8');
    const rules = { redirects: release.redirects, headers, files: linked, liveUrl };
    const { files: written, notes } = rulesOf(options, rules, files);
    for (const { name, text } of written) await write(incoming, name, text);
    if (host.usesTwins) await precompressFolder(site);
    const limits = await sizeNotes(site, options);
    await rmdir(to).catch(() => undefined);
    await rename(incoming, to);
    return {
      files: files.length + linked.length,
      linked: linked.length,
      notes: [...hostNotes(host, rules, asksElsewhere), ...notes, ...limits],
    };
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    throw error;
  }
}
