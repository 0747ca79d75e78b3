import type { HeaderRule } from './parseHeaders';

/** By name in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** Addresses whose headers are remembered: those of scripts and fonts come again and again. */
const maxKnown = 5000;
/** Longer addresses are nobody's own. */
const maxKnownLength = 200;

/** The headers that a release says its files are sent with. */
export class HeaderTable {
  private readonly known = new Map<string, Headers>();

  constructor(private readonly rules: readonly HeaderRule[]) {}

  /**
   * Those of every rule that is about the path. What several rules say of one header is joined by a comma, as Netlify and
   * Cloudflare Pages do.
   *
   * @param segments decoded
   */
  of(segments: readonly string[]): Headers {
    const path = `/${segments.join('/')}`;
    const known = this.known.get(path);
    if (known) return known;
    const headers = new Map<string, string>();
    for (const { pattern, headers: own } of this.rules) {
      if (!pattern.test(path)) continue;
      for (const [name, value] of own) {
        const before = headers.get(name);
        headers.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    const found = Object.fromEntries(headers);
    this.remember(path, found);
    return found;
  }

  private remember(path: string, headers: Headers): void {
    if (path.length > maxKnownLength) return;
    if (this.known.size >= maxKnown) this.known.clear();
    this.known.set(path, headers);
  }
}
