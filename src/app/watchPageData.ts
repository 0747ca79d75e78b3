/** What Gatsby's loader asks for after a 500, and again after each 500 to this, without end. The site has no such page. */
const dataAfter500 = '/page-data/500.html/page-data.json';

/**
 * Follows the page data that the browser asks for: Gatsby's loader does not tell why it failed.
 *
 * @returns a function that gives the last error of the server, as its status, once; none in browsers that tell no status
 *   (https://developer.mozilla.org/docs/Web/API/PerformanceResourceTiming/responseStatus)
 */
export function watchPageData(): () => number | undefined {
  let lastError: number | undefined;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming) || !entry.name.endsWith('/page-data.json')) continue;
      if (entry.responseStatus < 500) continue;
      lastError = entry.responseStatus;
      // The loader takes a request that is cut off for one to try again, three times at most.
      if (entry.name.endsWith(dataAfter500)) window.stop();
    }
  }).observe({ type: 'resource' });
  return () => {
    const status = lastError;
    lastError = undefined;
    return status;
  };
}
