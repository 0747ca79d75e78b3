/** Milliseconds after which it runs on a busy browser too. */
const timeout = 2_000;

/** Milliseconds, for browsers without idle callbacks (Safari): by then the page is hydrated and painted. */
const delay = 500;

/** Runs something when the browser is idle; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
}
