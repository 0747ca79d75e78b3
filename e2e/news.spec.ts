import type { Page } from '@playwright/test';
import enNews from '../locales/en/news.json';
import frNews from '../locales/fr/news.json';
import itNews from '../locales/it/news.json';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import {
  absoluteUrl,
  listPagePath,
  newsCategoryPath,
  newsFeedPath,
  pagePath,
} from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { layoutShift, sidewaysScroll } from './site/viewport';
import { openPage } from './site/navigation';
import { collectOutsideRequests } from './site/trackers';
import { readSitemap } from './site/crawl';
import { findIn, type SiteContent } from './site/siteContent';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dictionaries = { fr: frNews, en: enNews, it: itNews } satisfies Record<Locale, typeof frNews>;
const locale = defaultLocale;

function writtenArticle(content: SiteContent, ofLocale: Locale): string {
  return findIn(content[ofLocale].articles, 'written article', ({ mediaType }) => mediaType === null).path;
}

type FeedItem = { title: string; link: string; guid: string; published: number };

/** Runs in the page. Fetches the feed and parses it as a feed reader would. */
async function readFeed(address: string) {
  const response = await fetch(address);
  const feed = new DOMParser().parseFromString(await response.text(), 'application/xml');
  const text = (parent: ParentNode | null, name: string) =>
    parent?.querySelector(`:scope > ${name}`)?.textContent ?? '';
  const channel = feed.querySelector('rss[version="2.0"] > channel');
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    isXml: feed.querySelector('parsererror') === null,
    language: text(channel, 'language'),
    link: text(channel, 'link'),
    self: channel?.getElementsByTagName('atom:link')[0]?.getAttribute('href') ?? '',
    items: [...(channel?.querySelectorAll(':scope > item') ?? [])].map((item): FeedItem => ({
      title: text(item, 'title'),
      link: text(item, 'link'),
      guid: text(item, 'guid'),
      published: Date.parse(text(item, 'pubDate')),
    })),
  };
}

test(
  'each language has a feed of its news, which its pages name and the sitemap does not',
  { tag: '@desktop' },
  async ({ page, request, content, baseURL }) => {
    const sitemap = new Set((await readSitemap(request)).map(({ url }) => url));
    await page.goto('/robots.txt');
    for (const ofLocale of locales) {
      const address = absoluteUrl(newsFeedPath(ofLocale), baseURL ?? '');
      const { items, ...feed } = await page.evaluate(readFeed, address);
      expect(feed).toEqual({
        status: 200,
        type: 'application/rss+xml; charset=utf-8',
        isXml: true,
        language: ofLocale,
        link: absoluteUrl(pagePath('news', ofLocale), baseURL ?? ''),
        self: address,
      });
      const links = items.map(({ link }) => link);
      const articles = content[ofLocale].articles.map(({ path }) => absoluteUrl(path, baseURL ?? ''));
      // The feed holds up to fifty items, some of them without a page; the first 20 articles must be among them.
      expect(articles.slice(0, 20).filter((article) => !links.includes(article))).toEqual([]);
      expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
      const days = items.map(({ published }) => published);
      expect(days).toEqual(days.toSorted((a, b) => b - a));
      expect(sitemap.has(address)).toBe(false);

      const [slug = ''] = content[ofLocale].newsCategorySlugs;
      for (const path of [
        pagePath('news', ofLocale),
        newsCategoryPath(slug, ofLocale),
        writtenArticle(content, ofLocale),
      ]) {
        const html = await (await request.get(path)).text();
        const [tag] = /<link\b[^>]*type="application\/rss\+xml"[^>]*>/.exec(html) ?? [];
        expect(tag, path).toContain('rel="alternate"');
        expect(tag, path).toContain(`href="${address}"`);
      }
    }
  },
);

/** Opens the list page with the item of this address and returns its link. */
async function findInLists(page: Page, href: string) {
  const link = page.getByRole('main').locator(`a[href=${JSON.stringify(href)}]`);
  await page.goto(pagePath('news', locale));
  for (let number = 1; (await link.count()) === 0; number += 1) {
    const response = await page.goto(listPagePath(pagePath('news', locale), number));
    expect(response?.status(), `a list with ${href}`).toBe(200);
  }
  return link;
}

