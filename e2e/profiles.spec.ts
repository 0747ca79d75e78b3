import type { Page } from '@playwright/test';
import { inDisplayOrder, documentTypeOrder } from '../src/features/funds/displayOrders';
import { hiddenDocumentTypes } from '../src/features/funds/documentViews';
import {
  defaultInvestorProfile,
  type InvestorProfileCode,
  investorProfiles,
} from '../src/profiles/investorProfiles';
import { defaultLocale } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';

import { openTab } from './site/tabPanels';
import { barOf, fundsInMenu, fundsShown, linksShown, panelOf } from './site/menuBar';
import { openBeforeScripts } from './site/network';
import { follow, openPage, started } from './site/navigation';
import { findIn, type LocaleContent, type SiteDocument, type SiteFund } from './site/siteContent';
import { setProfile } from './site/visitor';

const locale = defaultLocale;
const secondsPerDay = 24 * 60 * 60;

const pathOf = ({ path }: { path: string }) => path;
const mainOf = (page: Page) => page.getByRole('main');

type Seen = { visibleTo: readonly InvestorProfileCode[] };

function seenBy<Item extends Seen>(profile: InvestorProfileCode, items: readonly Item[]): Item[] {
  return items.filter(({ visibleTo }) => visibleTo.includes(profile));
}

/** Addresses of the documents that a profile sees, in display order. */
function documentsFor(profile: InvestorProfileCode, documents: readonly SiteDocument[]): string[] {
  return inDisplayOrder(documents, documentTypeOrder, ({ code }) => code)
    .filter(({ code }) => !hiddenDocumentTypes(profile).includes(code))
    .map(({ url }) => url);
}

function fundForInstitutions({ funds }: LocaleContent): SiteFund {
  return findIn(funds, 'fund for institutions only', ({ visibleTo }) => visibleTo.join() === 'INSTIT');
}

/** The link to a profile in the bar's menu, which is opened. Choosing one loads the home page. */
async function openProfiles(page: Page, isMobile: boolean, { profiles }: LocaleContent) {
  const { burger, profileButton, navigation } = barOf(page, locale);
  await (isMobile ? burger : profileButton).click();
  return (code: InvestorProfileCode) =>
    (isMobile ? navigation : panelOf(profileButton)).getByRole('link').filter({
      has: page.getByText(findIn(profiles, code, (profile) => profile.code === code).title, { exact: true }),
    });
}

test('a chosen profile is kept, reloads the home page and rules the menus', async ({
  page,
  context,
  content,
  hasTouch,
}) => {
  const restricted = fundForInstitutions(content[locale]);
  await openPage(page, pagePath('contact', locale));
  await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
  const linkOf = await openProfiles(page, hasTouch, content[locale]);
  await expect(linkOf('RETAIL')).toHaveAttribute('aria-current', 'true');
  await linkOf('INSTIT').click();

  await expect(page).toHaveURL(pagePath('index', locale));
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  await expect(page.locator('html')).toHaveAttribute('data-profile', 'INSTIT');
  const cookie = (await context.cookies()).find(({ name }) => name === 'investor_profile');
  expect(cookie).toMatchObject({ value: 'INSTIT', path: '/', sameSite: 'Lax' });
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / secondsPerDay).toBeCloseTo(30, 0);

  await started(page);
  expect(await fundsShown(mainOf(page), content[locale])).toContain(restricted.path);
  expect(await fundsInMenu(page, locale, hasTouch, content[locale])).toContain(restricted.path);
});

// Each profile and each language once.
const visits = [
  { ofLocale: 'fr', profile: 'INSTIT' },
  { ofLocale: 'en', profile: 'RETAIL' },
  { ofLocale: 'it', profile: 'PRO' },
] as const;

