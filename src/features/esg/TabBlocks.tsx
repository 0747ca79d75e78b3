import { Block } from '../blocks/Block';
import type { Portraits } from '../team/TeamGrid';
import type { EsgTabView } from './esgViews';
import { PanelSection } from './PanelSection';

export type TabBlocksProps = Pick<EsgTabView, 'blocks'> & { portraits: Portraits };

/** What a tab of the ESG page holds, in sequence. */
export function TabBlocks({ blocks, portraits }: TabBlocksProps) {
  return blocks.map((block) => (
    <Block key={block.code} block={block} portraits={portraits} Frame={PanelSection} />
  ));
}
