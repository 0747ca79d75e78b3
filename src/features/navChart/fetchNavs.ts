import type { NavSeries } from './navSeries';
import { parseNavHistory } from './parseNavHistory';
import { patiently } from './patiently';

/** What has been fetched since the document was opened, by address. NAVs change once a day. */
const fetched = new Map<string, NavSeries>();

/**
 * The NAVs of a share, fetched once in the life of the document. An answer that is wrong is not kept: the next try asks again.
 * @param path of the fund's NAVs (`navHistoryPath`)
 * @throws also when the signal has aborted meanwhile
 */
export async function fetchNavs(path: string, isin: string, signal: AbortSignal): Promise<NavSeries> {
  const address = `${path}?isin=${encodeURIComponent(isin)}`;
  const known = fetched.get(address);
  if (known) return known;
  const answer = await patiently(signal, async (inTime) => {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal: inTime });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return (await response.json()) as unknown;
  });
  // Reading an answer of fifteen years and checking it are two tasks: what is pressed meanwhile is answered in between.
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();
  const series = parseNavHistory(answer, isin);
  fetched.set(address, series);
  return series;
}
