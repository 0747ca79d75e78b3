import { useTranslation } from 'react-i18next';
import { Container } from '../../components/ui/Container';
import { Tabs } from '../../components/ui/tabs/Tabs';
import type { Portraits } from '../team/portraitsOf';
import type { EsgTabView } from './esgTabs';
import { TabBlocks } from './TabBlocks';

type EsgTabsProps = { tabs: readonly EsgTabView[]; portraits: Portraits };

/** The ESG approach in the tabs of behaviour.md §2.5. */
export function EsgTabs({ tabs, portraits }: EsgTabsProps) {
  const { t } = useTranslation();
  return (
    <Container paddingBlock={{ base: '6', lg: '8' }}>
      <Tabs
        label={t('esg:label')}
        tabs={tabs.map(({ id, blocks }) => ({
          id,
          title: t(`esg:title.${id}`),
          content: <TabBlocks blocks={blocks} portraits={portraits} />,
        }))}
      />
    </Container>
  );
}
