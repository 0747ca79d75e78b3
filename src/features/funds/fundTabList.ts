/** Tabs of a fund page, in order (behaviour.md §2.5); their ids are the hashes of the address. */
export const fundTabs = [
  'overview',
  'characteristics',
  'documents',
  'performances',
  'portfolio',
  'news',
  'management-goal',
  'subscribe',
] as const;

export type FundTab = (typeof fundTabs)[number];

/** The others are a printed factsheet. */
export const tabsOfWholePaper: readonly FundTab[] = ['news', 'subscribe'];
