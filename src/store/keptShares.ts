import type { ChosenShare } from './comparisonSlice';

/** Key in `sessionStorage`: what is chosen to compare lasts as long as its tab. */
const key = 'compared_shares';

/** The JSON of the tab's choice; `null` without one, and where the browser refuses storage: a page then knows its own choice. */
export function readKeptShares(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepShares(shares: readonly ChosenShare[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(shares));
  } catch {
    // Refused.
  }
}
