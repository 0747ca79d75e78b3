import type { Locator, Page } from '@playwright/test';
import { type InvestorProfileCode, investorProfiles } from '../src/features/profiles/investorProfiles';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf, panelOf } from './site/bar';
import { openEsgTab } from './site/esgTabs';
import { follow } from './site/follow';
import { fundsShown, linksShown } from './site/fundsShown';
import { openFundTab } from './site/fundTabs';
import { holdScripts } from './site/heldBack';
import { hydrated, openPage } from './site/openPage';
import { type OfferedFund, type ProfileCatalogue, readProfileCatalogue } from './site/profileCatalogue';
import { setProfile } from './site/setProfile';
import { findIn, type LocaleContent } from './site/siteContent';

const pathOf = ({ path }: { path: string }) => path;

const mainOf = (page: Page) => page.getByRole('main');

/** The funds of the bar's menu. */
async function fundsInMenu(page: Page, locale: Locale, isMobile: boolean, content: LocaleContent) {
  const { menuButton, burger } = barOf(page, locale);
  if (isMobile) await burger.click();
  await menuButton('funds').click();
  const panel = await panelOf(menuButton('funds'));
  if (isMobile) {
    await menuButton('equityFunds').click();
    await menuButton('bondFunds').click();
  }
  await expect(panel).toBeVisible();
  return fundsShown(panel, content);
}

function inMenuOrder(funds: readonly OfferedFund[]): string[] {
  return [...funds.filter(({ isBond }) => !isBond), ...funds.filter(({ isBond }) => isBond)].map(pathOf);
}

for (const locale of locales) {
  for (const profile of investorProfiles) {
    const tag = locale === defaultLocale ? [] : ['@desktop'];
    test(
      `${profile} in ${locale} finds what the API answers, from the home page on`,
      { tag },
      async ({ page, context, request, content, baseURL, hasTouch }) => {
        const offered = await readProfileCatalogue(request, locale, profile);
        const ofLocale = content[locale];
        const main = mainOf(page);
        const footer = page.getByRole('contentinfo');
        const expectHome = async () => {
          expect(await fundsShown(main, ofLocale)).toEqual(offered.funds.map(pathOf));
          const subscriptions = (await linksShown(footer)).filter((path) => path.endsWith('#subscribe'));
          expect(subscriptions).toEqual([`${offered.subscribed}#subscribe`]);
        };
        await setProfile(context, profile, baseURL);

        const release = await holdScripts(page);
        await page.goto(pagePath('index', locale), { waitUntil: 'commit' });
        await expect(footer).toBeAttached();
        await expect(page.locator('html')).toHaveAttribute('data-profile', profile);
        await expectHome();
        release();
        await hydrated(page);
        await page.unroute('**/*.js');
        await expectHome();

        const menu = await fundsInMenu(page, locale, hasTouch, ofLocale);
        expect(menu).toEqual(inMenuOrder(offered.funds));
        await follow(barOf(page, locale).navigation, pagePath('funds-range', locale));
        expect(await fundsShown(main, ofLocale)).toEqual(offered.funds.map(pathOf));

        const fund = findIn(
          offered.funds,
          `fund with several shares for ${profile}`,
          ({ shares }) => !!shares[1],
        );
        await follow(main, fund.path);
        expect(await linksShown(main.locator('#shares ul'))).toEqual(fund.shares.map(pathOf));
        await openFundTab(page, 'documents');
        expect(await linksShown(main.locator('#documents'))).toEqual(fund.documents);
        await openFundTab(page, 'overview');
        const [first, ...others] = fund.shares;
        await follow(main.locator('#shares ul'), first?.path ?? '');
        expect(await linksShown(main.locator('#shares ul'))).toEqual(others.map(pathOf));
        await openFundTab(page, 'documents');
        expect(await linksShown(main.locator('#documents'))).toEqual(first?.documents);

        await follow(footer, pagePath('esg-sri-approach', locale));
        await openEsgTab(page, 'range');
        const labelled = offered.funds.filter(({ isIsr }) => isIsr).map(pathOf);
        expect(await fundsShown(main, ofLocale)).toEqual(labelled);
        expect(labelled.length).toBeGreaterThan(0);
      },
    );
  }
}

/** What a fund's or share's page shows to one profile. */
type Shown = {
  title: boolean;
  shares: string[];
  documents: string[];
  /** Documents of the subscribe tab. */
  subscription: string[];
  leadsToRange: boolean;
};

/**
 * Runs in the page. The first profile is the one that the page was opened with; for the others the cookie is changed and
 * the page's own script of the head reads it, as it does before the first paint.
 */
