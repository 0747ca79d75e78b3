import { shouldReload } from './shouldReload';

/** In the tab's own storage; strictly necessary, and forgotten with the tab. */
const storageKey = 'chunk_reload_at';

/** Of this document: one failure is often reported by several. */
let reloading = false;

/** Milliseconds since 1970; `null` when there was none, `undefined` where nothing can be remembered. */
function readLastReload(): number | null | undefined {
  try {
    const kept = sessionStorage.getItem(storageKey) ?? '';
    // Storage that can be read but not written is no memory.
    sessionStorage.setItem(storageKey, kept);
    return Number(kept) || null;
  } catch {
    return undefined;
  }
}

function keepLastReload(now: number): void {
  try {
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    // The navigation's type stands in for it.
  }
}

function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : undefined;
}

/** Whether the page may be loaded anew now (behaviour.md §8). Who is told so does it: it counts as done for a minute. */
export function mayReload(): boolean {
  const now = Date.now();
  reloading ||= shouldReload({
    now,
    lastReloadAt: readLastReload(),
    navigationType: navigationType(),
    online: navigator.onLine,
  });
  if (reloading) keepLastReload(now);
  return reloading;
}

/** Loads the page anew, unless that was done within the minute. Says whether it does. */
export function reloadOnce(): boolean {
  const allowed = mayReload();
  if (allowed) window.location.reload();
  return allowed;
}

/** What `import()` rejects with when a script of the site does not arrive; the name is webpack's. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
