import { expect, type Locator, type Page } from '@playwright/test';
import enCommon from '../../locales/en/common.json';
import enFatalError from '../../locales/en/fatalError.json';
import frCommon from '../../locales/fr/common.json';
import frFatalError from '../../locales/fr/fatalError.json';
import itCommon from '../../locales/it/common.json';
import itFatalError from '../../locales/it/fatalError.json';
import type { Locale } from '../../src/i18n/locales';
import { pagePath } from '../../src/routes/routeTable';
import { barOf } from './menuBar';

const texts = {
  fr: { ...frCommon.errors, fatalError: frFatalError },
  en: { ...enCommon.errors, fatalError: enFatalError },
  it: { ...itCommon.errors, fatalError: itFatalError },
} satisfies Record<Locale, object>;

/** Page object for an error page, by translated name. */
export function errorPageOf(page: Page, locale: Locale, status: 404 | 500 | 503 = 500) {
  const { backHome, fatalError, not_found: notFound, five_hundred: fiveHundred } = texts[locale];
  const { title, message } = status === 404 ? notFound : fiveHundred;
  const main = page.getByRole('main');
  const linkHome = (name: string): Locator =>
    main.getByRole('link', { name, exact: true }).and(page.locator(`[href="${pagePath('index', locale)}"]`));
  return {
    title,
    heading: main.getByRole('heading', { level: 1, name: title, exact: true }),
    status: main.getByText(String(status), { exact: true }),
    message: main.getByText(message, { exact: true }),
    home: linkHome(backHome),
    /** The fallback for when the error page itself fails. */
    fatalError: {
      message: main.getByText(fatalError.message, { exact: true }),
      home: linkHome(fatalError.backHome),
    },
  };
}

/** A string found only in the error page's script, which contains its texts in every language. */
export const errorPageText = enCommon.errors.not_found.message;

/** Expects the complete error page, with bar and footer. */
export async function expectErrorPage(page: Page, locale: Locale, status: 404 | 500 | 503 = 500) {
  const errorPage = errorPageOf(page, locale, status);
  await expect(errorPage.heading).toBeVisible();
  await expect(errorPage.status).toBeVisible();
  await expect(errorPage.message).toBeVisible();
  await expect(errorPage.home).toBeVisible();
  await expect(barOf(page, locale).logo).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${errorPage.title}`));
  return errorPage;
}
