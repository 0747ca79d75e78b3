/** In `sessionStorage`: strictly necessary, gone with the tab. */
const storageKey = 'chunk_reload_at';

/** One failure is often reported several times. */
let reloading = false;

/** Milliseconds since 1970; `null` when there was none, `undefined` when storage is blocked. */
function readLastReload(): number | null | undefined {
  try {
    const kept = sessionStorage.getItem(storageKey) ?? '';
    // Storage that cannot be written is of no use.
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
    // `shouldReload` falls back to the navigation's type.
  }
}

function navigationType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : undefined;
}

/** A failed script chunk reloads the page at most once per minute (behaviour.md §8). */
const minute = 60_000;

export type ReloadCircumstances = {
  /** Milliseconds since 1970, as `lastReloadAt`. */
  now: number;
  /** `null` when there was none, `undefined` when storage is blocked. */
  lastReloadAt: number | null | undefined;
  /** `PerformanceNavigationTiming.type` */
  navigationType: string | undefined;
  online: boolean;
};

/**
 * Not offline: the browser would show its own error page. Without storage, a document that was itself reloaded is not
 * reloaded again, so that it never loops.
 */
export function shouldReload({ now, lastReloadAt, navigationType, online }: ReloadCircumstances): boolean {
  if (!online) return false;
  if (lastReloadAt === undefined) return navigationType !== 'reload';
  return lastReloadAt === null || now - lastReloadAt >= minute;
}

/** True at most once a minute; the caller must reload. */
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

/** Reloads the page, unless that was done within the last minute. Returns whether it does. */
export function reloadOnce(): boolean {
  const allowed = mayReload();
  if (allowed) window.location.reload();
  return allowed;
}

/** `import()` rejects with this when a script does not arrive; webpack gives it its name. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
