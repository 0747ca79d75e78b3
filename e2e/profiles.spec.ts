import type { Page } from '@playwright/test';
import { type InvestorProfileCode, investorProfiles } from '../src/profiles/investorProfiles';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf, fundsShown, panelOf } from './site/menuBar';
import { openBeforeScripts } from './site/network';
import { started, openPage } from './site/navigation';
import { setProfile } from './site/visitor';
import { findIn, type LocaleContent } from './site/siteContent';

const locale = defaultLocale;
const secondsPerDay = 24 * 60 * 60;

function fundsFor(profile: InvestorProfileCode, { funds }: LocaleContent): string[] {
  return funds.filter(({ visibleTo }) => visibleTo.includes(profile)).map(({ path }) => path);
}

const shownIn = (page: Page, ofLocale: LocaleContent) => fundsShown(page.getByRole('main'), ofLocale);

for (const profile of investorProfiles) {
  test(
    `${profile} sees its funds in the range from the first paint on`,
    { tag: '@desktop' },
    async ({ page, context, content, baseURL }) => {
      await setProfile(context, profile, baseURL);
      const release = await openBeforeScripts(page, pagePath('funds-range', locale));
      expect(await shownIn(page, content[locale])).toEqual(fundsFor(profile, content[locale]));
      release();
      await started(page);
      expect(await shownIn(page, content[locale])).toEqual(fundsFor(profile, content[locale]));
    },
  );
}

/** Opens the profile menu in the bar. */
async function openProfileChoice(page: Page, isMobile: boolean) {
  const { burger, profileButton, navigation } = barOf(page, locale);
  if (isMobile) {
    await burger.click();
    return navigation;
  }
  await profileButton.click();
  return panelOf(profileButton);
}

test('a chosen profile is kept, reloads the home page and rules the menus', async ({
  page,
  context,
  content,
  hasTouch,
}) => {
  const isMobile = hasTouch;
  const { profiles, funds } = content[locale];
  const restricted = findIn(
    funds,
    'fund for institutions only',
    ({ visibleTo }) => visibleTo.join() === 'INSTIT',
  );
  const title = (code: InvestorProfileCode) =>
    profiles.find((profile) => profile.code === code)?.title ?? code;
  await openPage(page, pagePath('contact', locale));
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const choice = await openProfileChoice(page, isMobile);
  const linkOf = (code: InvestorProfileCode) =>
    choice.getByRole('link').filter({ has: page.getByText(title(code), { exact: true }) });
  await expect(linkOf('RETAIL')).toHaveAttribute('aria-current', 'true');
  await linkOf('INSTIT').click();

  await expect(page).toHaveURL(pagePath('index', locale));
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await expect(page.locator('html')).toHaveAttribute('data-profile', 'INSTIT');
  const cookie = (await context.cookies()).find(({ name }) => name === 'investor_profile');
  expect(cookie).toMatchObject({ value: 'INSTIT', path: '/', sameSite: 'Lax' });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay).toBeCloseTo(30, 0);

  await started(page);
  expect(await shownIn(page, content[locale])).toContain(restricted.path);
  const { menuButton, burger } = barOf(page, locale);
  if (isMobile) await burger.click();
  await menuButton('funds').click();
  if (isMobile) await menuButton('equityFunds').click();
  const menu = panelOf(menuButton('funds'));
  await expect(menu.locator(`a[href="${restricted.path}"]`)).toBeVisible();
});

test(
  'a cookie that is none of the profiles counts as an individual',
  { tag: '@desktop' },
  async ({ page, context, content, baseURL }) => {
    await setProfile(context, 'ADMIN', baseURL);
    await openPage(page, pagePath('funds-range', locale));
    await expect(page.locator('html')).toHaveAttribute('data-profile', 'RETAIL');
    expect(await shownIn(page, content[locale])).toEqual(fundsFor('RETAIL', content[locale]));
  },
);
