/**
 * Markets that the portfolio map shows however small they are, as ISO 3166-1 alpha-2 codes: those that an emerging-markets
 * fund may hold. Larger countries are all on the map.
 */
export const asianMarkets = 'BD CN HK ID IN KH KR LA LK MM MN MY NP PH PK SG TH TW VN'.split(' ');

/** Whether a breakdown by country is best looked at on a map of Asia alone. */
export function areAllAsian(codes: readonly string[]): boolean {
  return codes.every((code) => asianMarkets.includes(code));
}
