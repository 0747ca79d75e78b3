import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales';
import type { LocaleContent } from './siteContent';
import { dictionaries } from './dictionaryTexts';

const layoutTexts = dictionaries('layout');

/** Menus of the bar, by the dictionary key of their name. */
type Menu = 'about' | 'funds' | 'news';

/** Sub-menus of the mobile menu, in order; the last two are nested in the funds menu (behaviour.md §2.5). */
type SubMenu = Menu | 'equityFunds' | 'bondFunds';

/** Page object for the top bar, by role and translated name. */
export function barOf(page: Page, locale: Locale) {
  const texts = layoutTexts[locale];
  const bar = page.getByRole('banner');
  const navigation = bar.getByRole('navigation', { name: texts.mainNavigation });
  // The menus of wide screens and of narrow ones are both in the HTML.
  // translation.ts marks its texts by a character that is not seen.
  const menuButton = (name: SubMenu): Locator =>
    navigation
      .locator('summary')
      .filter({ hasText: new RegExp(`^${texts[name]}\\p{Cf}?$`, 'u'), visible: true });
  return {
    bar,
    navigation,
    logo: bar.getByRole('link', { name: new RegExp(`, ${texts.home}$`) }),
    burger: bar.locator('[data-menu=mobile] > summary'),
    menuButton,
    profileButton: bar.locator('summary').filter({ hasText: texts.profile }),
    skipLink: page.getByRole('link', { name: texts.skipLink }),
    language: (other: Locale) => bar.locator(`a[hreflang="${other}"]`),
    contact: navigation.getByRole('link', { name: texts.contact, exact: true }),
  };
}

/** The menu that a button opens. */
const menuOf = (button: Locator): Locator => button.locator('xpath=..');

/** The panel that a menu unfolds. */
export const panelOf = (button: Locator): Locator => menuOf(button).locator('> :not(summary)');

export async function expectOpen(button: Locator, isOpen = true): Promise<void> {
  await (isOpen ? expect(menuOf(button)) : expect(menuOf(button)).not).toHaveAttribute('open');
}

/** Targets of the visible links, in document order, without duplicates. */
export function linksShown(within: Locator): Promise<string[]> {
  return within
    .locator('a[href]')
    .evaluateAll((links) => [
      ...new Set(
        links
          .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((link) => link.getAttribute('href') ?? ''),
      ),
    ]);
}

/** Visible links to fund pages, for funds of any profile. */
export async function fundsShown(within: Locator, { funds }: LocaleContent): Promise<string[]> {
  const paths = funds.map(({ path }) => path);
  return (await linksShown(within)).filter((path) => paths.includes(path));
}

/** Funds in the bar's menu. */
export async function fundsInMenu(page: Page, locale: Locale, isMobile: boolean, content: LocaleContent) {
  const { menuButton, burger } = barOf(page, locale);
  if (isMobile) await burger.click();
  await menuButton('funds').click();
  const panel = panelOf(menuButton('funds'));
  if (isMobile) {
    await menuButton('equityFunds').click();
    await menuButton('bondFunds').click();
  }
  await expect(panel).toBeVisible();
  return fundsShown(panel, content);
}
