import { investorProfiles } from '../src/profiles/investorProfiles';
import { esgTabs } from '../src/features/esg/esgTabs';
import { defaultLocale, locales } from '../src/i18n/locales';
import { pagePath } from '../src/routes/routeTable';
import { expect, test } from './fixtures';
import { accessibilityFaults } from './site/accessibilityFaults';
import { esgTexts, openEsgTab } from './site/esgTabs';
import { fundsShown, linksShown } from './site/menuBar';
import { panelsOf, panelsShown } from './site/fundTabs';
import { openPage } from './site/navigation';
import { loadWholePage } from './site/pageProblems';
import { readProfileCatalogue } from './site/profileCatalogue';
import { setProfile } from './site/visitor';
import { sidewaysScroll } from './site/viewport';

// Reduced motion: axe must see the final colours, not a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const path = pagePath('esg-sri-approach', defaultLocale);
const { label, title } = esgTexts[defaultLocale];

for (const locale of locales) {
  // The tabs' anchors are the same in every language.
  const isReachedByAddress = locale === defaultLocale;
  const how = isReachedByAddress ? 'is reached by its address, ' : '';
  test(
    `each tab ${how}has no accessibility fault and does not scroll sideways (${locale})`,
    { tag: '@mobile' },
    async ({ page }) => {
      // Axe runs on the whole page once, then only on the panel of each of the six tabs.
      test.setTimeout(60_000);
      await openPage(page, pagePath('esg-sri-approach', locale));
      for (const tab of esgTabs) {
        if (isReachedByAddress) {
          await page.goto('about:blank');
          await openPage(page, `${pagePath('esg-sri-approach', locale)}#${tab}`);
        } else await openEsgTab(page, tab);
        expect(await panelsShown(page)).toEqual([tab]);
        const heading = page.locator(`section#${tab} h2`).first();
        await expect(heading).toHaveText(esgTexts[locale].title[tab]);
        await expect(heading).toBeInViewport();
        await loadWholePage(page);
        expect(await sidewaysScroll(page), tab).toEqual([]);
        expect(await accessibilityFaults(page, tab === 'vision' ? undefined : '[data-panels]'), tab).toEqual(
          [],
        );
      }
    },
  );
}

test('without a tab in the address the first one is shown', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, path);
  expect(await panelsOf(page)).toEqual([...esgTabs]);
  expect(await panelsShown(page)).toEqual(['vision']);
});

test('a link to a section opens its tab there', { tag: '@desktop' }, async ({ page }) => {
  await openPage(page, `${path}#impact-indicators`);
  expect(await panelsShown(page)).toEqual(['impact']);
  await expect(page.locator('#impact-indicators h3').first()).toBeInViewport();
});

test(
  'figures are pictures with a name, and tables with the same numbers',
  { tag: '@desktop' },
  async ({ page }) => {
    await openPage(page, path);
    for (const [tab, block] of [
      ['policy-rating', 'policy-rating-scale'],
      ['impact', 'impact-indicators'],
    ] as const) {
      await openEsgTab(page, tab);
      const section = page.locator(`#${block}`);
      const name = (await section.getByRole('img').getAttribute('aria-label')) ?? '';
      const figures = await section.getByRole('table').locator('tbody td[data-figure]').allTextContents();
      const drawn = figures.filter((_, index) => tab === 'policy-rating' || index % 3 < 2);
      expect(drawn.length).toBeGreaterThan(4);
      const named: readonly string[] = name.match(/\d[\d.,]*(?:\s?%)?/g) ?? [];
      expect(drawn.filter((figure) => !named.includes(figure))).toEqual([]);
    }
  },
);

test('the dropdown of narrow screens chooses a tab', { tag: '@mobile' }, async ({ page }) => {
  await openPage(page, path);
  const navigation = page.getByRole('navigation', { name: label, exact: true });
  const button = page.locator('[data-menu=tabs] > summary');
  await button.tap();
  await navigation.getByRole('link', { name: title.engagement, exact: true }).tap();
  await expect(page).toHaveURL(/#engagement$/);
  expect(await panelsShown(page)).toEqual(['engagement']);
  await expect(button).toHaveText(title.engagement);
});

test(
  'the labelled funds and the reports are those of the visitor’s profile',
  { tag: '@desktop' },
  async ({ page, context, request, content, baseURL }) => {
    for (const profile of investorProfiles) {
      const { funds } = await readProfileCatalogue(request, defaultLocale, profile);
      const reports = funds
        .flatMap(({ documents }) => documents)
        .filter((url) => url.endsWith('/ESG_MONTHLY_REPORT'));
      expect(reports.length).toBeGreaterThan(0);
      await setProfile(context, profile, baseURL);
      await page.goto('about:blank');
      await openPage(page, `${path}#range`);
      await openEsgTab(page, 'range');
      const labelled = funds.filter(({ isIsr }) => isIsr).map((fund) => fund.path);
      expect(await fundsShown(page.locator('section#range'), content[defaultLocale])).toEqual(labelled);
      await openEsgTab(page, 'documentation');
      expect(await linksShown(page.locator('#documentation-reports'))).toEqual(reports);
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'all tabs are shown in sequence under links to them, with pictures and tables',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(path);
      const navigation = page.getByRole('navigation', { name: label, exact: true });
      for (const tab of esgTabs) await expect(page.locator(`section#${tab}`)).toBeVisible();
      await expect(page.locator('[data-menu=tabs]')).toBeHidden();
      for (const block of ['policy-rating-scale', 'impact-indicators']) {
        await expect(page.locator(`#${block}`).getByRole('img')).toBeVisible();
        await expect(page.locator(`#${block}`).getByRole('table')).toBeVisible();
      }
      await navigation.getByRole('link', { name: title.documentation, exact: true }).click();
      await expect(page.locator('section#documentation h2').first()).toBeInViewport();
      await expect(page.locator('section#vision')).toBeVisible();
    },
  );
});
