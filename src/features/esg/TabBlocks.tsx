import { chakra } from '@chakra-ui/react/styled-system';
import { plainOnPaper } from '../../components/ui/plainOnPaper';
import { headingIdOf, SectionContent, type SectionProps } from '../../components/ui/Section';
import { Block } from '../blocks/Block';
import type { Portraits } from '../team/portraitsOf';
import type { EsgTabView } from './esgTabs';

const gap = { base: '10', lg: '14' };

/** On narrow screens the coloured background is as wide as the screen. */
const band = {
  paddingBlock: { base: '8', lg: '12' },
  paddingInline: { base: 'gutter', lg: '12' },
  marginInline: { base: 'calc(var(--m-spacing-gutter) * -1)', lg: '0' },
};

const Root = chakra('section', {
  base: { 'section + &': { marginTop: gap } },
  variants: {
    ground: {
      plain: { '[data-ground=plain] + &': { borderTopWidth: '1px', borderColor: 'border', paddingTop: gap } },
      sand: { bg: 'bg.subtle', ...band },
      navy: {
        bg: 'navy',
        color: 'white',
        '& :is(h3, h4)': { color: 'white' },
        ...band,
        _print: plainOnPaper,
      },
    },
  },
});

/** What `Section` is on a page without tabs. */
function PanelSection({ ground = 'plain', ...section }: SectionProps) {
  return (
    <Root id={section.id} ground={ground} data-ground={ground} aria-labelledby={headingIdOf(section)}>
      <SectionContent {...section} titleStyle="subheading" />
    </Root>
  );
}

type TabBlocksProps = Pick<EsgTabView, 'blocks'> & { portraits: Portraits };

export function TabBlocks({ blocks, portraits }: TabBlocksProps) {
  return blocks.map((block) => (
    <Block key={block.code} block={block} portraits={portraits} Frame={PanelSection} />
  ));
}
