import type { Locator, Page } from '@playwright/test';
import type { InvestorProfileCode } from '../src/profiles/investorProfiles';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf, fundsInMenu, fundsShown, panelOf } from './site/menuBar';
import { started, openPage } from './site/navigation';
import { readProfileCatalogue } from './site/profileCatalogue';
import { findIn, type LocaleContent } from './site/siteContent';

/** Headless browsers report every tab as visible, so the test sets the visibility itself. */
async function setShown(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isShown ? 'visible' : 'hidden',
  );
}

/** Opens the profile menu in the bar of a page in the default locale. Choosing a profile loads the home page. */
async function openProfiles(page: Page, isMobile: boolean): Promise<(title: string) => Locator> {
  // Browsers hardly render background tabs.
  await page.bringToFront();
  const { burger, profileButton, navigation } = barOf(page, defaultLocale);
  await (isMobile ? burger : profileButton).click();
  const choice = isMobile ? navigation : panelOf(profileButton);
  return (title) => choice.getByRole('link').filter({ has: page.getByText(title, { exact: true }) });
}

test.describe('two tabs', { tag: '@desktop' }, () => {
  const titleIn = ({ profiles }: LocaleContent, code: InvestorProfileCode) =>
    findIn(profiles, `profile ${code}`, (profile) => profile.code === code).title;

  test('show the same profile again as soon as they are looked at', async ({
    page,
    context,
    content,
    hasTouch,
  }) => {
    const ofLocale = content[defaultLocale];
    const restricted = findIn(
      ofLocale.funds,
      'fund for institutions only',
      ({ visibleTo }) => visibleTo.join() === 'INSTIT',
    );
    const other = await context.newPage();
    await openPage(other, restricted.path);
    await other.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await expect(other.getByRole('main').locator('#overview')).toBeHidden();
    await setShown(other, false);

    await openPage(page, pagePath('contact', defaultLocale));
    const profileCalled = await openProfiles(page, hasTouch);
    await profileCalled(titleIn(ofLocale, 'INSTIT')).click();
    await expect(page).toHaveURL(pagePath('index', defaultLocale));
    await expect(page.locator('html')).toHaveAttribute('data-profile', 'INSTIT');
    await expect(other.locator('html')).not.toHaveAttribute('data-profile', 'INSTIT');

    await other.bringToFront();
    await setShown(other, true);
    await expect(other.locator('html')).toHaveAttribute('data-profile', 'INSTIT');
    await expect(other.locator('html')).toHaveAttribute('data-kept');
    await expect(other.getByRole('main').locator('#overview')).toBeVisible();
    expect(await fundsInMenu(other, defaultLocale, hasTouch, ofLocale)).toContain(restricted.path);
  });

  test('that switch at once agree on one profile', async ({ page, context, content, hasTouch, request }) => {
    const ofLocale = content[defaultLocale];
    const errors: string[] = [];
    const tabs = [
      { tab: page, profile: 'INSTIT' },
      { tab: await context.newPage(), profile: 'PRO' },
    ] as const;
    const choices: Locator[] = [];
    for (const { tab, profile } of tabs) {
      tab.on('pageerror', ({ message }) => errors.push(message));
      await openPage(tab, pagePath('contact', defaultLocale));
      await tab.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
      const profileCalled = await openProfiles(tab, hasTouch);
      choices.push(profileCalled(titleIn(ofLocale, profile)));
    }
    await Promise.all(choices.map((choice) => choice.press('Enter')));
    for (const { tab } of tabs) {
      await expect(tab).toHaveURL(pagePath('index', defaultLocale));
      await expect(tab.locator('html')).not.toHaveAttribute('data-kept');
      await started(tab);
      await setShown(tab, false);
      await setShown(tab, true);
    }
    const cookie = (await context.cookies()).find(({ name }) => name === 'investor_profile');
    const winner = findIn(tabs, 'winner', ({ profile }) => profile === cookie?.value).profile;
    const { funds } = await readProfileCatalogue(request, defaultLocale, winner);
    for (const { tab } of tabs) {
      await expect(tab.locator('html')).toHaveAttribute('data-profile', winner);
      expect(await fundsShown(tab.getByRole('main'), ofLocale)).toEqual(funds.map(({ path }) => path));
    }
    expect(errors).toEqual([]);
  });
});
