import type { InvestorProfileCode } from '../../../profiles/investorProfiles';
import { choiceParameter } from '../comparePath';
import type { ComparedFundView, ComparedShare } from '../compareViews';

/** Columns that a table can hold and a reader can compare. */
export const mostShares = 4;

/** Of an address that names hundreds of shares the rest is not worth a message. */
const mostRead = 40;
/** What is repeated to the visitor of a word that is no ISIN: those have twelve characters. */
const longestWord = 20;

export const ignoredReasons = ['unknown', 'notOffered', 'repeated', 'tooMany'] as const;
export type IgnoredReason = (typeof ignoredReasons)[number];

/** What was asked for and is not shown: the share where there is one, else the word as it was written. */
export type IgnoredShare = { reason: IgnoredReason; word: string; share: ComparedShare | null };

export type Choice = { chosen: ComparedShare[]; ignored: IgnoredShare[] };

function sharesOf(funds: readonly ComparedFundView[]): ComparedShare[] {
  return funds.flatMap((fund) => fund.shares.map((share) => ({ fund, share })));
}

/** The funds with the shares that a profile sees, without those of which it sees none. */
export function fundsSeenBy(
  profile: InvestorProfileCode,
  funds: readonly ComparedFundView[],
): ComparedFundView[] {
  return funds
    .map((fund) => ({ ...fund, shares: fund.shares.filter(({ visibleTo }) => visibleTo.includes(profile)) }))
    .filter(({ shares }) => shares.length > 0);
}

/** The words of every `shares` parameter, in upper case, with empty ones left out. */
function wordsOf(search: string): string[] {
  return new URLSearchParams(search)
    .getAll(choiceParameter)
    .flatMap((value) => value.split(','))
    .map((word) => word.trim().toUpperCase())
    .filter((word) => word !== '')
    .slice(0, mostRead);
}

function shortened(word: string): string {
  // By characters, because half of one could not be shown.
  const characters = Array.from(word);
  return characters.length > longestWord ? `${characters.slice(0, longestWord).join('')}…` : word;
}

/**
 * What the address asks for (`?shares=ISIN,ISIN`), in its order: the shares to compare, and what cannot be, each once and
 * with the reason.
 */
export function readChoice(
  search: string,
  funds: readonly ComparedFundView[],
  profile: InvestorProfileCode,
): Choice {
  const shares = new Map(sharesOf(funds).map((compared) => [compared.share.isin, compared]));
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
    else if (chosen.length === mostShares) ignore('tooMany');
    else chosen.push(share);
  }
  return { chosen, ignored: [...ignored.values()] };
}

/** The query string with another choice; what else it says stays. */
export function searchWith(isins: readonly string[], search: string): string {
  const others = new URLSearchParams(search);
  others.delete(choiceParameter);
  const choice = isins.length > 0 ? [`${choiceParameter}=${isins.join(',')}`] : [];
  const rest = others.toString();
  const query = [...choice, ...(rest ? [rest] : [])].join('&');
  return query && `?${query}`;
}
