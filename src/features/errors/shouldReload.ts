/** behaviour.md §8: a failed script chunk reloads the page at most once per minute. */
const minute = 60_000;

export type ReloadCircumstances = {
  /** Milliseconds since 1970, as `lastReloadAt`. */
  now: number;
  /** `null` when there was none, `undefined` when the browser does not let the site remember. */
  lastReloadAt: number | null | undefined;
  /** How the document came to be shown: `PerformanceNavigationTiming.type`. */
  navigationType: string | undefined;
  online: boolean;
};

/**
 * Whether a page whose scripts failed may be loaded anew. Without a network it would become the browser's own offline
 * page. Where nothing can be remembered, a document that is itself the result of a reload stays: it never loops.
 */
export function shouldReload({ now, lastReloadAt, navigationType, online }: ReloadCircumstances): boolean {
  if (!online) return false;
  if (lastReloadAt === undefined) return navigationType !== 'reload';
  return lastReloadAt === null || now - lastReloadAt >= minute;
}
