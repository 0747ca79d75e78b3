import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Container, plainOnPaper } from '../../components/ui/layout';
import { headingIdOf, SectionContent, type SectionProps } from '../../components/ui/Section';
import { Tabs } from '../../components/ui/tabs/Tabs';
import { Block } from '../blocks/Block';
import type { EsgTabView } from './esgTabList';

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

/** Replaces `Section`, which pages without tabs use. */
function PanelSection({ ground = 'plain', ...section }: SectionProps) {
  return (
    <Root id={section.id} ground={ground} data-ground={ground} aria-labelledby={headingIdOf(section)}>
      <SectionContent {...section} titleStyle="subheading" />
    </Root>
  );
}

type EsgTabsProps = { tabs: readonly EsgTabView[] };

/** The ESG approach in the tabs of behaviour.md §2.5. */
export function EsgTabs({ tabs }: EsgTabsProps) {
  const { t } = useTranslation();
  return (
    <Container paddingBlock={{ base: '6', lg: '8' }}>
      <Tabs
        label={t('esg:label')}
        tabs={tabs.map(({ id, blocks }) => ({
          id,
          title: t(`esg:title.${id}`),
          content: blocks.map((block) => <Block key={block.code} block={block} Frame={PanelSection} />),
        }))}
      />
    </Container>
  );
}
