import type { BlockView } from '../blocks/blockViews';
import type { EsgTab } from './esgTabs';

export type EsgTabView = { id: EsgTab; blocks: BlockView[] };