for (const { ofLocale, profile } of visits) {
  test(
    `${profile} in ${ofLocale} finds what the API answers, from the first paint of the home page on`,
    // Only the menu depends on the width.
    { tag: ofLocale === locale ? [] : ['@desktop'] },
    async ({ page, context, content, baseURL, hasTouch }) => {
      const funds = seenBy(profile, content[ofLocale].funds);
      const main = mainOf(page);
      const footer = page.getByRole('contentinfo');
      const equity = findIn(funds, 'equity fund', ({ category }) => category === 'EQUITY');
      const expectHome = async () => {
        expect(await fundsShown(main, content[ofLocale])).toEqual(funds.map(pathOf));
        const subscriptions = (await linksShown(footer)).filter((path) => path.endsWith('#subscribe'));
        expect(subscriptions).toEqual([`${seenBy(profile, equity.shares)[0]?.path}#subscribe`]);
      };
      await setProfile(context, profile, baseURL);

      const release = await openBeforeScripts(page, pagePath('index', ofLocale));
      await expect(page.locator('html')).toHaveAttribute('data-profile', profile);
      await expectHome();
      release();
      await started(page);
      await page.unroute('**/*.js');
      await expectHome();

      expect(await fundsInMenu(page, ofLocale, hasTouch, content[ofLocale])).toEqual(
        [...funds.filter(({ isBond }) => !isBond), ...funds.filter(({ isBond }) => isBond)].map(pathOf),
      );
      await follow(barOf(page, ofLocale).navigation, pagePath('funds-range', ofLocale));
      expect(await fundsShown(main, content[ofLocale])).toEqual(funds.map(pathOf));

      const fund = findIn(funds, `fund with several shares for ${profile}`, ({ shares }) =>
        Boolean(seenBy(profile, shares)[1]),
      );
      await follow(main, fund.path);
      const shares = seenBy(profile, fund.shares).map(pathOf);
      expect(await linksShown(main.locator('#shares ul'))).toEqual(shares);
      await openTab(page, 'overview');
      await follow(main.locator('#shares ul'), shares[0] ?? '');
      expect(await linksShown(main.locator('#shares ul'))).toEqual(shares);

      await follow(footer, pagePath('esg-sri-approach', ofLocale));
      await openTab(page, 'range');
      const labelled = funds.filter(({ isIsr }) => isIsr).map(pathOf);
      expect(labelled.length).toBeGreaterThan(0);
      expect(await fundsShown(main, content[ofLocale])).toEqual(labelled);
      await openTab(page, 'documentation');
      const reports = funds
        .flatMap(({ documents }) => documents)
        .filter(({ code }) => code === 'ESG_MONTHLY_REPORT');
      expect(reports.length).toBeGreaterThan(0);
      expect(await linksShown(page.locator('#documentation-reports'))).toEqual(reports.map(({ url }) => url));
    },
  );
}

/** Reads what a list with an island shows, how many it counts, and its files. */
async function listed(page: Page) {
  const tools = mainOf(page).getByRole('search');
  await expect(tools.getByRole('status')).toBeVisible();
  return {
    links: await linksShown(mainOf(page)),
    count: await tools.getByRole('status').innerText(),
    files: await linksShown(tools),
  };
}

for (const code of ['funds-range', 'documents'] as const) {
  test(
    `${code} is that of the profile chosen in another tab, asleep or alive`,
    { tag: '@desktop' },
    async ({ page, context, baseURL }) => {
      // Each list is opened five times.
      test.setTimeout(60_000);
      const path = pagePath(code, locale);
      const island = page.locator('main [data-island]');
      const seen = new Map<InvestorProfileCode, Awaited<ReturnType<typeof listed>>>();
      let ofDefault: string[] = [];
      for (const profile of investorProfiles) {
        await setProfile(context, profile, baseURL);
        // The server has counted for the default profile.
        const release = await openBeforeScripts(page, path);
        if (profile !== defaultInvestorProfile) {
          await expect(mainOf(page).getByRole('search').getByRole('button').first()).toBeVisible();
          await expect(mainOf(page).getByRole('search').getByRole('status')).toBeHidden();
          expect((await linksShown(mainOf(page))).filter((link) => link.includes('/range?'))).toEqual([]);
        }
        release();
        const told = async () => {
          const { count, files } = await listed(page);
          return [count, ...files];
        };
        // Alive, it says at first what the server said.
        if (profile === defaultInvestorProfile) ofDefault = await told();
        else await expect.poll(told).not.toEqual(ofDefault);
        seen.set(profile, await listed(page));
        await page.unroute('**/*.js');
      }
      expect(new Set([...seen.values()].map(({ links }) => links.join())).size).toBe(investorProfiles.length);

      for (const first of ['INSTIT', 'PRO'] as const) {
        await setProfile(context, defaultInvestorProfile, baseURL);
        await openPage(page, path);
        await expect(island).not.toHaveAttribute('data-alive');
        const next = first === 'PRO' ? 'INSTIT' : 'PRO';
        for (const profile of [first, next, defaultInvestorProfile] as const) {
          // Another tab keeps it in the cookie; tabs of a browser without a window are never hidden.
          await setProfile(context, profile, baseURL);
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          await expect.poll(() => listed(page), profile).toEqual(seen.get(profile));
        }
      }
    },
  );
}