test(
  'an item of another site says that it opens there, a document answers a PDF',
  { tag: '@desktop' },
  async ({ page, request, baseURL }) => {
    await page.goto('/robots.txt');
    const { items } = await page.evaluate(readFeed, newsFeedPath(locale));
    const { href } = new URL(
      findIn(items, 'item of another site', ({ link }) => new URL(link).origin !== baseURL).link,
    );
    const outside = await findInLists(page, href);
    await expect(outside).toHaveAccessibleName(new RegExp(`\\(${frNews.opensOutside}\\)$`));
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');

    const isDocument = ({ pathname }: URL) => pathname.startsWith(`/e/${locale}/docs/news/`);
    const { pathname } = new URL(findIn(items, 'document', ({ link }) => isDocument(new URL(link))).link);
    const document = await findInLists(page, pathname);
    await expect(document).toHaveAccessibleName(/\(document PDF\)$/);
    const response = await request.get(pathname);
    expect(response.headers()['content-type']).toContain('application/pdf');
    expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  },
);

test(
  'an article is passed on by keyboard, and asks nothing of another site',
  { tag: '@desktop' },
  async ({ page, context, content, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
    const outside = collectOutsideRequests(context, baseURL ?? '');
    const path = writtenArticle(content, locale);
    // Parameters of the visitor's own link must not be shared.
    await openPage(page, `${path}?utm_source=mail`);
    const share = page.getByRole('region', { name: frNews.share.title });
    await share.getByRole('link', { name: frNews.share.mail }).focus();
    await page.keyboard.press('Tab');
    const network = share.getByRole('link', { name: `${frNews.share.linkedIn} (${frNews.opensOutside})` });
    await expect(network).toBeFocused();
    await expect(network).toHaveAttribute('rel', 'noopener noreferrer');
    const copy = share.getByRole('button', { name: frNews.share.copy });
    // Desktop browsers may or may not offer native sharing: a button for it can come in between.
    while (!(await copy.evaluate((button) => button === document.activeElement))) {
      expect(await share.evaluate((region) => region.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(share.getByText(frNews.share.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(absoluteUrl(path, baseURL ?? ''));
    expect(outside).toEqual([]);
  },
);

for (const ofLocale of locales) {
  test(
    `an article with all ways to pass it on has no fault (${ofLocale})`,
    { tag: '@desktop' },
    async ({ page, content, baseURL }) => {
      const { share: texts } = dictionaries[ofLocale];
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(() => {
        const share = (data: unknown) => {
          Reflect.set(window, 'shared', data);
          return Promise.resolve();
        };
        Object.defineProperty(navigator, 'share', { configurable: true, value: share });
      });
      const path = writtenArticle(content, ofLocale);
      await openPage(page, path);
      const device = page.getByRole('button', { name: texts.device });
      await expect(device).toBeVisible();
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      await device.click();
      const shared = await page.evaluate(() => Reflect.get(window, 'shared') as unknown);
      expect(shared).toMatchObject({ url: absoluteUrl(path, baseURL ?? '') });
      await page.getByRole('button', { name: texts.copy }).click();
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      expect(await sidewaysScroll(page)).toEqual([]);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'lists are filtered and turned over by links, the current one marked',
    { tag: '@desktop' },
    async ({ page, content }) => {
      await page.goto(pagePath('news', locale));
      const pages = page.getByRole('navigation', { name: frNews.pages });
      await expect(pages.locator('[aria-current=page]')).toHaveText(frNews.newest);
      await pages.getByRole('link', { name: frNews.page.replace('{{number}}', '1') }).click();
      await expect(page).toHaveURL(listPagePath(pagePath('news', locale), 1));
      await expect(pages.locator('[aria-current=page]')).toHaveText('1');

      const filters = page.getByRole('navigation', { name: frNews.categories });
      await expect(filters.locator('[aria-current]')).toHaveText(frNews.all);
      const [slug = ''] = content[locale].newsCategorySlugs;
      const path = newsCategoryPath(slug, locale);
      await filters.locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(filters.locator('[aria-current]')).toHaveAttribute('href', path);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

      await page.goto(writtenArticle(content, locale));
      const share = page.getByRole('region', { name: frNews.share.title });
      await expect(share.getByRole('link', { name: frNews.share.mail })).toBeVisible();
      await expect(share.getByRole('button')).toHaveCount(0);
    },
  );
});
