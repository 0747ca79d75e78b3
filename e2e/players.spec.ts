import frNews from '../locales/fr/news.json';
import { defaultLocale } from '../src/i18n/locales';
import { expect, test } from './fixtures';
import { chooseServices, consentOf, expectBanner, forgetConsent } from './site/consentBanner';
import { openPage } from './site/navigation';
import { answerOutside, collectOutsideRequests } from './site/fakeTrackers';
import { findIn, type SiteContent } from './site/siteContent';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const locale = defaultLocale;

test.describe('a player of another site', { tag: '@desktop' }, () => {
  function articlePath(content: SiteContent): string {
    const { articles } = content[locale];
    return findIn(articles, 'podcast', ({ mediaType }) => mediaType === 'PODCAST').path;
  }

  test('waits for a click or for consent', async ({ page, context, content, baseURL }) => {
    const outside = collectOutsideRequests(context, baseURL ?? '');
    await answerOutside(context, baseURL ?? '', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    await forgetConsent(context);
    const main = page.getByRole('main');
    const frame = main.locator('iframe');
    const play = main.getByRole('button', { name: frNews.playHere });
    const { refuse, banner, save, service } = consentOf(page, locale);

    await openPage(page, articlePath(content));
    await expectBanner(page, locale);
    await refuse.click();
    await expect(banner).toBeHidden();
    await expect(play).toBeVisible();
    await expect(frame).toHaveCount(0);
    expect(outside).toEqual([]);

    const src = (await main.locator('a[href^="https:"]').first().getAttribute('href')) ?? '';
    await play.click();
    await expect(frame).toHaveAttribute('src', src);
    await expect(frame).toBeFocused();
    await expect.poll(() => outside).toEqual([src]);

    await chooseServices(page, locale, { video: false });
    await expect(frame).toHaveCount(0);
    await expect(play).toBeVisible();
    outside.length = 0;

    await main.getByRole('button', { name: frNews.manageCookies }).click();
    await service('video').check();
    await save.click();
    await expect(frame).toHaveCount(1);
    await frame.scrollIntoViewIfNeeded();
    await expect.poll(() => outside).toEqual([src]);
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
