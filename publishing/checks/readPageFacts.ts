import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { mapLimited } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { type PageFacts, pageFacts } from './pageFacts';

/** In a release's folder; its dot keeps it from being served. */
export const factsIndexName = '.page-facts.json';

/** Increase it when {@link PageFacts}, or how they are found, change: older caches are then ignored. */
const indexVersion = 1;

const number = v.number();

/** Each address is listed once: pages share most of them, and a release may have 20,000 pages. */
const indexSchema = v.object({
  version: v.literal(indexVersion),
  addresses: v.array(v.string()),
  pages: v.record(
    v.string(),
    v.object({
      /** Version of the page's file: {@link fileVersion}. */
      file: v.string(),
      hasTitle: v.boolean(),
      headings: number,
      textLength: number,
      isIndexed: v.boolean(),
      canonical: v.nullable(number),
      alternates: v.array(v.tuple([v.string(), number])),
      links: v.array(number),
      references: v.array(number),
    }),
  ),
});

type StoredIndex = v.InferOutput<typeof indexSchema>;

/** The same for hard links of one file, another once the file is rewritten. */
function fileVersion({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }): string {
  return `${ino}-${mtimeMs}-${size}`;
}

/** Interns addresses. In V8 a substring keeps its whole string alive: a page's HTML would stay in memory. */
class Addresses {
  private readonly numbers = new Map<string, number>();
  readonly all: string[];

  constructor(known: readonly string[] = []) {
    this.all = [...known];
    this.all.forEach((address, index) => this.numbers.set(address, index));
  }

  numberOf(address: string): number {
    const known = this.numbers.get(address);
    if (known !== undefined) return known;
    const copy = Buffer.from(address).toString();
    this.numbers.set(copy, this.all.length);
    this.all.push(copy);
    return this.all.length - 1;
  }

  own(address: string): string {
    return this.all[this.numberOf(address)] ?? address;
  }
}

/** Cached facts of a release's pages: the next release parses only pages that have changed. */
class FactsIndex {
  private constructor(
    private readonly addresses: Addresses,
    private readonly stored: StoredIndex['pages'],
  ) {}

  /** Empty if it is missing or unreadable: every page is then parsed. */
  static async read(release: string | undefined): Promise<FactsIndex> {
    if (release === undefined) return new FactsIndex(new Addresses(), {});
    try {
      const text = await readFile(path.join(release, factsIndexName), 'utf8');
      const { addresses, pages } = v.parse(indexSchema, JSON.parse(text));
      return new FactsIndex(new Addresses(addresses), pages);
    } catch {
      return new FactsIndex(new Addresses(), {});
    }
  }

  private addressesOf(numbers: readonly number[]): string[] {
    return numbers.flatMap((index) => this.addresses.all[index] ?? []);
  }

  /** @returns undefined when nothing is known of this version of the page's file */
  find(page: string, version: string): PageFacts | undefined {
    const found = Object.hasOwn(this.stored, page) ? this.stored[page] : undefined;
    if (found?.file !== version) return undefined;
    const { hasTitle, headings, textLength, isIndexed, canonical, alternates, links, references } = found;
    return {
      hasTitle,
      headings,
      textLength,
      isIndexed,
      canonical: canonical === null ? null : (this.addresses.all[canonical] ?? null),
      alternates: alternates.map(([language, index]) => [language, this.addresses.all[index] ?? '']),
      links: this.addressesOf(links),
      references: this.addressesOf(references),
    };
  }
}

/** Facts by path, each with the version of the file that they were read from. */
type KnownFacts = ReadonlyMap<string, { version: string; facts: PageFacts }>;

async function writeFactsIndex(release: string, known: KnownFacts): Promise<void> {
  const addresses = new Addresses();
  const pages: StoredIndex['pages'] = {};
  for (const [page, { version, facts }] of known) {
    const { canonical, alternates, links, references, ...plain } = facts;
    pages[page] = {
      file: version,
      ...plain,
      canonical: canonical === null ? null : addresses.numberOf(canonical),
      alternates: alternates.map(([language, address]) => [language, addresses.numberOf(address)]),
      links: links.map((address) => addresses.numberOf(address)),
      references: references.map((address) => addresses.numberOf(address)),
    };
  }
  const index: StoredIndex = { version: indexVersion, addresses: addresses.all, pages };
  await writeFileAtomic(path.join(release, factsIndexName), JSON.stringify(index));
}

const filesAtOnce = 16;

/** Where Gatsby writes the HTML of a path. */
export function htmlFileOf(page: string): string {
  return path.posix.join('.', page, 'index.html');
}

/** With addresses shared between pages: see {@link Addresses}. */
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
 * The facts of these pages, without those whose HTML is missing. Facts of unchanged pages (hard links) come from the
 * previous release's cache; all are cached in the new release.
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
