import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '../platform/filesBelow';
import { checkRelease } from '../publishing/checks/checkRelease';
import { renderChanges } from '../publishing/build/renderChanges';
import { type AssembleOptions, assembleRelease } from '../publishing/releases/assembleRelease';
import { type Locale, locales } from '../src/i18n/locales';
import { optionalPages, pageCodes } from '../src/routes/pageCodes';
import { pastPerformancePath } from '../src/routes/fundPageRoutes';
import {
  fundPath,
  newsCategoryPath,
  newsFeedPath,
  newsPath,
  notFoundPath,
  pagePath,
  serverErrorPath,
  sharePath,
} from '../src/routes/routeTable';
import { disclaimer } from '../locales/disclaimer.generated';
import { layout } from '../locales/layout.generated';
import { longShareName } from './testing/hostileTexts';
import { sidewaysScrolls } from './testing/sidewaysScrolls';
import { frontierTitles, longTitle, manySlug, wordsSlug } from './testing/smallCatalogue';
import {
  brandColour,
  companyTitle,
  disclaimerTitle,
  frontierSlugs,
  isins,
  manyIsins,
  pageTitle,
  youngShareFigure,
} from './testing/smallContent';
import { type SmallContentApi, startSmallContentApi } from './testing/smallContentApi';
import { type BuildResult, SiteCopy, testSite } from './testing/siteCopy';

const minutes = 60_000;
/** Another address each time: the first build renders every page, even in a folder where this suite has run before. */
const siteUrl = `https://www-${Date.now()}.korvane.example`;

let api: SmallContentApi;
let site: SiteCopy;
let firstBuild: BuildResult;
/** Folder of a release of it. */
let live: string;

const token = 'the-token-of-korvane';

const ofKorvane = { GATSBY_PRODUCT_SLUG: 'korvane', GATSBY_PODCAST_HOST: 'podcasts.korvane.example' };
// Routes that are expected have it too.
Object.assign(process.env, ofKorvane);

const variables = () => ({
  CONTENT_API_URL: api.url,
  CONTENT_API_TOKEN: token,
  SITE_URL: siteUrl,
  ...ofKorvane,
});

const build = (others: Record<string, string> = {}) => site.build({ ...variables(), ...others });

/** Makes a release of what is built. @returns its folder */
async function assemble(name: string, options: Partial<AssembleOptions> = {}): Promise<string> {
  const target = path.join(site.folder, 'releases', name);
  await rm(target, { recursive: true, force: true });
  const source = path.join(site.folder, 'public');
  await assembleRelease({ source, target, earlier: [], generated: {}, ...options });
  return target;
}

const isHtml = (file: string) => file.endsWith('.html');
const isPage = (file: string) => isHtml(file) && !file.startsWith('_gatsby/');
/** `fr/contact/index.html` → `/fr/contact` */
const pathOfFile = (file: string) => `/${file.replace(/\/?index\.html$/, '')}`;
const fileOfPath = (path: string) => `${path.slice(1)}/index.html`;

/** A page's text for readers and search engines, without scripts and styles. */
async function readMarkup(file: string): Promise<string> {
  return (await site.read(file)).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
}

const wordsSharePaths = [longShareName, `${longShareName.slice(0, -1)}R`].map((name) =>
  sharePath(wordsSlug, name.toLowerCase(), 'it'),
);
const manySharePaths = manyIsins.map((_, index) => sharePath(manySlug, `m${index}`, 'fr'));

/** Shares that are a year old and have a NAV: their past performance has a page. */
const grownShares: Record<Locale, readonly string[]> = {
  fr: manySharePaths.slice(0, 1),
  en: [],
  it: wordsSharePaths,
};

/** English lacks what a locale may lack. */
const codesIn = (locale: Locale) =>
  pageCodes.filter((code) => locale !== 'en' || !optionalPages.includes(code));

