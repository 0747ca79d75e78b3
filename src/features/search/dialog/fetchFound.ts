import type { Locale } from '../../../i18n/locales';
import { apiBaseUrl } from '../../liveData/apiBaseUrl';
import { patiently } from '../../navChart/patiently';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { type Found, parseFound } from './parseFound';

/** Results that are shown at once; who needs more is better served by another word. */
const limit = 12;

export type SearchRequest = { terms: readonly string[]; locale: Locale; profile: InvestorProfileCode };

/**
 * What the site holds for these terms (behaviour.md §7.5), the best first.
 * @throws also when the signal has aborted meanwhile
 */
export async function fetchFound(
  { terms, locale, profile }: SearchRequest,
  signal: AbortSignal,
): Promise<Found> {
  const body = {
    deep: true,
    text: true,
    search: terms.join(' '),
    where: { visibleTo: { $in: [profile] } },
    limit,
  };
  const answer = await patiently(signal, async (inTime) => {
    const response = await fetch(`${apiBaseUrl}/_content/${locale}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: inTime,
    });
    if (response.status !== 200) throw new Error(`The search answered ${response.status}`);
    return (await response.json()) as unknown;
  });
  signal.throwIfAborted();
  return parseFound(answer, profile);
}
