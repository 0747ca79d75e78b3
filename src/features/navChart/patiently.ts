/** In milliseconds. A slow API is waited for, but not for ever. */
export const patienceMs = 30_000;

/** Runs something that ends when the signal aborts or it has taken too long. */
export async function patiently<Result>(
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stop);
  const timer = setTimeout(
    () => controller.abort(new Error(`No answer within ${patienceMs / 1_000} s`)),
    patienceMs,
  );
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
