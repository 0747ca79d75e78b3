/** Milliseconds before a request is given up. */
export const requestTimeoutMs = 30_000;

/**
 * Runs with a signal that aborts with the given one, or after the timeout.
 * @throws DOMException `TimeoutError` after the timeout
 */
export async function withTimeout<Result>(
  signal: AbortSignal | null,
  run: (signal: AbortSignal) => Promise<Result>,
  timeoutMs = requestTimeoutMs,
): Promise<Result> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No answer within ${timeoutMs / 1_000} s`, 'TimeoutError'));
  }, timeoutMs);
  try {
    return await run(controller.signal);
  } catch (error) {
    // Some browsers reject an aborted `fetch` with an AbortError of their own.
    controller.signal.throwIfAborted();
    throw error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
