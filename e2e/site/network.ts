import { expect, type Page, type Route } from '@playwright/test';

/** Answers like a server whose files were replaced by a newer release. */
export async function answerGone(route: Route): Promise<void> {
  await route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
}

/** Paths of the documents loaded from now on, reloads included. Those that the browser has fetched ahead make no request. */
export function collectDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('domcontentloaded', () => paths.push(new URL(page.url()).pathname));
  return paths;
}

/** First lines of what the site logs from now on, without the browser's own lines on failed requests. */
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

/** A promise and the function that resolves it. */
export function heldBack(): { released: Promise<void>; release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  return { released, release };
}

/** Holds scripts back until released. */
export async function holdBack(page: Page, scripts: string | RegExp): Promise<() => void> {
  const { released, release } = heldBack();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Opens a page as far as its first paint, and holds every script back until released: until then the page shows the
 * server's HTML and its style sheet only. The parser is often done before the style sheet is there.
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.locator('footer')).toBeAttached();
  return release;
}

/** Names of all scripts that run on a page that is only read, in the order of the alphabet. */
export const startScripts = ['live-data', 'start'].map((name) => new RegExp(`^/${name}-\\w+\\.js$`));
