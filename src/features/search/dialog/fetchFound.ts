import * as v from 'valibot';
import { apiBaseUrl } from '../../../api/postQuery';
import { withTimeout } from '../../../api/withTimeout';
import type { Locale } from '../../../i18n/locales';
import { type InvestorProfileCode, investorProfiles } from '../../../profiles/investorProfiles';

/**
 * A path of this site or a web address that leads where it seems to: browsers read `/\host` and `//host` as
 * another site, drop control characters, and go to the host that follows an `@`.
 */
function isLinkable(address: string): boolean {
  if (/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address)) return true;
  return /^https?:\/\/[^\s\\\p{Cc}/@?#]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu.test(address);
}

const item = v.object({
  path: v.pipe(v.string(), v.nonEmpty()),
  kind: v.picklist(['page', 'news', 'fund', 'share', 'document']),
  title: v.pipe(v.string(), v.nonEmpty()),
  description: v.nullish(v.string(), ''),
  text: v.nullish(v.string(), ''),
  url: v.pipe(v.string(), v.check(isLinkable)),
  external: v.optional(v.boolean(), false),
  date: v.nullish(v.pipe(v.string(), v.isoDate()), null),
  category: v.nullish(v.string(), null),
  isin: v.nullish(v.string(), null),
  language: v.nullish(v.string(), null),
  fileType: v.nullish(v.string(), null),
  fileSize: v.nullish(v.number(), null),
  visibleTo: v.array(v.picklist(investorProfiles)),
});

export type FoundItem = v.InferOutput<typeof item>;

export type Found = { items: FoundItem[]; total: number };

const answer = v.object({
  items: v.array(v.unknown()),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * Drops items that are malformed, whose address is not a safe link, or that the profile may not see.
 * @throws ValiError when the answer itself is malformed
 */
export function parseFound(json: unknown, profile: InvestorProfileCode): Found {
  const { items, total } = v.parse(answer, json);
  const shown = items.flatMap((candidate) => {
    const { success, output } = v.safeParse(item, candidate);
    return success && output.visibleTo.includes(profile) ? [output] : [];
  });
  return { items: shown, total: total - (items.length - shown.length) };
}

/** Results shown at most: another word serves better than a longer list. */
const limit = 12;

type SearchRequest = { terms: readonly string[]; locale: Locale; profile: InvestorProfileCode };

/**
 * Search results, best first (behaviour.md §7.5).
 * @throws also when the signal aborts
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
  const answer = await withTimeout(signal, async (inTime) => {
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
