import { type ChosenShare, parseShares } from './comparisonSlice';

/** Key in `sessionStorage`: what is chosen to compare lasts as long as its tab. */
const key = 'compared_shares';

/** `null` where the browser refuses storage: a page then knows what is chosen on it alone. */
export function readKeptShares(): ChosenShare[] | null {
  try {
    return parseShares(sessionStorage.getItem(key));
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
