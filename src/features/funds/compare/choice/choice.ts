import type { InvestorProfileCode } from '../../../../profiles/investorProfiles';
import { choiceParameter } from '../../../../routes/choiceQuery';
import { maxShares } from '../../../../store/comparisonSlice';
import type { ComparedFundView, ComparedShare } from '../compareViews';

/** More words in an address are ignored without a message. */
const maxWords = 40;
/** Longer words are cut in messages; an ISIN has twelve characters. */
const maxLength = 20;

export const ignoredReasons = ['unknown', 'notOffered', 'repeated', 'tooMany'] as const;
export type IgnoredReason = (typeof ignoredReasons)[number];

/** A requested share that is not shown. Named after `share` if the word is one's ISIN, else after the word itself. */
export type IgnoredShare = { reason: IgnoredReason; word: string; share: ComparedShare | null };

export type Choice = { chosen: ComparedShare[]; ignored: IgnoredShare[] };

/** Shares that the profile may see, by fund; funds without any are left out. */
export function sharesSeenBy(profile: InvestorProfileCode, funds: readonly ComparedFundView[]) {
  return funds
    .map((fund) => ({
      title: fund.title,
      shares: fund.shares
        .filter(({ visibleTo }) => visibleTo.includes(profile))
        .map((share) => ({ isin: share.isin, fund, share })),
    }))
    .filter(({ shares }) => shares.length > 0);
}

/** Non-empty words of all `shares` parameters, in upper case. */
function wordsOf(search: string): string[] {
  return new URLSearchParams(search)
    .getAll(choiceParameter)
    .flatMap((value) => value.split(','))
    .map((word) => word.trim().toUpperCase())
    .filter((word) => word !== '')
    .slice(0, maxWords);
}

function shortened(word: string): string {
  // Cut by code points: half a surrogate pair cannot be displayed.
  const characters = Array.from(word);
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}…` : word;
}

/**
 * Reads the query string (`?shares=ISIN,ISIN`), in its order: the shares to compare, and those ignored,
 * each once and with the reason.
 */
export function readChoice(
  search: string,
  funds: readonly ComparedFundView[],
  profile: InvestorProfileCode,
): Choice {
  const shares = new Map(
    funds.flatMap((fund) => fund.shares.map((share) => [share.isin, { fund, share }] as const)),
  );
  const chosen: ComparedShare[] = [];
  const ignored = new Map<string, IgnoredShare>();
  for (const word of wordsOf(search)) {
    const share = shares.get(word) ?? null;
    const ignore = (reason: IgnoredReason) => {
      if (!ignored.has(word)) ignored.set(word, { reason, word: shortened(word), share });
    };
    if (!share) ignore('unknown');
    else if (!share.share.visibleTo.includes(profile)) ignore('notOffered');
    else if (chosen.includes(share)) ignore('repeated');
    else if (chosen.length === maxShares) ignore('tooMany');
    else chosen.push(share);
  }
  return { chosen, ignored: [...ignored.values()] };
}

/** The query string with another choice; other parameters stay. */
export function searchWith(isins: readonly string[], search: string): string {
  const others = new URLSearchParams(search);
  others.delete(choiceParameter);
  const choice = isins.length > 0 ? [`${choiceParameter}=${isins.join(',')}`] : [];
  const rest = others.toString();
  const query = [...choice, ...(rest ? [rest] : [])].join('&');
  return query && `?${query}`;
}
