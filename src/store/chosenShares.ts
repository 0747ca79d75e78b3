import { isInvestorProfile } from '../profiles/investorProfiles';
import type { ChosenShare } from './comparisonSlice';

// Apart from the slice: the start script needs none of it before something is chosen.

export const chosenShareOf = (fundTitle: string, share: ChosenShare): ChosenShare => ({
  isin: share.isin,
  name: `${fundTitle} ${share.name}`,
  visibleTo: share.visibleTo,
});

/**
 * What a link to compare a share does. While nothing is chosen, it is a button that chooses the share; the button of a chosen one
 * takes it back. Any other leads to the comparison of what is chosen with its share.
 */
export function compareLinkOf(isin: string, chosen: readonly ChosenShare[] | null) {
  const isins = chosen?.map((share) => share.isin) ?? [];
  const isChosen = isins.includes(isin);
  const isButton = chosen !== null && (isChosen || isins.length === 0);
  return { isins: isChosen ? isins : [...isins, isin], pressed: isButton ? isChosen : undefined };
}

function isChosenShare(value: unknown): value is ChosenShare {
  if (typeof value !== 'object' || value === null) return false;
  const { isin, name, visibleTo } = value as Partial<Record<keyof ChosenShare, unknown>>;
  return (
    typeof isin === 'string' &&
    /^\w+$/.test(isin) &&
    typeof name === 'string' &&
    Array.isArray(visibleTo) &&
    visibleTo.every(isInvestorProfile)
  );
}

/** Parses the JSON of a link's data or of storage; what is no share is left out. */
export function parseShares(json: string | null | undefined): ChosenShare[] {
  try {
    const values: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(values) ? values.filter(isChosenShare) : [];
  } catch {
    return [];
  }
}
