import { isChunkError, reloadOnce } from '../features/errors/reloadOnce';

/** Errors that have been dealt with, where Gatsby rejects a second promise with them that nobody waits for. */
const settled = new WeakSet<object>();

/** The error is on the screen or on its way: no unhandled rejection remains of it. */
export function markSettled(error: unknown): void {
  if (typeof error === 'object' && error !== null) settled.add(error);
}

/**
 * A script that is missing loads the page anew at most once per minute (behaviour.md §8), also where nobody handles its error.
 * To be called before Gatsby starts: its own listener would load the page anew without end.
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
