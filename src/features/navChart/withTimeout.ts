/** Milliseconds before a request is given up. */
export const timeoutMs = 30_000;

/** Runs with a signal that aborts with the given one, or after the timeout. */
export async function withTimeout<Result>(
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stop);
  const timer = setTimeout(
    () => controller.abort(new Error(`No answer within ${timeoutMs / 1_000} s`)),
    timeoutMs,
  );
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
