import { defaultLocale, isLocale, localeDetails, locales } from '../src/i18n/locales';
import { pageCodes } from '../src/routes/pageCodes';
import { absoluteUrl, pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import {
  brokenLinks,
  type CrawledPage,
  crawlInBrowser,
  internalAssets,
  type InternalLink,
  internalLinks,
  leftoversIn,
  readSitemap,
  type SitemapEntry,
} from './site/crawl';
import { findIn } from './site/siteContent';

/** Locale of an address: its first segment. */
function localeOf({ path }: CrawledPage) {
  const [, first] = path.split('/');
  return isLocale(first) ? first : undefined;
}

/** Pages that break a rule: path and actual value. */
function breaking(pages: readonly CrawledPage[], rule: (page: CrawledPage) => unknown): string[] {
  return pages.flatMap((page) => {
    const fault = rule(page);
    return fault === undefined ? [] : [`${page.path}: ${JSON.stringify(fault)}`];
  });
}

test.describe('the pages of the sitemap', { tag: '@desktop' }, () => {
  // One worker, so that the site is crawled only once.
  test.describe.configure({ mode: 'default' });

  let entries: SitemapEntry[];
  let pages: CrawledPage[];
  let origin: string;

  test.beforeAll(async ({ browser, request, content }, { project }) => {
    expect(content.fr.pages.length).toBeGreaterThan(0);
    origin = project.use.baseURL ?? '';
    entries = await readSitemap(request);
    const page = await browser.newPage({ baseURL: origin });
    await page.goto('/robots.txt');
    pages = await page.evaluate(
      crawlInBrowser,
      entries.map(({ url }) => url),
    );
    await page.close();
  });

  test('are listed once, under the site’s own origin, with every page of the route table', () => {
    const urls = entries.map(({ url }) => url);
    const expected = locales.flatMap((locale) =>
      pageCodes.map((code) => absoluteUrl(pagePath(code, locale), origin)),
    );

    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    expect(expected.filter((url) => !urls.includes(url))).toEqual([]);
  });

  test('show every fund, share, article and category of the content', ({ content }) => {
    const urls = new Set(entries.map(({ url }) => url));
    const paths = locales.flatMap((locale) => [
      ...content[locale].funds.flatMap(({ path, shares }) => [path, ...shares.map((share) => share.path)]),
      ...content[locale].articles.map(({ path }) => path),
    ]);
    expect(paths.filter((path) => !urls.has(absoluteUrl(path, origin)))).toEqual([]);
  });

  test('changed on a day that is not to come', () => {
    const wrong = entries.filter(({ lastmod }) => lastmod !== null && !(Date.parse(lastmod) <= Date.now()));
    expect(wrong).toEqual([]);
    expect(entries.filter(({ lastmod }) => lastmod !== null).length).toBeGreaterThan(entries.length / 2);
  });

  test('answer 200, have one main heading and are in the language of their address', () => {
    expect(breaking(pages, ({ status }) => (status === 200 ? undefined : status))).toEqual([]);
    expect(breaking(pages, ({ h1Count }) => (h1Count === 1 ? undefined : h1Count))).toEqual([]);
    expect(breaking(pages, (page) => (page.lang === localeOf(page) ? undefined : page.lang))).toEqual([]);
    expect(breaking(pages, ({ robots }) => robots ?? undefined)).toEqual([]);
  });

  test('have a title of their own and a description', () => {
    const titles = new Map<string, string>();
    const faults = breaking(pages, (page) => {
      const { path, title } = page;
      const key = `${localeOf(page)} ${title}`;
      const other = titles.get(key);
      titles.set(key, path);
      return title.trim() === '' || other ? { title, other } : undefined;
    });
    expect(faults).toEqual([]);
    const hasText = (description: string | null) => (description?.trim().length ?? 0) >= 20;
    expect(
      breaking(pages, ({ description }) => (hasText(description) ? undefined : { description })),
    ).toEqual([]);
  });

  test('name themselves as canonical address', () => {
    const faults = breaking(pages, ({ path, canonical }) =>
      canonical.length === 1 && canonical[0] === origin + path ? undefined : canonical,
    );
    expect(faults).toEqual([]);
  });

  test('and their translations name each other, in the HTML as in the sitemap', () => {
    const alternatesOf = new Map(pages.map(({ path, alternates }) => [origin + path, alternates]));
    const faults = breaking(pages, (page) => {
      const { alternates, path } = page;
      const own = localeOf(page);
      const fallback = alternates[defaultLocale] ?? alternates[own ?? ''];
      if (!own || alternates[own] !== origin + path) return alternates;
      if (!fallback || alternates['x-default'] !== fallback) return alternates;
      const isMutual = (url: string) => alternatesOf.get(url)?.[own] === origin + path;
      return Object.values(alternates).every(isMutual) ? undefined : alternates;
    });
    expect(faults).toEqual([]);
    const unlike = entries.filter(
      ({ url, alternates }) => JSON.stringify(alternatesOf.get(url)) !== JSON.stringify(alternates),
    );
    expect(unlike.map(({ url }) => url)).toEqual([]);
  });

  test('have a link preview', () => {
    const faults = breaking(pages, (page) => {
      const { openGraph, path, title, description } = page;
      const locale = localeOf(page);
      const expected = {
        'og:title': title,
        'og:description': description,
        'og:url': origin + path,
        'og:locale': locale && localeDetails[locale].tag.replace('-', '_'),
      };
      const wrong = Object.entries(expected).filter(
        ([property, value]) => openGraph[property]?.join() !== value,
      );
      const missing = ['og:type', 'og:site_name', 'og:image'].filter((property) => !openGraph[property]?.[0]);
      return wrong.length + missing.length === 0 ? undefined : { wrong, missing };
    });
    expect(faults).toEqual([]);
  });

  test('show no value or key that was never meant to be read', () => {
    const faults = breaking(pages, ({ texts }) => {
      const found = leftoversIn(texts);
      return found.length === 0 ? undefined : found;
    });
    expect(faults).toEqual([]);
  });

  test('link only to addresses that answer, without a detour', async ({ request }) => {
    const known = new Set(pages.filter(({ status }) => status === 200).map(({ path }) => path));
    const links = internalLinks(pages, origin).filter(
      ({ path }) => !known.has(path) && !path.startsWith('/e/'),
    );
    expect(await brokenLinks(links, request)).toEqual([]);
  });

  test('load only files that are there', async ({ request }) => {
    const previews = pages.map((page) => ({ ...page, assets: page.openGraph['og:image'] ?? [] }));
    const assets = internalAssets([...pages, ...previews], origin);
    expect(assets.length).toBeGreaterThan(0);
    expect(await brokenLinks(assets, request)).toEqual([]);
  });

  /** NAV history downloads, the first of each format and locale: the others are generated alike. */
  function histories(): InternalLink[] {
    const offered = internalLinks(pages, origin).filter(({ path }) => /\/navs\?/.test(path));
    const kindOf = ({ path }: InternalLink) =>
      [path.split('/')[2], new URL(path, origin).searchParams.get('format')].join(' ');
    return offered.filter(
      (link, index) => offered.findIndex((other) => kindOf(other) === kindOf(link)) === index,
    );
  }

  test('offer only documents that can be read', async ({ request, content }) => {
    // fundDocuments.spec.ts reads every fund document.
    const ofFunds = new Set(
      locales
        .flatMap((locale) => content[locale].funds)
        .flatMap(({ documents, shares }) => [documents, ...shares.map((share) => share.documents)].flat())
        .map(({ url }) => new URL(url, origin).pathname),
    );
    const offered = internalLinks(pages, origin).filter(({ path }) => path.startsWith('/e/'));
    const others = offered.filter(({ path }) => !ofFunds.has(path) && !/\/navs\?/.test(path));
    expect(ofFunds.size).toBeGreaterThan(0);
    expect(others.length).toBeGreaterThan(0);
    expect(histories()).toHaveLength(2 * locales.length);
    expect(await brokenLinks([...others, ...histories()], request)).toEqual([]);
  });

  test('offer documents of every kind that are what they say', async ({ request }) => {
    const documents = internalLinks(pages, origin).filter(({ path }) => path.includes('/docs/'));
    const oneOfEach = new Map(
      documents.map(({ path }) => [path.replace(/.*\/docs\/(\w+)\/.*\//, '$1 '), path]),
    );
    for (const path of oneOfEach.values()) {
      const response = await request.get(path);
      expect(response.headers()['content-type'], path).toContain('application/pdf');
      expect((await response.body()).subarray(0, 5).toString(), path).toBe('%PDF-');
    }
  });

  test('offer the NAVs as a text and as a workbook that are what they say', async ({ request }) => {
    const kinds = {
      csv: { type: 'text/csv', beginning: /^\uFEFF?[^\r\n]*,ISIN,[^\r\n]*\r?\n\d{4}-\d\d-\d\d,/ },
      // An XLSX file is a ZIP archive (ECMA-376, part 2).
      xlsx: { type: 'spreadsheetml.sheet', beginning: /^PK/ },
    };
    for (const [format, { type, beginning }] of Object.entries(kinds)) {
      const { path } = findIn(histories(), `NAVs as ${format}`, (link) =>
        link.path.includes(`format=${format}`),
      );
      const response = await request.get(path);
      expect(response.headers()['content-type'], path).toContain(type);
      expect((await response.body()).subarray(0, 200).toString(), path).toMatch(beginning);
    }
  });

  test('have the sections that links lead to', () => {
    const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
    const lost = internalLinks(pages, origin).filter(
      ({ path, fragment }) => fragment !== '' && idsOf.has(path) && !idsOf.get(path)?.has(fragment),
    );
    expect(lost).toEqual([]);
    const repeated = breaking(pages, ({ ids }) => {
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      return twice.length === 0 ? undefined : twice;
    });
    expect(repeated).toEqual([]);
  });
});
