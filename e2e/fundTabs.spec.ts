import type { Page } from '@playwright/test';
import { investorProfiles } from '../src/features/profiles/investorProfiles';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { type FundTab, fundTabs } from '../src/store/fundView/fundViewSlice';
import type { SharePageContext } from '../src/templates/pageContext';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { fundTabTexts, openFundTab, panelsOf, panelsShown, tabsOf } from './site/fundTabs';
import { holdScripts } from './site/heldBack';
import { watchLayoutShift } from './site/layoutShift';
import { navigate } from './site/navigate';
import { narrowOnce } from './site/narrowOnce';
import { hydrated, openPage } from './site/openPage';
import { changePageData } from './site/pageData';
import { loadWholePage } from './site/pageProblems';
import { samplePages } from './site/samplePages';
import { sidewaysScroll } from './site/sidewaysScroll';
import type { SiteContent } from './site/siteContent';

type Sample = 'fund' | 'share' | 'youngShare' | 'fundUnderInvestment';

function pathOf(name: Sample, locale: Locale, content: SiteContent): string {
  return (
    samplePages.find((sample) => sample.name === name && sample.locale === locale)?.pathIn(content) ?? ''
  );
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Chooses a tab as visitors of this window do. */
async function choose(page: Page, tab: FundTab, isMobile: boolean, locale: Locale = defaultLocale) {
  const tabs = tabsOf(page, locale);
  if (!isMobile) return tabs.tab(tab).click();
  await tabs.button.click();
  return tabs.link(tab).click();
}

for (const locale of locales) {
  for (const name of ['fund', 'share'] as const) {
    test(
      `each tab of a ${name} is reached by its address (${locale})`,
      { tag: '@desktop' },
      async ({ page, content }) => {
        const path = pathOf(name, locale, content);
        await openPage(page, path);
        expect(await panelsShown(page)).toEqual(['overview']);
        expect(await panelsOf(page)).toEqual([...fundTabs]);

        for (const tab of fundTabs) {
          await page.goto('about:blank');
          await openPage(page, `${path}#${tab}`);
          expect(await panelsShown(page)).toEqual([tab]);
          const title = page.locator(`section#${tab} h2`).first();
          await expect(title).toHaveText(fundTabTexts[locale].title[tab]);
          await expect(title).toBeInViewport();
        }
      },
    );
  }
}

test('a tab survives a reload', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, `${pathOf('share', defaultLocale, content)}#performances`);
  await page.reload();
  await hydrated(page);
  expect(await panelsShown(page)).toEqual(['performances']);
});

test(
  'an address that names no tab shows the first, and one that cannot be read too',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const path = pathOf('share', defaultLocale, content);
    for (const anchor of ['#unknown', '#', '#%', '#%E0%A4%A']) {
      await page.goto('about:blank');
      await openPage(page, path + anchor);
      expect(await panelsShown(page), anchor).toEqual(['overview']);
      await expect(page.locator('h1')).toBeVisible();
    }
  },
);

