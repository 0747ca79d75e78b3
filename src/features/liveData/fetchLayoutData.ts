import type { Locale } from '../../i18n/locales';
import type { LiveCatalogue } from '../../store/layoutData/layoutDataSlice';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import { layoutDataQuery, layoutDataVariables } from './layoutDataQuery';
import { parseLayoutData } from './parseLayoutData';
import { postQuery } from './postQuery';
import { withTimeout } from './withTimeout';

/** Minimum duration of the loading state, in ms (behaviour.md §7.2, §9): a shorter one would only flicker. */
export const minimumLoadingMs = 200;

/**
 * The profile's current catalogue. Resolves or rejects after `minimumLoadingMs` at the earliest.
 * @throws also when the signal aborts
 */
export async function fetchLayoutData(
  locale: Locale,
  investorProfile: InvestorProfileCode,
  signal: AbortSignal,
): Promise<LiveCatalogue> {
  signal.throwIfAborted();
  const query = { query: layoutDataQuery, variables: layoutDataVariables(locale, investorProfile) };
  const minimum = new Promise((resolve) => setTimeout(resolve, minimumLoadingMs));
  try {
    return parseLayoutData(await withTimeout(signal, (inTime) => postQuery(query, inTime)), locale);
  } finally {
    await minimum;
    signal.throwIfAborted();
  }
}
