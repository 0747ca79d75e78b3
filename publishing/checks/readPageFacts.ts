import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { mapLimited } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { type PageFacts, pageFacts } from './pageFacts';

/** In a release's folder; its dot keeps it from being served. */
export const factsIndexName = '.page-facts.json';

/** Another number whenever {@link PageFacts}, or how they are found, change: what was remembered then no longer holds. */
const indexVersion = 1;

const number = v.number();

/** Addresses stand once in a list of their own: pages share most of them, and a release may have 20,000 pages. */
const indexSchema = v.object({
  version: v.literal(indexVersion),
  addresses: v.array(v.string()),
  pages: v.record(
    v.string(),
    v.object({
      /** Which version of the page's file these are the facts of: {@link fileVersion}. */
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

/** Equal for hard links of one file, and different once it is written anew. */
function fileVersion({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }): string {
  return `${ino}-${mtimeMs}-${size}`;
}

/** Keeps each address once. A part of a string holds on to all of it in V8: a page's HTML would stay in memory. */
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

/** The facts of a release's pages, remembered beside it, so that the next one has to parse only what has changed. */
class FactsIndex {
  private constructor(
    private readonly addresses: Addresses,
    private readonly stored: StoredIndex['pages'],
  ) {}

  /** Empty where there is none that can be read: then every page is parsed. */
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
