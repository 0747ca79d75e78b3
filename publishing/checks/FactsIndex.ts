import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import type { PageFacts } from './pageFacts';

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
export function fileVersion({ ino, mtimeMs, size }: { ino: number; mtimeMs: number; size: number }): string {
  return `${ino}-${mtimeMs}-${size}`;
}

/** Keeps each address once. A part of a string holds on to all of it in V8: a page's HTML would stay in memory. */
export class Addresses {
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
export class FactsIndex {
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
export type KnownFacts = ReadonlyMap<string, { version: string; facts: PageFacts }>;

export async function writeFactsIndex(release: string, known: KnownFacts): Promise<void> {
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