test('choosing, back and forward go through the tabs where the page stands', async ({
  page,
  content,
  hasTouch,
}) => {
  await openPage(page, pathOf('share', defaultLocale, content));
  const { list, button } = tabsOf(page, defaultLocale);
  await (hasTouch ? button : list).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = await scrollTop(page);

  await choose(page, 'characteristics', hasTouch);
  await expect(page).toHaveURL(/#characteristics$/);
  expect(await panelsShown(page)).toEqual(['characteristics']);
  expect(await scrollTop(page)).toBe(top);

  await choose(page, 'performances', hasTouch);
  await expect(page).toHaveURL(/#performances$/);
  expect(await panelsShown(page)).toEqual(['performances']);

  await page.goBack();
  await expect(page.locator('section#characteristics')).toBeVisible();
  expect(await panelsShown(page)).toEqual(['characteristics']);
  await page.goBack();
  await expect(page.locator('section#overview')).toBeVisible();
  await page.goForward();
  await expect(page.locator('section#characteristics')).toBeVisible();
  expect(await panelsShown(page)).toEqual(['characteristics']);
});

test('a link of a tab to another one takes the focus along', async ({ page, content }) => {
  await openPage(page, pathOf('share', defaultLocale, content));
  await page.locator('section#overview a[href="#performances"]').filter({ visible: true }).press('Enter');
  await expect(page).toHaveURL(/#performances$/);
  expect(await panelsShown(page)).toEqual(['performances']);
  await expect(page.locator('section#performances')).toBeFocused();
});

test(
  '“subscribe” of the footer opens that tab, from another page and from the share itself',
  { tag: '@desktop' },
  async ({ page, content }) => {
    await openPage(page, pathOf('fund', defaultLocale, content));
    const subscribe = page.locator('footer a[href$="#subscribe"]').filter({ visible: true });
    for (const start of ['another page', 'the share'] as const) {
      await subscribe.click();
      await expect(page, start).toHaveURL(/\/shares\/[^/]+#subscribe$/);
      await expect(page.locator('section#subscribe h2').first()).toBeInViewport();
      expect(await panelsShown(page)).toEqual(['subscribe']);
      await openFundTab(page, 'overview');
    }
  },
);

test('another share opens at the tab that is shown', { tag: '@desktop' }, async ({ page, content }) => {
  const fund = content[defaultLocale].funds.find(
    ({ shares }) => shares.filter(({ visibleTo }) => visibleTo.includes('RETAIL')).length > 1,
  );
  const [share, other] = fund?.shares.filter(({ visibleTo }) => visibleTo.includes('RETAIL')) ?? [];
  await openPage(page, `${share?.path}#characteristics`);
  await page.locator(`#shares a[href="${other?.path}#characteristics"]`).click();
  await expect(page).toHaveURL(`${other?.path}#characteristics`);
  await expect(page.locator('#shares [aria-current=page]')).toContainText(other?.isin ?? '');
  expect(await panelsShown(page)).toEqual(['characteristics']);
  await expect(page.locator('section#characteristics h2').first()).toBeInViewport();
});

test(
  'the scripts change nothing that the style sheet has drawn',
  { tag: '@desktop' },
  async ({ page, content }) => {
    const path = pathOf('share', defaultLocale, content);
    const release = await holdScripts(page);
    await page.goto(`${path}#documents`, { waitUntil: 'commit' });
    await expect(page.locator('footer')).toBeAttached();
    expect(await panelsShown(page)).toEqual(['documents']);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const shift = await watchLayoutShift(page);
    release();
    await hydrated(page);
    expect(await panelsShown(page)).toEqual(['documents']);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  },
);

test('arrows, Home and End choose tabs', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, pathOf('share', defaultLocale, content));
  const { tab } = tabsOf(page, defaultLocale);
  await tab('overview').focus();
  for (const [key, expected] of [
    ['ArrowRight', 'characteristics'],
    ['ArrowRight', 'documents'],
    ['ArrowLeft', 'characteristics'],
    ['End', 'subscribe'],
    ['ArrowRight', 'overview'],
    ['ArrowLeft', 'subscribe'],
    ['Home', 'overview'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(expected)).toBeFocused();
    await expect(tab(expected)).toHaveAttribute('aria-selected', 'true');
    expect(await panelsShown(page)).toEqual([expected]);
  }
  await page.keyboard.press('Tab');
  await expect(page.locator('section#overview')).toBeFocused();

  // Back from a tab leaves the focus on it.
  await tab('overview').focus();
  await page.keyboard.press('ArrowRight');
  await page.goBack();
  await expect(tab('overview')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('characteristics')).toBeFocused();
  await page.keyboard.press('Space');
  expect(await panelsShown(page)).toEqual(['characteristics']);
});

for (const locale of locales) {
  test(`the tabs fit a window of 768 px (${locale})`, { tag: '@desktop' }, async ({ page, content }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openPage(page, pathOf('share', locale, content));
    const { list, tab } = tabsOf(page, locale);
    await expect(list).toBeVisible();
    for (const id of fundTabs) await expect(tab(id)).toBeInViewport({ ratio: 1 });
    expect(await sidewaysScroll(page)).toEqual([]);
  });

  test(
    `the dropdown names the tab and lists all (${locale})`,
    { tag: '@mobile' },
    async ({ page, content }) => {
      await openPage(page, pathOf('share', locale, content));
      const { button, link } = tabsOf(page, locale);
      const { title } = fundTabTexts[locale];
      await expect(button).toHaveText(title.overview);
      await button.tap();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      for (const id of fundTabs) {
        expect((await link(id).boundingBox())?.width).toBeGreaterThanOrEqual(290);
        expect((await link(id).boundingBox())?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await accessibilityFaults(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
      await button.tap();
      await page.locator('h1').tap();
      await expect(button).toHaveAttribute('aria-expanded', 'false');

      await button.tap();
      await link('documents').tap();
      await expect(button).toHaveText(title.documents);
      await expect(button).toBeFocused();
      expect(await panelsShown(page)).toEqual(['documents']);
    },
  );

  test(
    `no tab of a share has an accessibility fault (${locale})`,
    narrowOnce(locale),
    async ({ page, content }) => {
      // Eight tabs: the page as a whole once, then what each of them has put in its place.
      test.setTimeout(60_000);
      await openPage(page, pathOf('share', locale, content));
      for (const tab of fundTabs) {
        await openFundTab(page, tab);
        await loadWholePage(page);
        const changed = tab === 'overview' ? undefined : `[data-tabs]`;
        expect(await accessibilityFaults(page, changed), tab).toEqual([]);
      }
    },
  );
}

test('nor has a tab with a notice in place of figures', { tag: '@desktop' }, async ({ page, content }) => {
  for (const [name, tab] of [
    ['youngShare', 'performances'],
    ['fundUnderInvestment', 'portfolio'],
  ] as const) {
    await openPage(page, `${pathOf(name, defaultLocale, content)}#${tab}`);
    await expect(page.locator(`section#${tab} table`)).toHaveCount(0);
    expect(await accessibilityFaults(page), tab).toEqual([]);
  }
});

test(
  '60 shares and titles of 120 characters stay within a window',
  { tag: '@mobile' },
  async ({ page, content }) => {
    const path = pathOf('share', defaultLocale, content);
    const title = 'Meridane Investissements Intercontinentaux '.repeat(3).slice(0, 120);
    await changePageData(page, path, ({ pageContext }) => {
      const { fund, share } = pageContext as Pick<SharePageContext, 'fund' | 'share'>;
      const [first] = fund.shares;
      const others = Array.from({ length: 60 }, (_, index) => ({
        ...first,
        name: `S USD ${index}`,
        isin: `ZZ00990000${10 + index}`,
        path: `${path}-${index}`,
        visibleTo: investorProfiles,
      }));
      const titled = <Item extends object>(items: readonly Item[] = []) =>
        items.map((item, index) => ({ ...item, title: `${index} ${title}`.slice(0, 120) }));
      return {
        pageContext: {
          ...pageContext,
          fund: {
            ...fund,
            title,
            category: title,
            shares: others,
            documents: titled(fund.documents),
            news: titled(fund.news),
            portfolio: fund.portfolio && { ...fund.portfolio, topLines: titled(fund.portfolio.topLines) },
          },
          share: { ...share, documents: titled(share.documents) },
        },
      };
    });
    await openPage(page, pagePath('funds-range', defaultLocale));
    await navigate(page, path);
    await expect(page.locator('h1')).toContainText(title);
    await expect(page.locator('#shares li').filter({ visible: true })).toHaveCount(60);
    for (const tab of fundTabs) {
      await openFundTab(page, tab);
      expect(await sidewaysScroll(page), tab).toEqual([]);
    }
  },
);

test('the dropdown stays within a window of 320 px', { tag: '@mobile' }, async ({ page, content }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, pathOf('share', defaultLocale, content));
  await tabsOf(page, defaultLocale).button.tap();
  expect(await sidewaysScroll(page)).toEqual([]);
});

test('on paper all panels are there', { tag: '@desktop' }, async ({ page, content }) => {
  await openPage(page, pathOf('share', defaultLocale, content));
  await page.emulateMedia({ media: 'print' });
  expect(await panelsShown(page)).toEqual(await panelsOf(page));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'all panels are shown in sequence under links to them',
    { tag: '@desktop' },
    async ({ page, content }) => {
      await page.goto(pathOf('share', defaultLocale, content));
      const { link, button } = tabsOf(page, defaultLocale);
      for (const tab of fundTabs) await expect(page.locator(`section#${tab}`)).toBeVisible();
      await expect(button).toBeHidden();
      await link('subscribe').click();
      await expect(page.locator('section#subscribe h2').first()).toBeInViewport();
      await expect(page.locator('section#overview')).toBeVisible();
    },
  );
});
