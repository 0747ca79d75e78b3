import { isChunkError, reloadOnce } from '../features/errors/reloadOnce';

/** Errors already handled, for which Gatsby also rejects a promise that nobody awaits. */
const settled = new WeakSet<object>();

/** The error is shown, or about to be: do not report its unhandled rejection too. */
export function markSettled(error: unknown): void {
  if (typeof error === 'object' && error !== null) settled.add(error);
}

/**
 * A missing script reloads the page at most once a minute (behaviour.md §8), also if nobody handles its error.
 * Call it before Gatsby starts: Gatsby's own listener would reload endlessly.
 */
export function guardRejections(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const error: unknown = event.reason;
    const isSettled = typeof error === 'object' && error !== null && settled.has(error);
    if (!isSettled && !isChunkError(error)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (isSettled) return;
    console.error(error);
    reloadOnce();
  });
}
