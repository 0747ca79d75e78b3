import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type InvestorProfileCode, isInvestorProfile } from '../profiles/investorProfiles';
import { cookiesRead, disclaimerAccepted } from './actions';
import { profileChosen } from './preferencesSlice';

/** Limited by the width of the page, and by how many can be compared at a glance. */
export const maxShares = 4;

/** A share to compare, with what pages without its data show of it. */
export type ChosenShare = {
  isin: string;
  /** Fund and share, the same in each language. */
  name: string;
  visibleTo: readonly InvestorProfileCode[];
};

type Comparison = {
  /** In the order of the comparison; `null` before it is known, as on the server. */
  chosen: readonly ChosenShare[] | null;
};

const initialState: Comparison = { chosen: null };

function withoutUnseen({ chosen }: Comparison, profile: InvestorProfileCode | undefined): Comparison {
  const seen = chosen?.filter(({ visibleTo }) => profile === undefined || visibleTo.includes(profile));
  return { chosen: seen && seen.length < (chosen?.length ?? 0) ? seen : chosen };
}

export const chosenShareOf = (fundTitle: string, share: ChosenShare): ChosenShare => ({
  isin: share.isin,
  name: `${fundTitle} ${share.name}`,
  visibleTo: share.visibleTo,
});

/** What the visitor has chosen to compare (behaviour.md §10). */
export const comparisonSlice = createSlice({
  name: 'comparison',
  initialState,
  reducers: {
    sharesChosen: (_state, { payload }: PayloadAction<readonly ChosenShare[]>) => ({
      chosen: payload.slice(0, maxShares),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(profileChosen, (state, { payload }) => withoutUnseen(state, payload))
      .addCase(cookiesRead, (state, { payload }) => withoutUnseen(state, payload.investorProfile))
      .addCase(disclaimerAccepted, (state, { payload }) => withoutUnseen(state, payload.investorProfile)),
});

export const { sharesChosen } = comparisonSlice.actions;

/**
 * What a link to compare a share does. While nothing is chosen, it is a button that chooses the share; the button of a chosen one
 * takes it back. Any other leads to the comparison of what is chosen with its share.
 */
export function compareLinkOf(isin: string, chosen: Comparison['chosen']) {
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
