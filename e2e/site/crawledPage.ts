/** What one page's HTML says, as a reader without scripts gets it. */
export type CrawledPage = {
  /** Path without a trailing slash, percent-encoded. */
  path: string;
  status: number;
  lang: string;
  title: string;
  h1Count: number;
  robots: string | null;
  description: string | null;
  canonical: string[];
  /** hreflang → address. */
  alternates: Record<string, string>;
  /** Property → contents, in their order. */
  openGraph: Record<string, string[]>;
  ids: string[];
  /** Absolute addresses that links lead to. */
  links: string[];
  /** Absolute addresses of scripts, styles, images, icons and the like. */
  assets: string[];
  /** Every text that a reader sees or hears, node by node. */
  texts: string[];
};

/**
 * Runs in the browser, on a page of the site: fetches each address and reads its HTML, a few at a time.
 * It stands alone, because the browser gets nothing but its source.
 */
export async function crawlInBrowser(addresses: readonly string[]): Promise<CrawledPage[]> {
  const attributesRead = ['alt', 'aria-label', 'title', 'placeholder'];

  function textsOf(page: Document): string[] {
    const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style, noscript, template')) texts.push(textContent?.trim() ?? '');
    }
    for (const name of attributesRead) {
      page.querySelectorAll(`[${name}]`).forEach((element) => texts.push(element.getAttribute(name) ?? ''));
    }
    page.querySelectorAll('meta[content]').forEach((meta) => texts.push(meta.getAttribute('content') ?? ''));
    return texts.filter((text) => text !== '');
  }

  function read(address: string, status: number, html: string): CrawledPage {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string, attribute: string): string[] =>
      [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
    const absolute = (reference: string) => new URL(reference, address).href;
    const named = (selector: string, name: string, value: string): Record<string, string[]> => {
      const entries: Record<string, string[]> = {};
      page.querySelectorAll(selector).forEach((element) => {
        const key = element.getAttribute(name) ?? '';
        entries[key] = [...(entries[key] ?? []), element.getAttribute(value) ?? ''];
      });
      return entries;
    };
    const alternates = named('link[rel=alternate][hreflang]', 'hreflang', 'href');
    const sources = [...all('[srcset]', 'srcset'), ...all('[imagesrcset]', 'imagesrcset')].flatMap((set) =>
      set.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] ?? []),
    );
    return {
      path: new URL(address).pathname,
      status,
      lang: page.documentElement.lang,
      title: page.title,
      h1Count: page.querySelectorAll('h1').length,
      robots: all('meta[name=robots]', 'content')[0] ?? null,
      description: all('meta[name=description]', 'content')[0] ?? null,
      canonical: all('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(
        Object.entries(alternates).map(([language, hrefs]) => [language, hrefs.join(' ')]),
      ),
      openGraph: named('meta[property]', 'property', 'content'),
      ids: all('[id]', 'id'),
      links: all('a[href]', 'href').map(absolute),
      assets: [
        ...all('link[href]:not([rel=canonical], [rel=alternate])', 'href'),
        ...all('[src]', 'src'),
        ...sources.filter((source) => source !== ''),
      ].map(absolute),
      texts: textsOf(page),
    };
  }

  const queue = [...addresses];
  const pages: CrawledPage[] = [];
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const response = await fetch(address, { redirect: 'manual' });
      pages.push(read(address, response.status, await response.text()));
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}
