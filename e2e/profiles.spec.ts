import type { BrowserContext, Page } from '@playwright/test';
import { type InvestorProfileCode, investorProfiles } from '../src/features/profiles/investorProfiles';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf, panelOf } from './site/bar';
import { hydrated, openPage } from './site/openPage';
import { findIn, type LocaleContent } from './site/siteContent';

const locale = defaultLocale;
const secondsPerDay = 24 * 60 * 60;

async function setProfile(
  context: BrowserContext,
  profile: InvestorProfileCode,
  baseURL = '',
): Promise<void> {
  await context.addCookies([{ name: 'investor_profile', value: profile, url: baseURL }]);
}

/** Documents that a profile may not see (spec §6). */
const hiddenDocuments: Record<InvestorProfileCode, readonly string[]> = {
  RETAIL: ['MONTHLY_REPORT', 'SUBSCRIPTION'],
  PRO: ['RETAIL_MONTHLY_REPORT', 'SUBSCRIPTION'],
  INSTIT: ['RETAIL_MONTHLY_REPORT'],
};

/** Paths of funds that the page's main part links to and shows. */
async function fundsShown(page: Page, { funds }: LocaleContent): Promise<string[]> {
  const shown: string[] = [];
  for (const { path } of funds) {
    const links = page.getByRole('main').locator(`a[href="${path}"]`).filter({ visible: true });
    if ((await links.count()) > 0) shown.push(path);
  }
  return shown;
}

function fundsFor(profile: InvestorProfileCode, { funds }: LocaleContent): string[] {
  return funds.filter(({ visibleTo }) => visibleTo.includes(profile)).map(({ path }) => path);
}

for (const profile of investorProfiles) {
  test(`${profile} sees its funds in the range from the first paint on`, async ({
    page,
    context,
    content,
    baseURL,
  }) => {
    await setProfile(context, profile, baseURL);
    // The page's own scripts are held back: what shows until then is what the visitor sees first.
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(pagePath('funds-range', locale), { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();

    expect(await fundsShown(page, content[locale])).toEqual(fundsFor(profile, content[locale]));
    release();
    await hydrated(page);
    expect(await fundsShown(page, content[locale])).toEqual(fundsFor(profile, content[locale]));
  });

  test(`${profile} sees its shares of a fund, and their documents`, async ({
    page,
    context,
    content,
    baseURL,
  }) => {
    await setProfile(context, profile, baseURL);
    const fund = findIn(
      content[locale].funds,
      'fund with shares for every profile',
      ({ shares, visibleTo }) =>
        visibleTo.length === investorProfiles.length &&
        investorProfiles.every((each) => shares.some((share) => share.visibleTo.includes(each))),
    );
    await openPage(page, fund.path);
    const main = page.getByRole('main');
    for (const { path, visibleTo } of fund.shares) {
      const links = main.locator(`a[href="${path}"]`).filter({ visible: true });
      expect((await links.count()) > 0, path).toBe(visibleTo.includes(profile));
    }

    const share = findIn(fund.shares, `share for ${profile}`, ({ visibleTo }) => visibleTo.includes(profile));
    await openPage(page, `${share.path}#documents`);
    for (const { code, url } of share.documents) {
      const link = main.locator(`#documents a[href="${url}"]`);
      await expect(link).toBeVisible({ visible: !hiddenDocuments[profile].includes(code) });
    }
  });

  test(`${profile} is told when a fund is not offered`, async ({ page, context, content, baseURL }) => {
    await setProfile(context, profile, baseURL);
    for (const { path, visibleTo, shares } of content[locale].funds) {
      if (visibleTo.length === investorProfiles.length) continue;
      await openPage(page, path);
      const main = page.getByRole('main');
      const isOffered = visibleTo.includes(profile);
      const range = main.locator(`section a[href="${pagePath('funds-range', locale)}"]`);
      await expect(range).toBeVisible({ visible: !isOffered });
      await expect(main.locator('#overview')).toBeVisible({ visible: isOffered });
      await openPage(page, shares[0]?.path ?? '');
      await expect(main.locator('#overview')).toBeVisible({ visible: isOffered });
      await expect(page.locator('h1')).toBeVisible();
    }
  });
}

/** Opens the part of the bar where the profile is chosen. */
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

  await hydrated(page);
  expect(await fundsShown(page, content[locale])).toContain(restricted.path);
  const { menuButton, burger } = barOf(page, locale);
  if (isMobile) await burger.click();
  await menuButton('funds').click();
  if (isMobile) await menuButton('equityFunds').click();
  const menu = await panelOf(menuButton('funds'));
  await expect(menu.locator(`a[href="${restricted.path}"]`)).toBeVisible();
});

test('a cookie that is none of the profiles counts as an individual', async ({
  page,
  context,
  content,
  baseURL,
}) => {
  await context.addCookies([{ name: 'investor_profile', value: 'ADMIN', url: baseURL ?? '' }]);
  await openPage(page, pagePath('funds-range', locale));
  await expect(page.locator('html')).toHaveAttribute('data-profile', 'RETAIL');
  expect(await fundsShown(page, content[locale])).toEqual(fundsFor('RETAIL', content[locale]));
});