function expectedPaths(locale: Locale): string[] {
  const grown = [
    sharePath(frontierSlugs[locale], 'i', locale),
    sharePath('korvane-debt', 'n', locale),
    ...grownShares[locale],
  ];
  const articles = api.content.news.filter(({ titles, externalUrl }) => titles[locale] && !externalUrl);
  return [
    ...codesIn(locale).map((code) => pagePath(code, locale)),
    ...['letters', 'press'].map((slug) => newsCategoryPath(slug, locale)),
    ...articles.map(({ code }) => newsPath(code, locale)),
    fundPath(frontierSlugs[locale], locale),
    ...['i', 'r'].map((slug) => sharePath(frontierSlugs[locale], slug, locale)),
    fundPath('korvane-debt', locale),
    sharePath('korvane-debt', 'n', locale),
    ...(locale === 'fr' ? [fundPath(manySlug, 'fr'), ...manySharePaths] : []),
    ...(locale === 'it' ? [fundPath(wordsSlug, 'it'), ...wordsSharePaths] : []),
    ...grown.map((share) => pastPerformancePath(share, locale)),
    notFoundPath(locale),
    serverErrorPath(locale),
  ];
}

// All tests share one build and rebuild on top of it, in order. It follows the release of `npm test`, of other content,
// and reuses its bundles.
beforeAll(async () => {
  api = await startSmallContentApi();
  api.token = token;
  api.content.lackedPages = { en: optionalPages };
  site = await SiteCopy.create(testSite);
  firstBuild = await build();
  live = await assemble('live');
}, 8 * minutes);

afterAll(async () => {
  await api.close();
  await site.stop();
}, minutes);

