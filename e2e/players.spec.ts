import type { Page } from '@playwright/test';
import frNews from '../locales/fr/news.json';
import { defaultLocale } from '../src/i18n/locales';
import { expect, test } from './fixtures';
import { chooseServices, consentOf, expectBanner, forgetConsent } from './site/consent';
import { openPage } from './site/navigation';
import { answerOutside, collectOutsideRequests } from './site/trackers';
import { findIn, type SiteContent } from './site/siteContent';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;

test.describe('a player of another site', { tag: '@desktop' }, () => {
  const secondSrc = 'https://player.vimeo.com/video/1';

  function articlePath(content: SiteContent): string {
    const { articles } = content[locale];
    return findIn(articles, 'podcast', ({ mediaType }) => mediaType === 'PODCAST').path;
  }

  /** Opens an article and puts a second player into it. */
  async function openTwoPlayers(page: Page, path: string) {
    await openPage(page, path);
    await page.locator('[data-player]').evaluate((stage, src) => {
      stage.insertAdjacentHTML('afterend', stage.outerHTML);
      const template = stage.nextElementSibling?.querySelector('template');
      template?.content.querySelector('iframe')?.setAttribute('src', src);
    }, secondSrc);
  }

  test('waits for a click or for consent', async ({ page, context, content, baseURL }) => {
    const outside = collectOutsideRequests(context, baseURL ?? '');
    await answerOutside(context, baseURL ?? '', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    await forgetConsent(context);
    const main = page.getByRole('main');
    const frames = main.locator('iframe');
    const plays = main.getByRole('button', { name: frNews.playHere });
    const { refuse, banner, save, service } = consentOf(page, locale);

    await openTwoPlayers(page, articlePath(content));
    await expect(plays).toHaveCount(2);
    await expectBanner(page, locale);
    await refuse.click();
    await expect(banner).toBeHidden();
    await expect(plays).toHaveCount(2);
    await expect(frames).toHaveCount(0);
    expect(outside).toEqual([]);

    const links = main.locator('a[href^="https:"]');
    const src = (await links.first().getAttribute('href')) ?? '';
    await plays.first().click();
    await expect(frames).toHaveCount(1);
    await expect(frames).toHaveAttribute('src', src);
    await expect(frames).toBeFocused();
    await expect.poll(() => outside).toEqual([src]);
    await expect(plays).toHaveCount(1);
    await plays.click();
    await expect(frames).toHaveCount(2);
    await expect(frames.last()).toBeFocused();
    await expect.poll(() => outside).toEqual([src, secondSrc]);

    await chooseServices(page, locale, { video: false });
    await expect(frames).toHaveCount(0);
    await expect(plays).toHaveCount(2);
    outside.length = 0;

    await main.getByRole('button', { name: frNews.manageCookies }).first().click();
    await service('video').check();
    await save.click();
    await expect(frames).toHaveCount(2);
    await frames.last().scrollIntoViewIfNeeded();
    await expect.poll(() => outside.toSorted()).toEqual([secondSrc, src].toSorted());
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to its host', async ({ page, context, content, baseURL }) => {
      const outside = collectOutsideRequests(context, baseURL ?? '');
      await page.goto(articlePath(content));
      const main = page.getByRole('main');
      const link = main.locator('a[href^="https://podcasts.meridane.example/"]');
      await expect(link).toBeVisible();
      await expect(main.getByRole('button', { name: frNews.playHere })).toBeHidden();
      await expect(consentOf(page, locale).tab).toBeHidden();
      expect(outside).toEqual([]);
    });
  });
});
