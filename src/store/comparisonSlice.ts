import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InvestorProfileCode } from '../profiles/investorProfiles';
import { cookiesRead, disclaimerAccepted } from './actions';
import { profileChosen } from './preferencesSlice';

/**
 * Limited by the width of the page, and by how many can be compared at a glance. The texts of the page say it, too (the content's
 * `pages/compare`, behaviour.md §10).
 */
export const maxShares = 4;

/** A share to compare, with what pages without its data show of it. */
export type ChosenShare = {
  isin: string;
  /** Fund and share, in the language of the last page that has the share. */
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
