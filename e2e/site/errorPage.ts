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

/** What a visitor finds of an error page, by the names that the dictionaries give. */
export function errorPageOf(page: Page, locale: Locale, status: 404 | 500 = 500) {
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
    /** What shows in the place of an error page that fails too. */
    fatalError: {
      message: main.getByText(fatalError.message, { exact: true }),
      home: linkHome(fatalError.backHome),
    },
  };
}

/** A text that only the error page's own script holds: it brings what it says in every language. */
export const errorPageText = enCommon.errors.not_found.message;

/** The error page, whole, within bar and footer. */
export async function expectErrorPage(page: Page, locale: Locale, status: 404 | 500 = 500) {
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
