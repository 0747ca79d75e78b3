import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Parser } from 'htmlparser2';

export type SitemapEntry = { address: string; alternates: [language: string, address: string][] };

export const sitemapIndexName = 'sitemap-index.xml';

/** Texts of the elements `loc`, each with the alternates that stand beside it. */
export function sitemapEntries(xml: string): SitemapEntry[] {
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
    // By its last part: a site below a path of its host has the same files.
    entries.push(...sitemapEntries(await read(path.posix.basename(new URL(file).pathname))));
  }
  return { origin: new URL(first).origin, entries };
}
