import type { Locator, Page } from '@playwright/test';
import en from '../../locales/en/consent.json';
import fr from '../../locales/fr/consent.json';
import it from '../../locales/it/consent.json';
import type { Locale } from '../../src/i18n/locales';

const consentTexts = { fr, en, it } satisfies Record<Locale, typeof fr>;

/** The banner that asks for consent. */
export function consentBannerOf(page: Page, locale: Locale): Locator {
  return page.getByRole('dialog', { name: consentTexts[locale].banner.title });
}
