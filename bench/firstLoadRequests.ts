import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page, Request } from '@playwright/test';
import { knownVisitor, newVisitor } from '../e2e/site/visitor';
import type { Visitor } from './parseBenchOptions';

/** The phone that Lighthouse emulates, too: images are chosen by the width and density of the screen. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Longer than the 500 ms of Playwright's `networkidle`, in which a busy machine may not even run a script that has come. */
const quietMs = 1000;
const loadLimitMs = 30_000;

/** The start script has run, and whoever is asked for the disclaimer can answer. */
async function waitUntilStarted(page: Page, visitor: Visitor): Promise<void> {
  const sign = visitor === 'first' ? '[data-island=disclaimer][data-alive]' : 'html[data-started]';
  await page.waitForSelector(sign, { state: 'attached', timeout: loadLimitMs });
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
 * Loads a page on a phone with an empty cache, until the network is idle. `read` is given the requests,
 * while the browser still knows what came of them, and the messages of errors that no script has caught.
 */
export async function withFirstLoadRequests<Result>(
  browser: Browser,
  url: string,
  visitor: Visitor,
  read: (requests: readonly Request[], scriptErrors: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const storageState = visitor === 'known' ? knownVisitor(url) : newVisitor;
  const context = await browser.newContext({ ...phone, storageState });
  try {
    const page = await context.newPage();
    const log = new RequestLog(page);
    const scriptErrors: string[] = [];
    page.on('pageerror', ({ message }) => scriptErrors.push(message));
    await page.goto(url);
    await waitUntilStarted(page, visitor);
    await log.waitUntilQuiet();
    return await read(log.all(), scriptErrors);
  } finally {
    await context.close();
  }
}
