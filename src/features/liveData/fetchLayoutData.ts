import type { Locale } from '../../i18n/locales';
import type { LiveCatalogue } from '../../store/layoutData/layoutDataSlice';
import type { InvestorProfileCode } from '../../profiles/investorProfiles';
import { layoutDataQuery, layoutDataVariables } from './layoutDataQuery';
import { parseLayoutData } from './parseLayoutData';
import { postQuery } from './postQuery';

/** Of the loading state, in milliseconds (behaviour.md §7.2, §9): a shorter one would only flicker. */
export const minimumLoadingMs = 200;

/** In milliseconds. A slow API is waited for, but not for ever. */
export const patienceMs = 30_000;

async function ask(
  locale: Locale,
  investorProfile: InvestorProfileCode,
  signal: AbortSignal,
): Promise<LiveCatalogue> {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stop);
  const timer = setTimeout(
    () => controller.abort(new Error(`The content API did not answer within ${patienceMs / 1_000} s`)),
    patienceMs,
  );
  try {
    const variables = layoutDataVariables(locale, investorProfile);
    return parseLayoutData(await postQuery({ query: layoutDataQuery, variables }, controller.signal), locale);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/**
 * The catalogue as the content API answers it now for this profile. Answers and failures alike come after
 * `minimumLoadingMs` at the earliest.
 * @throws also when the signal has aborted meanwhile
 */
export async function fetchLayoutData(
  locale: Locale,
  investorProfile: InvestorProfileCode,
  signal: AbortSignal,
): Promise<LiveCatalogue> {
  signal.throwIfAborted();
  const minimum = new Promise((resolve) => setTimeout(resolve, minimumLoadingMs));
  try {
    return await ask(locale, investorProfile, signal);
  } finally {
    await minimum;
    signal.throwIfAborted();
  }
}
