import { Parser } from 'htmlparser2';
import { runConcurrently } from '../platform/runConcurrently';
import { locales } from '../src/i18n/locales';
import { fundsPath, newsCategoryPath, pagePath, sharesPath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';

/*
 * The built site agrees with its content. Titles, canonical addresses, translations, links and files were checked
 * when the release was made (publishing/checks).
 */

type CrawledPage = {
  path: string;
  title: string;
  description: string;
  ids: string[];
  links: URL[];
  /** Every visible or spoken text. */
  texts: string[];
};

function readHtml(address: string, html: string): CrawledPage {
  const { pathname: path } = new URL(address);
  const page: CrawledPage = { path, title: '', description: '', ids: [], links: [], texts: [] };
  const open: string[] = [];
  const parser = new Parser({
    onopentag: (element, attributes) => {
      open.push(element);
      const { id, href, name, content = '' } = attributes;
      if (element === 'meta' && name === 'description') page.description = content;
      if (element === 'meta') page.texts.push(content);
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
  return page;
}

const leftovers = [
  /\bundefined\b|\bNaN\b|\bnull\b(?! and void)|\[object \w+\]|\bInvalid Date\b|\{\{|\}\}/,
  /\b(?:common|funds|layout|news|routes):[a-z]/i,
];

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
      expect(response.status(), url).toBe(200);
      pages.push(readHtml(url, await response.text()));
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

  test('have a title that no other page of their language has, and a description', () => {
    const titleOf = ({ path, title }: CrawledPage) => `${path.split('/')[1]} ${title}`;
    const titles = pages.map(titleOf);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(pages.filter(({ description }) => description.trim().length < 20)).toEqual([]);
  });

  test('show no value or key that was never meant to be read', () => {
    expect(pages.flatMap(({ texts }) => texts).length).toBeGreaterThan(10_000);
    const faults = faultsOf(({ texts }) =>
      texts.find((text) => leftovers.some((pattern) => pattern.test(text))),
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
