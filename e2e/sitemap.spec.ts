import { Parser } from 'htmlparser2';
import enCommon from '../locales/en/common.json';
import enFunds from '../locales/en/funds.json';
import enNews from '../locales/en/news.json';
import { runConcurrently } from '../platform/runConcurrently';
import { isLocale, localeDetails, locales } from '../src/i18n/locales';
import { fundsPath, newsCategoryPath, pagePath, sharesPath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';

/*
 * The built site agrees with its content. Titles, canonical addresses, translations, links and files were checked
 * when the release was made (publishing/checks).
 */

type CrawledPage = {
  path: string;
  status: number;
  lang: string;
  title: string;
  h1Count: number;
  /** Contents of meta elements, by name or property. */
  meta: Record<string, string>;
  ids: string[];
  links: URL[];
  /** Every visible or spoken text. */
  texts: string[];
};

function readHtml(address: string, status: number, html: string): CrawledPage {
  const page: CrawledPage = {
    ...{ path: new URL(address).pathname, status, lang: '', title: '', h1Count: 0 },
    ...{ meta: {}, ids: [], links: [], texts: [] },
  };
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (element, attributes) => {
      open.push(element);
      const { id, lang, href, name, property, content = '' } = attributes;
      if (element === 'html') page.lang = lang ?? '';
      if (element === 'h1') page.h1Count += 1;
      if (element === 'meta') page.meta[name ?? property ?? ''] = content;
      if (element === 'a' && href) page.links.push(new URL(href, address));
      if (id !== undefined) page.ids.push(id);
      for (const spoken of ['alt', 'aria-label', 'title', 'placeholder'])
        page.texts.push(attributes[spoken] ?? '');
    },
    ontext: (text) => {
      if (open.join(' ') === 'html head title') page.title += text;
      if (!open.some((element) => ['script', 'style', 'noscript', 'template'].includes(element))) {
        page.texts.push(text.trim());
      }
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  page.texts.push(...Object.values(page.meta));
  return page;
}

type Texts = { [key: string]: string | Texts };

/** Dictionary keys as i18next would print them for a missing text, such as `section.documents`. */
function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [prefix + key] : keysOf(text, `${prefix}${key}.`),
  );
}

// One-word keys such as `contact` can be legitimate text.
const keys = new Set(
  [enCommon, enFunds, enNews].flatMap((texts) => keysOf(texts)).filter((key) => /[._]|[a-z][A-Z]/.test(key)),
);

const leftovers = [
  /\bundefined\b|\bNaN\b|\bnull\b(?! and void)|\[object \w+\]|\bInvalid Date\b|\{\{|\}\}/,
  /\b(?:common|funds|layout|news|routes):[a-z]/i,
];

function localeOf({ path }: CrawledPage) {
  const [, first] = path.split('/');
  return isLocale(first) ? first : undefined;
}

