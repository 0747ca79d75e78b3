import type { Page, Request } from '@playwright/test';

/** Requests aborted by the browser because another page was opened: not a fault of the page. */
function requestsLeftBehind(page: Page): (request: Request) => boolean {
  const onTheirWay = new Set<Request>();
  let left = new Set<Request>();
  let isLeaving = false;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      isLeaving = true;
      left = new Set(onTheirWay);
    } else if (isLeaving) left.add(request);
    onTheirWay.add(request);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) isLeaving = false;
  });
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  return (request) => left.has(request);
}

/**
 * Collects from now on what the browser complains about, and every request to another site.
 * Leaves the status of the page itself to the caller: error pages are meant to have one.
 */
export function collectPageProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  const isLeftBehind = requestsLeftBehind(page);
  const isPageItself = (address: string) => page.url() === address;

  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || isPageItself(message.location().url)) return;
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page aborts its data requests when it is left.
    const isData = /^\/graphql$|\/navs$/.test(new URL(request.url()).pathname);
    const isCalledOff = reason === 'net::ERR_ABORTED' && (isData || isLeftBehind(request));
    if (!isCalledOff) problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  page.on('request', (request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (/^https?:$/.test(protocol) && requested !== origin) problems.push(`other origin: ${request.url()}`);
  });
  return problems;
}

/**
 * Scrolls everything lazy into view, waits for its images and returns to the top. Queries the images again each
 * time: one that was removed by a rendering never loads, and waiting for it would never end.
 */
export async function loadWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // The timeout is needed: headless Chromium sometimes draws no frame after a scroll that changes nothing.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    }
  });
  await page.waitForFunction(
    () => [...document.images].every((image) => image.complete || !image.checkVisibility()),
    undefined,
    // The default is to poll on every frame.
    { polling: 100 },
  );
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}
