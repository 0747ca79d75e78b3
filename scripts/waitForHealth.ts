import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 150;

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Asks a health address again and again; false when it has not answered well within the limit. */
export async function waitForHealth(url: string, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!(await isHealthy(url))) {
    if (performance.now() > deadline) return false;
    await wait(pollMs);
  }
  return true;
}