test.describe('the pages of the sitemap', { tag: '@desktop' }, () => {
  // One worker, so that the site is crawled only once.
  test.describe.configure({ mode: 'default' });

  const pages: CrawledPage[] = [];
  let origin: string;

  test.beforeAll(async ({ request }, { project }) => {
    test.setTimeout(120_000);
    origin = project.use.baseURL ?? '';
    const addresses = [...(await (await request.get('/sitemap-0.xml')).text()).matchAll(/<loc>([^<]+)</g)];
    await runConcurrently(addresses, 6, async ([, url = '']) => {
      const response = await request.get(url, { maxRedirects: 0 });
      pages.push(readHtml(url, response.status(), await response.text()));
    });
  });

  /** Problems of each page, by path. */
  function faultsOf(faultIn: (page: CrawledPage) => unknown): Record<string, unknown> {
    const faults = pages.map((page) => [page.path, faultIn(page)] as const);
    return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
  }

  test('show every fund, share, article and category of the content', ({ content }) => {
    const shown = new Set(pages.map(({ path }) => decodeURI(path)));
    const paths = locales.flatMap((locale) => [
      ...content[locale].funds.flatMap(({ path, shares }) => [path, ...shares.map((share) => share.path)]),
      ...content[locale].articles.map(({ path }) => path),
      ...content[locale].newsCategorySlugs.map((slug) => newsCategoryPath(slug, locale)),
    ]);
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !shown.has(path))).toEqual([]);
  });

  test('answer in the language of their address, with one heading, a title of their own and a preview', () => {
    const titles = pages.map((page) => `${localeOf(page)} ${page.title}`);
    const faults = faultsOf((page) => {
      const { path, status, lang, title, h1Count, meta } = page;
      const locale = localeOf(page);
      const found = {
        ...{ status, lang, h1Count },
        titles: titles.filter((other) => other === `${locale} ${title}`).length,
        isDescribed: (meta.description?.trim().length ?? 0) >= 20,
        preview: [meta['og:title'], meta['og:description'], meta['og:url'], meta['og:locale']],
        isPictured: Boolean(meta['og:type'] && meta['og:site_name'] && meta['og:image']),
      };
      const tag = locale && localeDetails[locale].tag.replace('-', '_');
      const expected: typeof found = {
        ...{ status: 200, lang: locale ?? '', h1Count: 1, titles: 1, isDescribed: true, isPictured: true },
        preview: [title, meta.description, origin + path, tag],
      };
      return JSON.stringify(Object.entries(found).sort()) === JSON.stringify(Object.entries(expected).sort())
        ? undefined
        : found;
    });
    expect(faults).toEqual({});
  });

  test('show no value or key that was never meant to be read', () => {
    expect(pages.flatMap(({ texts }) => texts).length).toBeGreaterThan(10_000);
    const faults = faultsOf(({ texts }) =>
      texts.find((text) => keys.has(text) || leftovers.some((pattern) => pattern.test(text))),
    );
    expect(faults).toEqual({});
  });

  test('have the sections that links lead to, and no id twice', () => {
    const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
    const links = pages
      .flatMap((page) => page.links)
      .filter((url) => url.origin === origin && url.hash !== '' && idsOf.has(url.pathname));
    expect(links.length).toBeGreaterThan(10);
    const lost = links.filter(
      ({ pathname, hash }) => !idsOf.get(pathname)?.has(decodeURIComponent(hash.slice(1))),
    );
    expect(lost.map(({ href }) => href)).toEqual([]);
    expect(faultsOf(({ ids }) => ids.find((id, index) => ids.indexOf(id) !== index))).toEqual({});
  });

  test('link to every document of their fund and share, and to no other', ({ content }) => {
    const documentsOf = new Map(
      pages.map(({ path, links }) => [
        decodeURI(path),
        new Set(links.map(({ pathname }) => pathname).filter((file) => file.includes('/docs/funds/'))),
      ]),
    );
    for (const fund of locales.flatMap((locale) => content[locale].funds)) {
      const ofFund = fund.documents.map(({ url }) => url);
      const any = new Set([fund, ...fund.shares].flatMap(({ documents }) => documents.map(({ url }) => url)));
      for (const { path, documents } of [fund, ...fund.shares]) {
        const linked = documentsOf.get(path);
        const missing = [...documents.map(({ url }) => url), ...ofFund].filter((file) => !linked?.has(file));
        expect.soft(missing, path).toEqual([]);
        expect
          .soft(
            [...(linked ?? [])].filter((file) => !any.has(file)),
            path,
          )
          .toEqual([]);
      }
    }
  });
});

test(
  'an address whose optional parameters are missing leads on',
  { tag: '@desktop' },
  async ({ request, content }) => {
    for (const locale of locales) {
      const [fund] = content[locale].funds;
      const shares = sharesPath(fund?.path.split('/').at(-1) ?? '', locale);
      for (const [from, to] of [
        [fundsPath(locale), pagePath('funds-range', locale)],
        [shares, fund?.path],
      ] as const) {
        const response = await request.get(from, { maxRedirects: 0 });
        expect(response.status(), from).toBe(301);
        expect(decodeURI(response.headers().location ?? ''), from).toBe(to);
      }
    }
  },
);