/**
 * Runs in the page of a fund or share, which was opened with the first profile: what each profile sees of it. For the
 * others it changes the cookie and runs the page's inline head script again, as before the first paint.
 */
function readAsEachProfile({ profiles, range }: { profiles: readonly InvestorProfileCode[]; range: string }) {
  const source = [...document.scripts].find(({ text }) => text.includes('investor_profile'))?.text ?? '';
  const linksShownIn = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((link) => link.getAttribute('href') ?? '');
  return profiles.map((profile, index) => {
    if (index > 0) {
      document.cookie = `investor_profile=${profile}; path=/`;
      const script = document.createElement('script');
      script.text = source;
      document.head.append(script);
    }
    window.location.hash = 'documents';
    return {
      profile: document.documentElement.getAttribute('data-profile'),
      shares: linksShownIn('main #shares ul a[href]'),
      // Disclosures are pages, data files are no documents.
      documents: linksShownIn('main #documents a[href*="/docs/"]'),
      leadsToRange: linksShownIn(`main section a[href="${range}"]`).length > 0,
    };
  });
}

test(
  'every page of a fund or share shows each profile what the API answers it',
  { tag: '@desktop' },
  async ({ page, context, content, baseURL }) => {
    // Every fund and share page, about thirty.
    test.setTimeout(60_000);
    const isAsset = ({ pathname }: URL) => /\.(?:js|woff2|svg|png|jpe?g|webp|avif)$/.test(pathname);
    // The inline head script decides who sees what; the other assets would only take time.
    await page.route(isAsset, (route) => route.fulfill({ status: 200, body: '' }));
    const pages = content[locale].funds.flatMap((fund) => [
      {
        path: fund.path,
        fund,
        shown: fund,
        // The KID of the profile's first share comes first.
        documentsOf: (profile: InvestorProfileCode) => [
          ...(seenBy(profile, fund.shares)[0]?.documents.filter(({ code }) => code === 'KIID') ?? []),
          ...fund.documents,
        ],
      },
      ...fund.shares.map((share) => ({
        path: share.path,
        fund,
        shown: share,
        documentsOf: () => [...share.documents, ...fund.documents],
      })),
    ]);
    for (const { path, fund, shown, documentsOf } of pages) {
      const expected = investorProfiles.map((profile) => {
        const isSeen = shown.visibleTo.includes(profile) && fund.visibleTo.includes(profile);
        const shares = isSeen ? seenBy(profile, fund.shares) : [];
        return {
          profile,
          shares: shares.map(pathOf),
          documents: isSeen ? documentsFor(profile, documentsOf(profile)) : [],
          leadsToRange: !isSeen,
        };
      });
      await setProfile(context, investorProfiles[0], baseURL);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const range = pagePath('funds-range', locale);
      const seen = await page.evaluate(readAsEachProfile, { profiles: investorProfiles, range });
      expect.soft(seen, path).toEqual(expected);
    }
    expect(pages.length).toBeGreaterThan(20);
  },
);