describe('a site built from another content API', () => {
  it('is built', () => {
    expect(firstBuild).toMatchObject({ exitCode: 0 });
  });

  it('has exactly the pages of that content', async () => {
    const expected = ['/', '/404', '/404.html', ...locales.flatMap(expectedPaths)];
    expect((await site.files(isPage)).map(pathOfFile).sort()).toEqual(expected.sort());
    expect(firstBuild.renderedPages).toEqual(expected.sort());
  });

  it.each(locales)('has the titles of that content in %s', async (locale) => {
    const titles = await Promise.all(
      codesIn(locale).map(async (code) => {
        const html = await site.read(fileOfPath(pagePath(code, locale)));
        return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
      }),
    );
    expect(titles).toEqual(
      codesIn(locale).map((code) =>
        code === 'index'
          ? `${companyTitle} – Korvane baseline`
          : `${pageTitle(code, locale)} – ${companyTitle}`,
      ),
    );
  });

  it('has a page at an address with accents, percent-encoded where addresses are absolute', async () => {
    const html = await site.read(fileOfPath(fundPath(frontierSlugs.fr, 'fr')));
    const address = `${siteUrl}/fr/funds/korvane-march%C3%A9s-fronti%C3%A8res`;
    expect(html).toContain(`>${frontierTitles.fr}</h1>`);
    expect(html).toMatch(new RegExp(`<link[^>]* rel="canonical" href="${address}"`));
    expect(await site.read('sitemap-0.xml')).toContain(`<loc>${address}</loc>`);
    expect(await site.read('_redirects')).toContain(
      '/fr/funds/korvane-march%C3%A9s-fronti%C3%A8res/shares /fr/funds/korvane-march%C3%A9s-fronti%C3%A8res 301\n',
    );
  });

  it('lists in the sitemap every page that may be indexed', async () => {
    const sitemap = await site.read('sitemap-0.xml');
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const indexed = locales.flatMap(expectedPaths).filter((path) => !/\/(?:404|500)$/.test(path));
    expect(addresses.sort()).toEqual(indexed.map((path) => new URL(path, siteUrl).href).sort());
  });

  it('has the portraits, which the content API gives to who has its token', async () => {
    const team = await site.read(fileOfPath(pagePath('teams', 'fr')));
    expect(team).toMatch(/<img[^>]* src="\/static\/[^"]*ada-korvane\.(?:png|jpg|webp)"/);
  });

  it('has no NUL character in its pages, nor in the slices that they are made of', async () => {
    expect(await site.filesContaining('\0', isHtml)).toEqual([]);
  });

  it('says nothing of the sample content', async () => {
    const isinsShown = new Set<string>();
    for (const file of await site.files(isHtml)) {
      const html = await site.read(file);
      for (const [isin] of html.matchAll(/\bZZ[0-9A-Z]{10}\b/g)) isinsShown.add(isin);
    }
    // Scripts and styles of the build before stay beside this one's.
    const scripts: unknown = JSON.parse(await site.read('assets.json'));
    const isTold = (file: string) =>
      /\.(?:html|json|svg|xml|txt|webmanifest)$|^_/.test(file) ||
      (Array.isArray(scripts) && scripts.includes(file));
    for (const file of await site.files(isTold)) {
      expect([file, /meridane.{0,60}/i.exec(await site.read(file))?.[0]]).toEqual([file, undefined]);
    }
    const published = [
      isins.frontierI,
      isins.frontierR,
      isins.debtN,
      isins.wordsI,
      isins.wordsR,
      ...manyIsins,
    ];
    expect([...isinsShown].sort()).toEqual(published.sort());
  });

  it('may go live: all that its pages lead to is there', async () => {
    expect(await checkRelease(live, undefined)).toMatchObject({ problems: [] });
  });

  it('has no title over nothing, and the colour of the house', async () => {
    const home = await readMarkup(fileOfPath(pagePath('index', 'en')));
    expect(home).not.toContain(`>${layout.en.follow}</h2>`);
    expect(home).toContain(`name="theme-color" content="${brandColour}"`);
  });

  it('shows nothing where optional content is missing', async () => {
    for (const file of await site.files(isHtml)) {
      expect([file, (await readMarkup(file)).match(/\b(?:null|undefined|NaN)\b|\[object /g)]).toEqual([
        file,
        null,
      ]);
    }
  });

  it('lists 60 shares of a fund with a title of 120 characters', async () => {
    expect(longTitle).toHaveLength(120);
    const page = await readMarkup(fileOfPath(fundPath(manySlug, 'fr')));
    expect(page).toContain(`>${longTitle}</h1>`);
    const [list] = /<nav[^>]* id="shares".*?<\/nav>/s.exec(page) ?? [];
    const links = [...(list ?? '').matchAll(/<li[^>]*><a[^>]* href="([^"#]*)/g)].map(([, path]) => path);
    // The one that is shown comes before the list.
    expect(links).toEqual([manySharePaths[0], ...manySharePaths]);
  });

  it('has dashes for a share over a year old with one NAV, and no chart', async () => {
    const page = await readMarkup(fileOfPath(manySharePaths[0] ?? ''));
    const [table] = /<section[^>]* id="performances".*?<\/section>/s.exec(page) ?? [];
    expect(page).toContain('104.50');
    const figures = [...(table ?? '').matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, figure]) => figure);
    expect(figures.length).toBeGreaterThan(0);
    expect(new Set(figures)).toEqual(new Set(['–']));
    expect(page).not.toMatch(/<path[^>]* d="M0,/);
  });

  it(
    'scrolls sideways nowhere, with words of 80 letters and share names of 60',
    async () => {
      const paths = [
        ...pageCodes.map((code) => pagePath(code, 'it')),
        ...wordsSharePaths,
        fundPath(wordsSlug, 'it'),
        fundPath(manySlug, 'fr'),
        newsPath('long-word', 'it'),
        newsPath('arabic', 'it'),
        newsCategoryPath('press', 'it'),
      ];
      const built = { publicFolder: path.join(site.folder, 'public'), url: siteUrl };
      expect(await sidewaysScrolls(built, paths, [320, 360, 480, 768, 1024, 1440, 1920])).toEqual([]);
    },
    4 * minutes,
  );

  it('has the words of a hostile article, and nothing of it that is active', async () => {
    const page = await readMarkup(fileOfPath(newsPath('field-notes', 'fr')));
    // The table of cookies, outside, names players.
    const [article] = /<main.*<\/main>/s.exec(page) ?? [];
    expect(article).toContain('Korvane words <b>that count</b> link');
    expect(article).not.toMatch(/alert\(|onerror|player\.vimeo\.com/);
  });

  it('has a feed of the news of each language', async () => {
    for (const locale of locales) {
      const feed = await site.read(newsFeedPath(locale).slice(1));
      const titles = [...feed.matchAll(/<item>\s*<title><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title);
      expect(titles).toEqual(api.content.news.flatMap(({ titles: { [locale]: title } }) => title ?? []));
    }
  });

  it('has the texts of the disclaimer, for the browser', async () => {
    const textsOf = (locale: Locale) => ({
      words: disclaimer[locale],
      profiles: ['RETAIL', 'PRO'].map((code) => ({ code, title: `Korvane ${code}`, description: null })),
      disclaimer: {
        title: disclaimerTitle(locale),
        body: `<p>Korvane terms ${locale}</p>`,
        footer: `<p>Korvane footer ${locale}</p>`,
      },
    });
    expect(JSON.parse(await site.read('disclaimer-texts.json'))).toEqual({
      fr: textsOf('fr'),
      en: textsOf('en'),
      it: textsOf('it'),
    });
  });

  it('publishes no performance of a share under one year, whatever the API answers', async () => {
    const isText = (file: string) => /\.(?:html|json|js|xml)$/.test(file);
    expect(await site.filesContaining(String(youngShareFigure.value), isText)).toEqual([]);
    expect(await site.filesContaining('87,65', isText)).toEqual([]);
    const page = await readMarkup(fileOfPath(sharePath(frontierSlugs.en, 'i', 'en')));
    expect(page).toContain('+4.20%');
  });
});

describe('a build that cannot succeed', () => {
  let goodSite: string;

  // Gatsby copies Partytown there when a build starts; a successful build deletes it, because no page uses it.
  const fingerprint = async () =>
    site.fingerprint(await site.files((file) => !file.startsWith('~partytown/')));

  beforeAll(async () => {
    goodSite = await fingerprint();
  });

  // contentApiFailures.test.ts covers the hooks' other failures without Gatsby.
  it(
    'says once what is wrong, and leaves the last build as it was',
    async () => {
      api.behaviour = 'brokenNews';
      const { exitCode, output } = await build();
      api.behaviour = 'works';
      expect(exitCode).toBeGreaterThan(0);
      const said = /Content API at (\S+): the news query \(\w\w\) failed: The news are being moved/g;
      expect([...output.matchAll(said)].map(([, address]) => address)).toEqual([`${api.url}/graphql`]);
      expect(await fingerprint()).toBe(goodSite);
    },
    4 * minutes,
  );

  it(
    'names a malformed variable and what is accepted, before Gatsby starts',
    async () => {
      const { exitCode, output } = await build({ SITE_URL: 'www.korvane.example' });
      const message = 'SITE_URL: got "www.korvane.example"; accepted: an http(s) origin without a path';
      expect(exitCode).toBeGreaterThan(0);
      expect(output.split(message)).toHaveLength(2);
      expect(await fingerprint()).toBe(goodSite);
    },
    minutes,
  );
});

describe('a build after one item was edited, with a failed build in between', () => {
  const edited = { fr: 'Lettre de novembre Korvane', it: 'Lettera di novembre Korvane' };
  const previous = { fr: 'Lettre annuelle Korvane', it: 'Lettera annuale Korvane' };
  let showing: string[];
  let others: string[];
  let othersBefore: string;
  let increment: BuildResult;
  let changes: Awaited<ReturnType<typeof renderChanges>>;
  /** Pages that a process has rendered otherwise than the build, in orders of its own. */
  let inOrders: string[];

  async function renderInOrder(seed: string): Promise<string> {
    const program = path.join(site.folder, 'gatsby/testing/renderInOrder.ts');
    const { PATH } = process.env;
    const env = { PATH, NODE_ENV: 'production', ...variables() };
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program, live, seed], {
      cwd: site.folder,
      env,
    });
    return stdout.trim();
  }

  /** Digests of the files of a release, but for compressed ones, which are of a later step. */
  async function releaseFiles(release: string): Promise<Record<string, string>> {
    const names = (await filesBelow(release))
      .filter((name) => !/\.(?:br|gz)$|^\.release-index/.test(name))
      .sort();
    const digests = names.map(async (name) => {
      const digest = createHash('sha256').update(await readFile(path.join(release, name)));
      return [name, digest.digest('hex')];
    });
    return Object.fromEntries(await Promise.all(digests)) as Record<string, string>;
  }

  beforeAll(async () => {
    const files = await Promise.all(
      Object.values(previous).map((title) => site.filesContaining(title, isPage)),
    );
    showing = files.flat().sort();
    others = await site.files((file) => isHtml(file) && !showing.includes(file));
    othersBefore = await site.fingerprint(others);
    inOrders = await Promise.all(['2026', '53'].map((seed) => renderInOrder(seed)));
    Object.assign(api.content.news[0]?.titles ?? {}, edited);
    changes = await renderChanges({
      root: site.folder,
      env: { ...process.env, ...variables() },
      revision: undefined,
      isOfDesk: false,
      live,
      signal: AbortSignal.timeout(minutes),
      onProgress: () => undefined,
    });
    increment = await build();
  }, 4 * minutes);

  it('renders the pages that show it, and no other', () => {
    expect(increment).toMatchObject({ exitCode: 0 });
    expect(showing.map(pathOfFile).sort()).toEqual(
      (['fr', 'it'] as const)
        .flatMap((locale) => [
          pagePath('index', locale),
          pagePath('news', locale),
          newsCategoryPath('letters', locale),
          newsPath('annual-letter', locale),
          newsPath('field-notes', locale),
          // Their news tab.
          fundPath(frontierSlugs[locale], locale),
          ...['i', 'r'].map((slug) => sharePath(frontierSlugs[locale], slug, locale)),
        ])
        .sort(),
    );
    expect(increment.renderedPages).toEqual(showing.map(pathOfFile).sort());
  });

  it('is the same, to the byte, when what differs is rendered without Gatsby', async () => {
    expect(changes).toMatchObject({ removed: expect.any(Array) });
    if ('reason' in changes) return;
    const { folder: source, removed, rendered } = changes;
    expect([...rendered].sort()).toEqual(increment.renderedPages);
    const withoutGatsby = await assemble('without-gatsby', { source, base: live, removed });
    expect(await releaseFiles(withoutGatsby)).toEqual(await releaseFiles(await assemble('of-gatsby')));
  });

  it('does not depend on what was rendered before', () => {
    expect(inOrders).toEqual([expect.stringMatching(/^\d\d+ pages equal$/), inOrders[0]]);
  });

  it('shows the new title wherever the old one stood', async () => {
    const isContent = (file: string) => /\.(?:html|json)$/.test(file);
    for (const locale of ['fr', 'it'] as const) {
      expect(await site.filesContaining(previous[locale], isContent)).toEqual([]);
      const now = await site.filesContaining(edited[locale], isPage);
      expect(now).toEqual(showing.filter((file) => file.startsWith(locale)));
    }
  });

  it('leaves every other page as it was', async () => {
    expect(await site.fingerprint(others)).toBe(othersBefore);
  });

  it('keeps the styles of each page in its head', async () => {
    const pages = await site.files(isPage);
    expect(await site.filesContaining('data-emotion', isPage)).toEqual([]);
    expect(await site.filesContaining('<style data-page-styles="">', isPage)).toEqual(pages);
  });
});
