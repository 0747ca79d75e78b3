import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import type { SitePage } from '../releases/releaseFiles';
import type { LinkTargets } from '../releases/destination';
import type { PageFacts } from './pageFacts';
import { alternatesKey } from './pageProblems';

type SitemapEntry = { address: string; alternates: [language: string, address: string][] };

const sitemapIndexName = 'sitemap-index.xml';

/** Texts of the elements `loc`, each with the alternates that stand beside it. */
function sitemapEntries(xml: string): SitemapEntry[] {
  const entries: SitemapEntry[] = [];
  let entry: SitemapEntry | undefined;
  let isLocation = false;
  const parser = new Parser(
    {
      onopentag: (element, { rel, hreflang, href }) => {
        if (element === 'url' || element === 'sitemap') entry = { address: '', alternates: [] };
        else if (element === 'loc') isLocation = true;
        else if (element === 'xhtml:link' && rel === 'alternate') {
          entry?.alternates.push([hreflang ?? '', href ?? '']);
        }
      },
      ontext: (text) => {
        if (isLocation && entry) entry.address += text.trim();
      },
      onclosetag: (element) => {
        if (element === 'loc') isLocation = false;
        if ((element === 'url' || element === 'sitemap') && entry) entries.push(entry);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return entries;
}

export type Sitemap = {
  /** Scheme and host of the site, as the sitemap has them. */
  origin: string;
  entries: SitemapEntry[];
};

/** The sitemap's index and the files that it names. @throws Error naming the file that cannot be read */
export async function readSitemap(release: string): Promise<Sitemap> {
  const read = (name: string) =>
    readFile(path.join(release, name), 'utf8').catch(() => {
      throw new Error(`The sitemap's file ${name} is missing.`);
    });
  const files = sitemapEntries(await read(sitemapIndexName)).map(({ address }) => address);
  const [first] = files;
  if (first === undefined || !URL.canParse(first)) {
    throw new Error(`The sitemap's index ${sitemapIndexName} names no file.`);
  }
  const entries: SitemapEntry[] = [];
  for (const file of files) {
    if (!URL.canParse(file)) throw new Error(`The sitemap's index names "${file}", which is no address.`);
    // Only the last part of the path counts: a site below a path of its host has the same files.
    entries.push(...sitemapEntries(await read(path.posix.basename(new URL(file).pathname))));
  }
  return { origin: new URL(first).origin, entries };
}

/** Lists the differences between the sitemap and the pages that may be indexed. */
export function sitemapProblems(
  entries: readonly SitemapEntry[],
  pages: readonly SitePage[],
  facts: ReadonlyMap<string, PageFacts>,
  pageAt: LinkTargets['pageAt'],
): string[] {
  const indexed = new Set(pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path));
  const listed = new Set<string>();
  const problems = entries.flatMap(({ address, alternates }) => {
    const path = pageAt(address);
    if (path === undefined || !indexed.has(path)) {
      return [`The sitemap names ${address}, which is no page that may be indexed.`];
    }
    if (listed.has(path)) return [`The sitemap names ${address} twice.`];
    listed.add(path);
    const page = facts.get(path);
    return page && alternatesKey(page.alternates) !== alternatesKey(alternates)
      ? [`The sitemap names other translations of ${path} than the page itself.`]
      : [];
  });
  const missing = [...indexed].filter((path) => !listed.has(path));
  return [...problems, ...missing.map((path) => `The sitemap lacks ${path}.`)];
}

/** Pages whose HTML says otherwise than the list of pages whether they may be indexed. */
export function indexingProblems(
  pages: readonly SitePage[],
  facts: ReadonlyMap<string, PageFacts>,
): string[] {
  return pages.flatMap(({ path, isIndexed }) => {
    const page = facts.get(path);
    if (!page || page.isIndexed === isIndexed) return [];
    return [
      isIndexed
        ? `${path} tells search engines not to list it (noindex), and is listed as a page that may be indexed.`
        : `${path} does not tell search engines not to list it (noindex).`,
    ];
  });
}
