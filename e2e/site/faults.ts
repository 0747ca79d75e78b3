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

/** What a visitor finds of an error page, by the names that the dictionaries give. */
export function errorPageOf(page: Page, locale: Locale, status: 404 | 500 = 500) {
  const { backHome, lastResort, not_found: notFound, five_hundred: fiveHundred } = texts[locale];
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
    lastResort: {
      message: main.getByText(lastResort.message, { exact: true }),
      home: linkHome(lastResort.backHome),
    },
  };
}

/** A text that only the error page's own script holds: it brings what it says in every language. */
export const errorPageText = enCommon.errors.not_found.message;

/** Address of the script of a template. */
export function templateScript(template: string): string {
  return `**/component---src-templates-${template}-page-tsx-*.js`;
}

/** Answers as a server that has the file no more: a newer version of the site has taken its place. */
export async function answerGone(route: Route): Promise<void> {
  await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
}

/** The scripts that hold this text are not there any more. */
export async function loseScripts(page: Page, text: string): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    await (source.includes(text) ? answerGone(route) : route.fulfill({ response, body: source }));
  });
}

/** Paths of the documents that the browser opens from now on, again with each reload. */
export function collectDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

/** What the site itself reports from now on, each by its first line; the browser's own lines on failed requests are not its. */
export function collectReports(page: Page) {
  const reports = { unhandled: [] as string[], errors: [] as string[], warnings: [] as string[] };
  const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';
  page.on('pageerror', ({ message }) => reports.unhandled.push(firstLine(message)));
  page.on('console', (message) => {
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error') reports.errors.push(firstLine(message.text()));
    if (message.type() === 'warning') reports.warnings.push(firstLine(message.text()));
  });
  return reports;
}
