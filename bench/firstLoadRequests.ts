import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';

/** The phone that Lighthouse emulates, too: images are chosen by the width and density of the screen. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Longer than the 500 ms of Playwright's `networkidle`, in which a busy machine may not even run a script that has
 * come; shorter than the 3 s after which Gatsby prefetches what links lead to.
 */
const quietMs = 1000;
const loadLimitMs = 30_000;

/** A hydrated root: React has the page's scripts and data, and only what it asks for late can follow. */
async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const root = document.getElementById('___gatsby');
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    },
    undefined,
    { timeout: loadLimitMs },
  );
}

/** Follows the requests of a page. */
class RequestLog {
  private readonly requests = new Map<string, Request>();
  private readonly pending = new Set<Request>();
  private lastChange = performance.now();

  constructor(page: Page) {
    page.on('request', (request) => this.add(request));
    page.on('requestfinished', (request) => this.end(request));
    page.on('requestfailed', (request) => this.end(request));
  }

  private add(request: Request): void {
    if (!/^https?:/.test(request.url())) return;
    this.pending.add(request);
    this.lastChange = performance.now();
    const key = `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
    if (!this.requests.has(key)) this.requests.set(key, request);
  }

  private end(request: Request): void {
    if (this.pending.delete(request)) this.lastChange = performance.now();
  }

  /** @throws Error when requests do not end */
  async waitUntilQuiet(): Promise<void> {
    const deadline = performance.now() + loadLimitMs;
    while (this.pending.size > 0 || performance.now() - this.lastChange < quietMs) {
      if (performance.now() > deadline) throw new Error('The network was not idle within 30 s.');
      await wait(50);
    }
  }

  /** Each once: what was preloaded is asked for again, and then comes from the cache. */
  all(): Request[] {
    return [...this.requests.values()];
  }
}

/**
 * Loads a page on a phone that knows nothing of the site, until the network is idle. `read` is given the requests,
 * while the browser still knows what came of them, and the messages of errors that no script has caught.
 */
export async function withFirstLoadRequests<Result>(
  browser: Browser,
  url: string,
  read: (requests: readonly Request[], scriptErrors: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const log = new RequestLog(page);
    const scriptErrors: string[] = [];
    page.on('pageerror', ({ message }) => scriptErrors.push(message));
    await page.goto(url);
    await waitUntilHydrated(page);
    await log.waitUntilQuiet();
    return await read(log.all(), scriptErrors);
  } finally {
    await context.close();
  }
}
