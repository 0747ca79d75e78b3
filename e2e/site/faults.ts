import type { Locator, Page, Route } from '@playwright/test';
import enCommon from '../../locales/en/common.json';
import enLastResort from '../../locales/en/lastResort.json';
import frCommon from '../../locales/fr/common.json';
import frLastResort from '../../locales/fr/lastResort.json';
import itCommon from '../../locales/it/common.json';
import itLastResort from '../../locales/it/lastResort.json';
import type { Locale } from '../../src/i18n/locales';
import { pagePath } from '../../src/routes/routeTable';

const texts = {
  fr: { ...frCommon.errors, lastResort: frLastResort },
  en: { ...enCommon.errors, lastResort: enLastResort },
  it: { ...itCommon.errors, lastResort: itLastResort },
} satisfies Record<Locale, object>;

/** What a visitor finds of an error page with this status, by the names that the dictionaries give. */
export function errorPageOf(page: Page, locale: Locale, status = 500) {
  const { backHome, lastResort, ...messages } = texts[locale];
  const { title, message } = status === 404 ? messages.not_found : messages.five_hundred;
  const main = page.getByRole('main');
  const linkHome = (name: string): Locator =>
    main.getByRole('link', { name, exact: true }).and(page.locator(`[href="${pagePath('index', locale)}"]`));
  return {
    title,
    heading: main.getByRole('heading', { level: 1, name: title, exact: true }),
    status: main.getByText(String(status), { exact: true }),
    message: main.getByText(message, { exact: true }),
    home: linkHome(backHome),
    /** What shows where the error page fails too. */
    lastResort: {
      message: main.getByText(lastResort.message, { exact: true }),
      home: linkHome(lastResort.backHome),
    },
  };
}

/** Answers as a server that has the file no more: a newer version of the site has been put there. */
export async function answerGone(route: Route): Promise<void> {
  await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
}

/** Address of the script of a page's template. */
export function templateScript(template: string): string {
  return `**/component---src-templates-${template}-page-tsx-*.js`;
}

/** The scripts whose source holds this text are not there any more. */
export async function loseScripts(page: Page, text: string): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    await (source.includes(text) ? answerGone(route) : route.fulfill({ response }));
  });
}

/** A text of the error page's own script: it brings the dictionaries of all locales. */
export const errorPageScript = enCommon.errors.not_found.message;

/** Paths of the documents that the browser opens from now on, reloads among them. */
export function collectOpenedDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}
