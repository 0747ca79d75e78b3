import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { mapLimited } from '../../platform/runConcurrently';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { htmlFileOf } from '../releases/releaseFiles';
import { type PageFacts, pageFacts, withAddresses } from './pageFacts';

/** In a release's folder; its dot keeps it from being served. */
export const factsIndexName = '.page-facts.json';

/** Increase it when {@link PageFacts}, or how they are found, change: older caches are then ignored. */
const indexVersion = 3;

const number = v.number();

/**
 * Saves the next release parsing unchanged pages. Each address and fact is listed once: pages share most of them, and a release
 * may have 20,000 pages.
 */
const indexSchema = v.object({
  version: v.literal(indexVersion),
  addresses: v.array(v.string()),
  /** By path. */
  pages: v.record(
    v.string(),
    v.object({
      /** The same for hard links of one file, another once the file is rewritten. */
      file: v.string(),
      facts: v.object({
        hasTitle: v.boolean(),
        headings: number,
        textLength: number,
        isIndexed: v.boolean(),
        canonical: v.nullable(number),
        alternates: v.array(v.tuple([v.string(), number])),
        links: v.array(number),
        references: v.array(number),
        told: v.array(v.tuple([number, number])),
      }),
    }),
  ),
});

type FactsIndex = v.InferOutput<typeof indexSchema>;

/** Empty if it is missing or unreadable: every page is then parsed. */
async function readIndex(release: string | undefined): Promise<FactsIndex> {
  try {
    return v.parse(indexSchema, JSON.parse(await readFile(path.join(release ?? '', factsIndexName), 'utf8')));
  } catch {
    return { version: indexVersion, addresses: [], pages: {} };
  }
}

/** In V8 a part of a string keeps all of it alive: the HTML of each page would stay in memory. */
const ownText = (part: string) => Buffer.from(part).toString();

/** The facts of pages that are read while others are rendered: a release gets their files as they are, of that time and size. */
export class FactsAhead {
  private readonly facts = new Map<string, PageFacts>();

  /** @param file path of any text that is there from now on */
  async read(folder: string, file: string): Promise<void> {
    const name = path.relative(folder, file);
    if (path.basename(name) !== 'index.html') return;
    const page = `/${path.dirname(name)}`;
    const [stats, html] = await Promise.all([stat(file), readFile(file, 'utf8')]);
    this.facts.set(this.keyOf(page, stats), withAddresses(pageFacts(html, page), ownText));
  }

  of(page: string, stats: Stats): PageFacts | undefined {
    return this.facts.get(this.keyOf(page, stats));
  }

  private keyOf(page: string, { mtimeMs, size }: Stats): string {
    return `${Math.round(mtimeMs)} ${size} ${page}`;
  }
}

const filesAtOnce = 16;

/**
 * The facts of these pages by path, without those whose HTML is missing. Facts of unchanged pages (hard links) come from the
 * previous release's index; all are written to the new release's.
 */
export async function readPageFacts(
  release: string,
  previous: string | undefined,
  pages: readonly string[],
  ahead = new FactsAhead(),
): Promise<Map<string, PageFacts>> {
  const known = await readIndex(previous);
  const numbers = new Map<string, number>();
  const index: FactsIndex = { version: indexVersion, addresses: [], pages: {} };
  const numberOf = (address: string): number => {
    const found = numbers.get(address);
    if (found !== undefined) return found;
    const copy = ownText(address);
    numbers.set(copy, index.addresses.length);
    return index.addresses.push(copy) - 1;
  };
  await mapLimited(pages, filesAtOnce, async (page) => {
    const html = path.join(release, htmlFileOf(page));
    const stats = await stat(html).catch(() => undefined);
    if (!stats?.isFile()) return;
    const file = `${stats.ino}-${stats.mtimeMs}-${stats.size}`;
    const before = Object.hasOwn(known.pages, page) ? known.pages[page] : undefined;
    const facts =
      before?.file === file
        ? withAddresses(before.facts, (address) => known.addresses[address] ?? '')
        : (ahead.of(page, stats) ?? pageFacts(await readFile(html, 'utf8'), page));
    index.pages[page] = { file, facts: withAddresses(facts, numberOf) };
  });
  await writeFileAtomic(path.join(release, factsIndexName), JSON.stringify(index));
  return new Map(
    pages.flatMap((page) => {
      const facts = index.pages[page]?.facts;
      return facts ? [[page, withAddresses(facts, (address) => index.addresses[address] ?? '')]] : [];
    }),
  );
}
