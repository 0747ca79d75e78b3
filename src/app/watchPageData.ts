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
      if (entry.responseStatus >= 500) lastError = entry.responseStatus;
    }
  }).observe({ type: 'resource' });
  return () => {
    const status = lastError;
    lastError = undefined;
    return status;
  };
}
