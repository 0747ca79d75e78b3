import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Addresses, FactsIndex, fileVersion, type KnownFacts, writeFactsIndex } from './FactsIndex';
import { mapLimited } from './mapLimited';
import { type PageFacts, pageFacts } from './pageFacts';

const filesAtOnce = 16;

/** Where Gatsby writes the HTML of a path. */
export function htmlFileOf(page: string): string {
  return path.posix.join('.', page, 'index.html');
}

/** With each address kept once for all pages: see {@link Addresses}. */
function sharing(facts: PageFacts, addresses: Addresses): PageFacts {
  const own = (address: string) => addresses.own(address);
  return {
    ...facts,
    canonical: facts.canonical === null ? null : own(facts.canonical),
    alternates: facts.alternates.map(([language, address]) => [own(language), own(address)]),
    links: facts.links.map(own),
    references: facts.references.map(own),
  };
}

/**
 * The facts of these pages, without those whose HTML is missing. Pages that are the same file as in the previous release, a
 * hard link, are known from there; what is found is remembered in the release.
 */
export async function readPageFacts(
  release: string,
  previous: string | undefined,
  pages: readonly string[],
): Promise<KnownFacts> {
  const index = await FactsIndex.read(previous);
  const addresses = new Addresses();
  const found = await mapLimited(pages, filesAtOnce, async (page) => {
    const file = path.join(release, htmlFileOf(page));
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const version = fileVersion(stats);
    const facts = index.find(page, version) ?? pageFacts(await readFile(file, 'utf8'), page);
    return { page, version, facts: sharing(facts, addresses) };
  });
  const known = new Map(
    found.flatMap((entry) => (entry ? [[entry.page, { version: entry.version, facts: entry.facts }]] : [])),
  );
  await writeFactsIndex(release, known);
  return known;
}
