import texts from '../../../locales/fr/esg.json';
import type { BlockView } from '../blocks/blockViews';

export type EsgTab = keyof typeof texts.title;

/** Tabs of the ESG page, in order (behaviour.md §2.5): those that have a title. Each is the id of its panel. */
export const esgTabs = Object.keys(texts.title) as EsgTab[];

export type EsgTabView = { id: EsgTab; blocks: BlockView[] };
