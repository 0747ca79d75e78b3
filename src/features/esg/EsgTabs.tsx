import { useTranslation } from 'react-i18next';
import { Container } from '../../components/ui/Container';
import { LazyHydrate, lazyScript } from '../../components/ui/LazyHydrate';
import { Tabs } from '../../components/ui/tabs/Tabs';
import type { BlockView } from '../blocks/blockViews';
import type { Portraits } from '../team/portraitsOf';
import type { EsgTabView } from './esgTabs';
import { TabBlocks } from './TabBlocks';

const tabBlocksScript = lazyScript(async () => (await import('./TabBlocks')).TabBlocks);

/** Whether live data or the visitor's choice of shares changes the block; the others are static. */
function hasLiveFigures({ kind }: BlockView): boolean {
  return kind === 'FUND_RANGE' || kind === 'ISR_FUND_RANGE';
}

type EsgTabsProps = { tabs: readonly EsgTabView[]; portraits: Portraits };

/** The ESG approach in the tabs of behaviour.md §2.5, all of them in the HTML. */
export function EsgTabs({ tabs, portraits }: EsgTabsProps) {
  const { t } = useTranslation();
  return (
    <Container paddingBlock={{ base: '6', lg: '8' }}>
      <Tabs
        label={t('esg:label')}
        tabs={tabs.map(({ id, blocks }) => ({
          id,
          title: t(`esg:title.${id}`),
          content: (
            <LazyHydrate
              when={blocks.some(hasLiveFigures) ? 'visible' : 'interaction'}
              Server={process.env.BUILD_STAGE === 'build-javascript' ? null : TabBlocks}
              script={tabBlocksScript}
              props={{ blocks, portraits }}
            />
          ),
        }))}
      />
    </Container>
  );
}
