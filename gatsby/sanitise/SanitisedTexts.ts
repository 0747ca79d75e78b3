import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import { playerHosts } from '../../src/cookies/playerHosts';
import type { Sanitise } from './sanitiseHtml';

const cacheKey = 'sanitised-texts';

const partSchema = v.variant('kind', [
  v.object({ kind: v.literal('paragraph'), html: v.string() }),
  v.object({ kind: v.literal('player'), src: v.string(), host: v.string() }),
]);

const keptSchema = v.object({
  rules: v.string(),
  texts: v.record(v.string(), v.string()),
  /** Bodies of news have these. */
  parts: v.record(v.string(), v.array(partSchema)),
});

type Kept = v.InferOutput<typeof keptSchema>;

type Cache = Pick<GatsbyCache, 'get' | 'set'>;

function digest(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}

/**
 * Changes with the build's code, which holds the policies, and with the hosts, also those of players. A new version of the libraries changes
 * `package.json`, and Gatsby then clears its cache. `undefined` outside of a Gatsby build: nothing is then reused.
 */
export async function sanitisingRules(systemHosts: readonly string[]): Promise<string | undefined> {
  const compiled = path.resolve('.cache/compiled/gatsby-node.js');
  const code = await readFile(compiled, 'utf8').catch(() => undefined);
  return code === undefined ? undefined : digest(code, ...systemHosts, '', ...Object.keys(playerHosts));
}

/** Values by what they were made of: those of the last build, and those that this process has met. */
class Remembered<Value> {
  private readonly met = new Map<string, Value>();

  constructor(private readonly known: Readonly<Record<string, Value>>) {}

  get(key: string, make: () => Value): Value {
    const value = this.met.get(key) ?? this.known[key] ?? make();
    this.met.set(key, value);
    return value;
  }

  toJSON(): Record<string, Value> {
    return Object.fromEntries(this.met);
  }
}

const nothing = { texts: {}, parts: {} };

/**
 * Caches sanitised texts from one build to the next: each takes 4 to 8 ms, and most have not changed. Texts that a
 * build has not used are dropped.
 */
export class SanitisedTexts {
  private readonly texts: Remembered<string>;
  private readonly parts: Remembered<Kept['parts'][string]>;

  private constructor(
    known: Pick<Kept, 'texts' | 'parts'>,
    private readonly rules: string | undefined,
  ) {
    this.texts = new Remembered(known.texts);
    this.parts = new Remembered(known.parts);
  }

  /** @param rules of {@link sanitisingRules}: texts cached under other rules are not used */
  static async kept(cache: Cache, rules: string | undefined): Promise<SanitisedTexts> {
    const kept = v.safeParse(keptSchema, await cache.get(cacheKey));
    const isUsable = rules !== undefined && kept.success && kept.output.rules === rules;
    return new SanitisedTexts(isUsable ? kept.output : nothing, rules);
  }

  /**
   * Outside of a Gatsby build: as long as this process.
   *
   * @param json of {@link keptJson}, by a build of the same code
   */
  static forThisProcess(json = ''): SanitisedTexts {
    const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), json);
    return new SanitisedTexts(kept.success ? kept.output : nothing, undefined);
  }

  /** Those that the last build has kept. */
  static async keptJson(cache: Cache): Promise<string> {
    return JSON.stringify((await cache.get(cacheKey)) ?? null);
  }

  /** The same functions, cached. */
  remembering(sanitise: Sanitise): Sanitise {
    const remembered = (policy: 'page' | 'news') => (html: string) =>
      this.texts.get(digest(policy, html), () => sanitise[policy](html));
    return {
      page: remembered('page'),
      news: remembered('news'),
      newsParts: (html) => this.parts.get(digest(html), () => sanitise.newsParts(html)),
    };
  }

  async keep(cache: Cache): Promise<void> {
    if (this.rules === undefined) return;
    await cache.set(cacheKey, { rules: this.rules, texts: this.texts.toJSON(), parts: this.parts.toJSON() });
  }
}
