import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import { finishedHtml } from './finishPages';
import { scriptHash } from './inlineScripts';

/** A finished page of `public/`. */
export interface KnownPage {
  /** Size and date of its file. */
  version: string;
  /** Of its inline scripts. */
  hashes: readonly string[];
}

/** By the name of the file, relative to `public/`. */
export type KnownPages = ReadonlyMap<string, KnownPage>;

/** Pages share their few scripts: each is kept once, and pages by its place. */
const keptSchema = v.object({
  finishing: v.string(),
  hashes: v.array(v.string()),
  pages: v.array(v.tuple([v.string(), v.string(), v.array(v.number())])),
});

const cacheKey = 'finished-pages';

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

/** A page that has all that is mended. */
const sample =
  '<html><head></head><body>\0<style data-emotion="css a1">.css-a1{}</style><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><script src="/a.js" async></script></body></html>';

/** Changes with the way pages are finished: then all of them are finished anew. */
function finishing(): string {
  return scriptHash(finishedHtml(sample));
}

export async function keepKnownPages(cache: Cache, pages: KnownPages): Promise<void> {
  const hashes = [...new Set([...pages.values()].flatMap((page) => page.hashes))];
  const places = new Map(hashes.map((hash, place) => [hash, place]));
  const kept: v.InferOutput<typeof keptSchema> = {
    finishing: finishing(),
    hashes,
    pages: [...pages].map(([name, page]) => [
      name,
      page.version,
      page.hashes.flatMap((hash) => places.get(hash) ?? []),
    ]),
  };
  await cache.set(cacheKey, JSON.stringify(kept));
}

function parseKept(text: string) {
  try {
    return v.parse(keptSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What the last build has kept; nothing where it has kept nothing that can be used, and every page is read. */
export async function keptKnownPages(cache: Cache): Promise<KnownPages> {
  const text = v.safeParse(v.string(), await cache.get(cacheKey));
  const kept = text.success ? parseKept(text.output) : undefined;
  if (kept?.finishing !== finishing()) return new Map();
  return new Map(
    kept.pages.map(([name, version, places]) => [
      name,
      { version, hashes: places.flatMap((place) => kept.hashes[place] ?? []) },
    ]),
  );
}
