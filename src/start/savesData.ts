/** https://wicg.github.io/netinfo/, in Chromium only. */
type Connection = { saveData?: boolean; effectiveType?: string };

/** True if the visitor or their network asks for little to be fetched: nothing is prefetched then. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
  return isSlow || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
