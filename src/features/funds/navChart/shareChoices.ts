import { useEffect, useState } from 'react';
import type { Locale } from '../../../i18n/locales';
import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { navHistoryPath } from '../../../routes/routeTable';
import { useAppSelector } from '../../../store/hooks';
import { isRecord, postQuery } from '../../../api/postQuery';
import { withTimeout } from '../../../api/withTimeout';

export type ShareChoice = { isin: string; name: string; fund: string; navHistoryPath: string };

/** A fund with its shares that may be compared. */
export type FundChoice = { fund: string; shares: ShareChoice[] };

const query = `query ComparableShares($locale: String!, $investorProfile: String) {
  fundCategories(locale: $locale) {
    funds(locale: $locale, investorProfile: $investorProfile) {
      title
      slug
      shares(locale: $locale, activeOnly: true, investorProfile: $investorProfile) { name isinCode lessThanOneYear }
    }
  }
}`;

type Fields = Readonly<Record<string, unknown>>;

function listOf(fields: Fields, key: string): Fields[] {
  const value = fields[key];
  if (!Array.isArray(value) || !value.every(isRecord))
    throw new Error(`Comparable shares: no list of ${key}`);
  return value;
}

function textOf(fields: Fields, key: string): string {
  const value = fields[key];
  if (typeof value !== 'string' || value === '') throw new Error(`Comparable shares: ${key} is not a text`);
  return value;
}

/**
 * Shares of one year or more: the others may show no performance (AMF DOC-2011-24). A share without its age counts
 * as young.
 * @throws Error that names the first field that is missing or of the wrong type
 */
export function parseShareChoices(data: unknown, locale: Locale): FundChoice[] {
  if (!isRecord(data)) throw new Error('Comparable shares: no data');
  const funds = listOf(data, 'fundCategories').flatMap((category) => listOf(category, 'funds'));
  return funds
    .map((row) => {
      const [fund, path] = [textOf(row, 'title'), navHistoryPath(textOf(row, 'slug'), locale)];
      const shares = listOf(row, 'shares')
        .filter(({ lessThanOneYear }) => lessThanOneYear === false)
        .map((share) => ({
          isin: textOf(share, 'isinCode'),
          name: textOf(share, 'name'),
          fund,
          navHistoryPath: path,
        }));
      return { fund, shares };
    })
    .filter(({ shares }) => shares.length > 0);
}

/** Fetches the funds and shares that the profile may see. */
async function fetchShareChoices(
  locale: Locale,
  investorProfile: InvestorProfileCode,
  signal: AbortSignal,
): Promise<FundChoice[]> {
  const variables = { locale, investorProfile };
  const data = await withTimeout(signal, (inTime) => postQuery({ query, variables }, inTime));
  signal.throwIfAborted();
  return parseShareChoices(data, locale);
}

export function useShareChoices(locale: Locale): FundChoice[] | 'loading' | 'failed' {
  const investorProfile = useAppSelector(({ preferences }) => preferences.investorProfile);
  const [choices, setChoices] = useState<FundChoice[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const controller = new AbortController();
    fetchShareChoices(locale, investorProfile, controller.signal).then(setChoices, (error: unknown) => {
      if (controller.signal.aborted) return;
      console.error('The shares to compare could not be loaded:', error);
      setChoices('failed');
    });
    return () => controller.abort();
  }, [locale, investorProfile]);
  return choices;
}
