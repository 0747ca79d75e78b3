import type { BrowserContext, Page, Request } from '@playwright/test';

/** Requests that were on their way when another page was opened: the browser calls them off, and no page is at fault. */
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
 * Collects from now on what a visitor's browser would complain about, and every request that leaves the site.
 * The status of the page itself is left to the caller: an error page is meant to be one.
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
    // The page calls its requests for data off when it is left.
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
 * Brings everything into view that is loaded only then, waits for its images and goes back to the top. Images are looked for anew
 * each time: one that a rendering takes out of the page is never loaded, and waited for it would be for ever.
 */
export async function loadWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // With a limit: Chromium without a window at times draws no frame after a scroll that changes nothing.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    }
  });
  await page.waitForFunction(
    () => [...document.images].every((image) => image.complete || !image.checkVisibility()),
    undefined,
    // By default it asks at each frame.
    { polling: 100 },
  );
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

declare global {
  interface Window {
    /** Put there by {@link collectPolicyViolations}. */
    reportPolicyViolation?: (violation: string) => void;
  }
}

/** Runs in every page before its own scripts: tells what the content security policy has stopped. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.reportPolicyViolation?.(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`);
  });
}

/** Collects from now on what the content security policy stops in any page of this visitor. */
export async function collectPolicyViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportPolicyViolation', (violation: string) => violations.push(violation));
  await context.addInitScript(reportViolations);
  context.on('console', (message) => {
    // What is stopped before the page can listen, and headers that the browser cannot read.
    if (/Content Security Policy|Permissions-Policy|Cross-Origin-/.test(message.text())) {
      violations.push(message.text());
    }
  });
  return violations;
}
