import * as v from 'valibot';
import { parseAnswer } from '../../../api/parseAnswer';
import { postQuery } from '../../../api/postQuery';
import { useAnswer } from '../../../api/useAnswer';
import { withTimeout } from '../../../api/withTimeout';
import type { Locale } from '../../../i18n/locales';
import { shareNavsPath } from '../../../routes/routeTable';
import { useInvestorProfile } from '../../../store/useInvestorProfile';

export type ShareChoice = { isin: string; name: string; fund: string; navsPath: string };

/** A fund with its shares that may be compared. */
export type FundChoice = { title: string; shares: ShareChoice[] };

const query = `query ComparableShares($locale: String!, $investorProfile: String) {
  fundCategories(locale: $locale) {
    funds(locale: $locale, investorProfile: $investorProfile) {
      title
      slug
      shares(locale: $locale, activeOnly: true, investorProfile: $investorProfile) { name isinCode lessThanOneYear navsVersion }
    }
  }
}`;

const text = v.pipe(v.string(), v.nonEmpty());

/** A share without its age counts as young. */
const share = v.object({
  name: text,
  isinCode: text,
  lessThanOneYear: v.nullish(v.boolean(), true),
  navsVersion: v.nullable(text),
});

const comparable = v.object({
  fundCategories: v.array(
    v.object({ funds: v.array(v.object({ title: text, slug: text, shares: v.array(share) })) }),
  ),
});

/**
 * Shares of one year or more: the others may show no performance (AMF DOC-2011-24).
 * @throws Error that names the first field that is missing or of the wrong type
 */
export function parseShareChoices(data: unknown, locale: Locale): FundChoice[] {
  return parseAnswer('Comparable shares', comparable, data)
    .fundCategories.flatMap(({ funds }) => funds)
    .map(({ title, slug, shares }) => ({
      title,
      shares: shares
        .filter(({ lessThanOneYear }) => !lessThanOneYear)
        .map(({ name, ...share }) => ({
          isin: share.isinCode,
          name,
          fund: title,
          navsPath: shareNavsPath(slug, locale, share),
        })),
    }))
    .filter(({ shares }) => shares.length > 0);
}

/** The shares that the profile may see. */
export function useShareChoices(locale: Locale): FundChoice[] | 'loading' | 'failed' {
  const investorProfile = useInvestorProfile();
  const request = { query, variables: { locale, investorProfile } };
  const { answer: choices, failed } = useAnswer(
    `${locale} ${investorProfile}`,
    async (signal) =>
      parseShareChoices(await withTimeout(signal, (inTime) => postQuery(request, inTime)), locale),
    'The shares to compare could not be loaded:',
  );
  return failed ? 'failed' : (choices ?? 'loading');
}