function readAsEachProfile({ profiles, range }: { profiles: readonly InvestorProfileCode[]; range: string }) {
  const source = [...document.scripts].find(({ text }) => text.includes('investor_profile'))?.text ?? '';
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const linksShownIn = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(isShown).map((link) => link.getAttribute('href') ?? '');
  const linksOfTab = (tab: string, link: string) => {
    window.location.hash = tab;
    return linksShownIn(`main #${tab} ${link}`);
  };
  return profiles.map((profile, index): [InvestorProfileCode, Shown] => {
    if (index > 0) {
      document.cookie = `investor_profile=${profile}; path=/`;
      const script = document.createElement('script');
      script.text = source;
      document.head.append(script);
    }
    const marked = document.documentElement.getAttribute('data-profile');
    if (marked !== profile) throw new Error(`The page is marked for ${marked}, not for ${profile}`);
    return [
      profile,
      {
        title: [...document.querySelectorAll('main h1')].some(isShown),
        shares: linksShownIn('main #shares ul a[href]'),
        documents: linksOfTab('documents', 'a[href]'),
        subscription: linksOfTab('subscribe', 'a[href*="/docs/"]'),
        leadsToRange: linksShownIn(`main section a[href="${range}"]`).length > 0,
      },
    ];
  });
}

function expectedOnFund(path: string, { funds }: ProfileCatalogue): Shown {
  const fund = funds.find((candidate) => candidate.path === path);
  return {
    title: true,
    shares: fund?.shares.map(pathOf) ?? [],
    documents: fund?.documents ?? [],
    subscription: fund?.mainShare?.subscription ?? [],
    leadsToRange: !fund,
  };
}

function expectedOnShare(path: string, { funds }: ProfileCatalogue): Shown {
  const fund = funds.find(({ shares }) => shares.some((share) => share.path === path));
  const share = fund?.shares.find((candidate) => candidate.path === path);
  return {
    title: true,
    shares: fund?.shares.map(pathOf).filter((other) => other !== path) ?? [],
    documents: share?.documents ?? [],
    subscription: share?.subscription ?? [],
    leadsToRange: !share,
  };
}

for (const locale of locales) {
  test(
    `every page of a fund or share in ${locale} shows each profile what the API answers it`,
    { tag: '@desktop' },
    async ({ page, context, request, content, baseURL }) => {
      const catalogues = await Promise.all(
        investorProfiles.map(async (profile) => ({
          profile,
          catalogue: await readProfileCatalogue(request, locale, profile),
        })),
      );
      const forEach = (expected: (catalogue: ProfileCatalogue) => Shown) =>
        Object.fromEntries(catalogues.map(({ profile, catalogue }) => [profile, expected(catalogue)]));
      const pages = content[locale].funds.flatMap((fund) => [
        { path: fund.path, expected: forEach((catalogue) => expectedOnFund(fund.path, catalogue)) },
        ...fund.shares.map(({ path }) => ({
          path,
          expected: forEach((catalogue) => expectedOnShare(path, catalogue)),
        })),
      ]);
      const isAsset = ({ pathname }: URL) => /\.(?:js|woff2|svg|png|jpe?g|webp|avif)$/.test(pathname);
      // Who sees what is settled before the page's scripts: they, and what they draw, would only take time.
      await page.route(isAsset, (route) => route.fulfill({ status: 200, body: '' }));

      const range = pagePath('funds-range', locale);
      const seen: Record<string, Record<string, Shown>> = {};
      for (const [index, { path }] of pages.entries()) {
        const turn = index % investorProfiles.length;
        const profiles = [...investorProfiles.slice(turn), ...investorProfiles.slice(0, turn)];
        await setProfile(context, profiles[0] ?? '', baseURL);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        seen[path] = Object.fromEntries(await page.evaluate(readAsEachProfile, { profiles, range }));
      }
      expect(pages.length).toBeGreaterThan(0);
      expect(seen).toEqual(Object.fromEntries(pages.map(({ path, expected }) => [path, expected])));
    },
  );
}

/** Browsers without a window show all their tabs at once: the page is told instead what it would be. */
async function setShown(page: Page, isShown: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isShown ? 'visible' : 'hidden',
  );
}

/** Unfolds the profiles in the bar of a page in the default locale. A choice loads the home page. */
async function openProfiles(page: Page, isMobile: boolean): Promise<(title: string) => Locator> {
  // Browsers hardly draw what is not in front.
  await page.bringToFront();
  const { burger, profileButton, navigation } = barOf(page, defaultLocale);
  await (isMobile ? burger : profileButton).click();
  const choice = isMobile ? navigation : await panelOf(profileButton);
  return (title) => choice.getByRole('link').filter({ has: page.getByText(title, { exact: true }) });
}

test.describe('two tabs', () => {
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
    await expect(mainOf(other).locator('#overview')).toBeHidden();
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
    await expect(mainOf(other).locator('#overview')).toBeVisible();
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
      await hydrated(tab);
      await setShown(tab, false);
      await setShown(tab, true);
    }
    const cookie = (await context.cookies()).find(({ name }) => name === 'investor_profile');
    const winner = findIn(tabs, 'winner', ({ profile }) => profile === cookie?.value).profile;
    const { funds } = await readProfileCatalogue(request, defaultLocale, winner);
    for (const { tab } of tabs) {
      await expect(tab.locator('html')).toHaveAttribute('data-profile', winner);
      expect(await fundsShown(mainOf(tab), ofLocale)).toEqual(funds.map(pathOf));
    }
    expect(errors).toEqual([]);
  });
});
