import { Parser } from 'htmlparser2';
import { type ToldFact, toldFacts } from './toldFacts';

/**
 * The checks need to know this about a page's HTML. Addresses are listed once, without their hash: a path from the
 * root, or an absolute URL.
 */
export type PageFacts<Address = string> = {
  hasTitle: boolean;
  /** Elements `h1`. */
  headings: number;
  /** Characters that the main part shows, runs of white space counted as one. */
  textLength: number;
  isIndexed: boolean;
  canonical: Address | null;
  /** Language and address of `rel="alternate"`, `x-default` included, in the order of the page. */
  alternates: [language: string, address: Address][];
  /** Visitors can follow these. */
  links: Address[];
  /** Browsers and link previews load these: scripts, styles, images, fonts, data. */
  references: Address[];
  /** It says this of shares and funds: see `toldFacts.ts`. */
  told: [key: Address, value: Address][];
};

/** The same facts with their addresses, and other texts that many pages have, told in another way. */
export function withAddresses<From, To>(facts: PageFacts<From>, tell: (address: From) => To): PageFacts<To> {
  const { canonical, alternates, links, references, told } = facts;
  return {
    ...facts,
    canonical: canonical === null ? null : tell(canonical),
    alternates: alternates.map(([language, address]) => [language, tell(address)]),
    links: links.map(tell),
    references: references.map(tell),
    told: told.map(([key, value]) => [tell(key), tell(value)]),
  };
}

type Attributes = Readonly<Record<string, string>>;

/** Attributes whose address is loaded, by element. */
const loading: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  embed: ['src'],
  object: ['data'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
};

/** Attributes that take the visitor elsewhere, by element. */
const leading: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  form: 'action',
  iframe: 'src',
};

const loadedRelations = ['stylesheet', 'icon', 'apple-touch-icon', 'manifest', 'preload', 'modulepreload'];
const previewImages = ['og:image', 'twitter:image'];

