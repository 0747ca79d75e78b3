/** Milliseconds after which a busy browser is asked all the same. */
const timeout = 2_000;

/** Of browsers without idle callbacks (Safari), in milliseconds: the page has been hydrated and painted by then. */
const delay = 500;

/** Runs something once the browser has nothing better to do; returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}
