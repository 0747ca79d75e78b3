import { type BrowserContext, expect, type Page } from '@playwright/test';
import { cookieTable } from '../../src/cookies/cookieTable';
import type { Locale } from '../../src/i18n/locales';
import type { ConsentService } from '../../src/features/consent/consentCookie';
import { started } from './navigation';
import { dictionaries } from './dictionaryTexts';

export const consentTexts = dictionaries('consent');
const layoutTexts = dictionaries('layout');

/** Page object for the consent banner, the dialog with each service and the buttons that open it. */
export function consentOf(page: Page, locale: Locale) {
  const texts = consentTexts[locale];
  const banner = page.getByRole('dialog', { name: texts.banner.title, exact: true });
  const preferences = page.getByRole('dialog', { name: texts.preferences.title, exact: true });
  const opener = { name: layoutTexts[locale].cookies, exact: true };
  return {
    banner,
    accept: banner.getByRole('button', { name: texts.banner.accept }),
    refuse: banner.getByRole('button', { name: texts.banner.refuse }),
    choose: banner.getByRole('button', { name: texts.banner.settings }),
    preferences,
    acceptAll: preferences.getByRole('button', { name: texts.banner.accept }),
    refuseAll: preferences.getByRole('button', { name: texts.banner.refuse }),
    save: preferences.getByRole('button', { name: texts.preferences.save }),
    service: (service: ConsentService | 'necessary') =>
      preferences.getByRole('checkbox', { name: texts.categories[service].title }),
    footerButton: page.getByRole('contentinfo').getByRole('button', opener).first(),
    /** The floating button at the edge of the window; it comes last in the footer's HTML. */
    tab: page
      .getByRole('contentinfo')
      .getByRole('button', opener)
      .filter({ hasText: /^Cookies?$/ }),
  };
}

/** Gives the sign of a visitor that the banner waits for. */
export async function expectBanner(page: Page, locale: Locale): Promise<void> {
  await started(page);
  await page.keyboard.press('Shift');
  await expect(consentOf(page, locale).banner).toBeVisible();
}

/** Deletes the stored choice, so that the banner is shown again. */
export async function forgetConsent(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: cookieTable.consent.name });
}

/** Sets the consent for each service through the footer. */
export async function chooseServices(
  page: Page,
  locale: Locale,
  choice: Partial<Record<ConsentService, boolean>>,
): Promise<void> {
  const { footerButton, preferences, service, save } = consentOf(page, locale);
  await footerButton.click();
  for (const name of ['analytics', 'video'] as const) {
    const wanted = choice[name];
    if (wanted !== undefined) await service(name).setChecked(wanted);
  }
  await save.click();
  await preferences.waitFor({ state: 'hidden' });
}

export const consentName = cookieTable.consent.name;

/** Services the visitor has agreed to, sorted; null before any choice. */
export async function consentCategories(context: BrowserContext): Promise<readonly string[] | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === consentName);
  if (!cookie) return null;
  const { categories } = JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[] };
  return categories.sort();
}
