import type { BlockView } from '../blocks/blockViews';

/** Tabs of the ESG page, in order (behaviour.md §2.5). Each is the id of its panel. */
export const esgTabs = ['vision', 'policy-rating', 'impact', 'engagement', 'range', 'documentation'] as const;

export type EsgTab = (typeof esgTabs)[number];

export type EsgTabView = { id: EsgTab; blocks: BlockView[] };
