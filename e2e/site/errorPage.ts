import { expect, type Page } from '@playwright/test';
import en from '../../locales/en/common.json';
import fr from '../../locales/fr/common.json';
import it from '../../locales/it/common.json';
import type { Locale } from '../../src/i18n/locales';
import { pagePath } from '../../src/routes/routeTable';
import { barOf } from './menuBar';

const texts = { fr: fr.errors, en: en.errors, it: it.errors } satisfies Record<Locale, object>;

/** Expects the complete error page, with bar and footer. */
export async function expectErrorPage(page: Page, locale: Locale, status: 404 | 500) {
  const { backHome, not_found: notFound, five_hundred: fiveHundred } = texts[locale];
  const { title, message } = status === 404 ? notFound : fiveHundred;
  const main = page.getByRole('main');
  const errorPage = {
    heading: main.getByRole('heading', { level: 1, name: title, exact: true }),
    home: main
      .getByRole('link', { name: backHome, exact: true })
      .and(page.locator(`[href="${pagePath('index', locale)}"]`)),
  };
  await expect(errorPage.heading).toBeVisible();
  await expect(main.getByText(String(status), { exact: true })).toBeVisible();
  await expect(main.getByText(message, { exact: true })).toBeVisible();
  await expect(errorPage.home).toBeVisible();
  await expect(barOf(page, locale).logo).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  return errorPage;
}