/** The paths of scripts and styles in an inline script, in quotes that may themselves be escaped. */
const scriptPaths = /"(\/[^"\\\s]+\.(?:m?js|css))\\?"/g;
const styleAddresses = /url\(\s*["']?([^"')\s]+)/g;
const styleElements = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** @returns undefined for what is neither a page nor a file: hashes, `mailto:`, `data:` */
function absolute(address: string, path: string): string | undefined {
  const [plain = ''] = address.trim().split('#', 1);
  if (plain === '') return undefined;
  if (/^\/(?!\/)/.test(plain) || /^https?:/i.test(plain)) return plain;
  if (/^[a-z][a-z0-9+.-]*:/i.test(plain) || plain.startsWith('//')) return undefined;
  return URL.canParse(plain, `http://site.invalid${encodeURI(path)}`)
    ? new URL(plain, `http://site.invalid${encodeURI(path)}`).href.replace('http://site.invalid', '')
    : plain;
}

/** An address ends at white space, its descriptor at a comma. https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute */
function srcsetAddresses(srcset: string): string[] {
  return Array.from(srcset.matchAll(/(\S*[^\s,])(?:\s+[^,]*)?(?:,|$)/g), ([, address = '']) => address);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Collects the facts of one page while it is parsed. */
class FactsCollector {
  private title = '';
  private headings = 0;
  private textLength = 0;
  private endsInSpace = true;
  private isIndexed = true;
  private canonical: string | null = null;
  private readonly alternates: [string, string][] = [];
  private readonly links = new Set<string>();
  private readonly references = new Set<string>();
  private mainDepth = 0;
  private inTitle = false;
  private inSvg = 0;
  /** Type of the script that is open, and its text. */
  private script: { type: string; text: string } | undefined;
  private language = '';
  private readonly told = new Map<string, ToldFact>();

  /** @param path of the page, for addresses that are relative to it */
  constructor(private readonly path: string) {}

  private add(addresses: Set<string>, address: string | undefined): void {
    const found = address === undefined ? undefined : absolute(address, this.path);
    if (found !== undefined) addresses.add(found);
  }

  private addLink(relation: readonly string[], { href, hreflang, imagesrcset }: Attributes): void {
    if (href !== undefined && relation.includes('canonical')) this.canonical = href;
    else if (href !== undefined && relation.includes('alternate') && hreflang !== undefined) {
      this.alternates.push([hreflang, href]);
    } else if (relation.some((name) => loadedRelations.includes(name))) this.add(this.references, href);
    else if (relation.some((name) => ['alternate', 'sitemap', 'next', 'prev'].includes(name))) {
      this.add(this.links, href);
    }
    if (imagesrcset) srcsetAddresses(imagesrcset).forEach((address) => this.add(this.references, address));
  }

  private addMeta({ name, property, content = '' }: Attributes): void {
    if (name === 'robots' && /\bnoindex\b/i.test(content)) this.isIndexed = false;
    if (previewImages.includes(property ?? name ?? '')) this.add(this.references, content);
  }

  opened(element: string, attributes: Attributes): void {
    if (element === 'main') this.mainDepth++;
    else if (element === 'svg') this.inSvg++;
    else if (element === 'h1') this.headings++;
    else if (element === 'title') this.inTitle = this.inSvg === 0;
    else if (element === 'meta') this.addMeta(attributes);
    else if (element === 'link') {
      this.addLink((attributes.rel ?? '').toLowerCase().split(/\s+/), attributes);
    } else if (element === 'script') this.script = { type: attributes.type ?? '', text: '' };
    else if (element === 'html') this.language = attributes.lang ?? '';
    const leadsBy = leading[element];
    if (leadsBy) this.add(this.links, attributes[leadsBy]);
    loading[element]?.forEach((attribute) => this.add(this.references, attributes[attribute]));
    if (attributes.srcset) {
      srcsetAddresses(attributes.srcset).forEach((address) => this.add(this.references, address));
    }
  }

  closed(element: string): void {
    if (element === 'main') this.mainDepth--;
    else if (element === 'svg') this.inSvg--;
    else if (element === 'title') this.inTitle = false;
    else if (element === 'script') this.endScript();
  }

  private endScript(): void {
    const { type, text } = this.script ?? { type: '', text: '' };
    this.script = undefined;
    const isJson = /^application\/(?:ld\+)?json$/.test(type);
    if (type !== 'application/ld+json') this.addMatches(text, scriptPaths);
    if (!isJson) return;
    for (const fact of toldFacts(parsedJson(text), this.language)) this.told.set(fact.join('\n'), fact);
  }

  text(text: string): void {
    if (this.script !== undefined) this.script.text += text;
    else if (this.inTitle) this.title += text;
    else if (this.mainDepth > 0) this.count(text);
  }

  private count(text: string): void {
    const shown = text.replace(/\s+/g, ' ');
    this.textLength += shown.length - (this.endsInSpace && shown.startsWith(' ') ? 1 : 0);
    this.endsInSpace = shown.endsWith(' ') || (shown === '' && this.endsInSpace);
  }

  addMatches(text: string, pattern: RegExp): void {
    for (const [, address] of text.matchAll(pattern)) this.add(this.references, address);
  }

  facts(): PageFacts {
    return {
      hasTitle: this.title.trim() !== '',
      headings: this.headings,
      textLength: this.textLength,
      isIndexed: this.isIndexed,
      canonical: this.canonical,
      alternates: this.alternates,
      links: [...this.links],
      references: [...this.references],
      told: [...this.told.values()],
    };
  }
}

/**
 * Reads a page in one pass. Styles are searched for addresses but not parsed.
 * @param path of the page, decoded
 */
export function pageFacts(html: string, path: string): PageFacts {
  const collector = new FactsCollector(path);
  const parser = new Parser(
    {
      onopentag: (element, attributes) => collector.opened(element, attributes),
      onclosetag: (element) => collector.closed(element),
      ontext: (text) => collector.text(text),
    },
    { decodeEntities: true },
  );
  parser.end(
    html.replace(styleElements, (_, styles: string) => {
      collector.addMatches(styles, styleAddresses);
      return '';
    }),
  );
  return collector.facts();
}
