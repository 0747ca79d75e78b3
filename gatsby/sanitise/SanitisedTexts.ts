import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import * as v from 'valibot';
import { playerHosts } from '../../src/cookies/playerHosts';
import type { Sanitise } from './sanitiseHtml';

const cacheKey = 'sanitised-texts';

const keptSchema = v.object({ rules: v.string(), texts: v.record(v.string(), v.string()) });

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

/**
 * Caches sanitised texts from one build to the next: each takes 4 to 8 ms, and most have not changed. Texts that a
 * build has not used are dropped.
 */
export class SanitisedTexts {
  private readonly met = new Map<string, string>();

  private constructor(
    private readonly known: ReadonlyMap<string, string>,
    private readonly rules: string | undefined,
  ) {}

  /** @param rules of {@link sanitisingRules}: texts cached under other rules are not used */
  static async kept(cache: Cache, rules: string | undefined): Promise<SanitisedTexts> {
    const kept = v.safeParse(keptSchema, await cache.get(cacheKey));
    const usable = rules !== undefined && kept.success && kept.output.rules === rules;
    return new SanitisedTexts(new Map(usable ? Object.entries(kept.output.texts) : []), rules);
  }

  /** Outside of a Gatsby build: as long as this process. */
  static forThisProcess(): SanitisedTexts {
    return new SanitisedTexts(new Map(), undefined);
  }

  /** The same functions, cached. */
  remembering(sanitise: Sanitise): Sanitise {
    const remembered = (policy: keyof Sanitise) => (html: string) => {
      const key = digest(policy, html);
      const text = this.met.get(key) ?? this.known.get(key) ?? sanitise[policy](html);
      this.met.set(key, text);
      return text;
    };
    return { page: remembered('page'), news: remembered('news') };
  }

  async keep(cache: Cache): Promise<void> {
    if (this.rules === undefined) return;
    await cache.set(cacheKey, { rules: this.rules, texts: Object.fromEntries(this.met) });
  }
}
