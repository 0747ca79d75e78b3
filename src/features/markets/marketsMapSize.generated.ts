/** Written by scripts/drawMarketsMap.ts. */
export const marketsMapSize = { width: 1313, height: 704 };
