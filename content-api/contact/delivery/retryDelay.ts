const firstMs = 30_000;
const longestMs = 60 * 60_000;

/** How long to wait after a number of attempts that failed: 30 s, then twice as long each time, an hour at most. */
export function retryDelayMs(attempts: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1));
}
