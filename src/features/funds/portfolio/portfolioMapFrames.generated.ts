/** Written by scripts/drawPortfolioMap.ts: what the map shows of its own plane. */
export const portfolioMapFrames = {"world":{"left":306,"top":0,"width":1993,"height":1026},"asia":{"left":1490,"top":105,"width":605,"height":590}};
