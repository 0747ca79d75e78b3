import type { Page } from '@playwright/test';
import { type InvestorProfileCode, investorProfiles } from '../src/profiles/investorProfiles';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { barOf, fundsInMenu, fundsShown, linksShown } from './site/menuBar';
import { openEsgTab } from './site/esgTabs';
import { follow, started } from './site/navigation';
import { openFundTab } from './site/fundTabs';
import { openBeforeScripts } from './site/network';
import { type OfferedFund, type ProfileCatalogue, readProfileCatalogue } from './site/profileCatalogue';
import { setProfile } from './site/visitor';
import { findIn } from './site/siteContent';

const pathOf = ({ path }: { path: string }) => path;

const mainOf = (page: Page) => page.getByRole('main');

function inMenuOrder(funds: readonly OfferedFund[]): string[] {
  return [...funds.filter(({ isBond }) => !isBond), ...funds.filter(({ isBond }) => isBond)].map(pathOf);
}

// Each profile and each language once; fund pages are checked for every combination below.
const visits = [
  { locale: 'fr', profile: 'INSTIT' },
  { locale: 'en', profile: 'RETAIL' },
  { locale: 'it', profile: 'PRO' },
] as const;

for (const { locale, profile } of visits) {
  // Only the menu depends on the width.
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

      const release = await openBeforeScripts(page, pagePath('index', locale));
      await expect(page.locator('html')).toHaveAttribute('data-profile', profile);
      await expectHome();
      release();
      await started(page);
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

/** What one profile sees on the page of a fund or share. */
type Shown = {
  title: boolean;
  shares: string[];
  documents: string[];
  /** Documents in the subscribe tab. */
  subscription: string[];
  leadsToRange: boolean;
};

/**
 * Runs in the page, which was opened with the first profile. For the others it changes the cookie and runs the
 * page's inline head script again, as before the first paint.
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
      // Every fund and share page, about forty.
      test.setTimeout(60_000);
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
      // The inline head script decides who sees what; the other assets would only take time.
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
