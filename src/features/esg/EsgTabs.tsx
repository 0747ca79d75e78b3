import { useTranslation } from 'react-i18next';
import { Container } from '../../components/ui/Container';
import { Later } from '../../components/ui/Later';
import { laterScript } from '../../components/ui/laterScript';
import { Tabs } from '../../components/ui/tabs/Tabs';
import type { BlockView } from '../blocks/blockViews';
import type { Portraits } from '../team/TeamGrid';
import type { EsgTabView } from './esgViews';
import { TabBlocks } from './TabBlocks';

const tabBlocksScript = laterScript(async () => (await import('./TabBlocks')).TabBlocks);

/** What live data and the visitor's choice of shares to compare change; all else is read, and stays as it was built. */
function comesAlive({ kind }: BlockView): boolean {
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
            <Later
              // The condition stands here in full, so that the bundler sees that the rest is never reached.
              built={process.env.BUILD_STAGE === 'build-javascript' ? null : TabBlocks}
              script={tabBlocksScript}
              props={{ blocks, portraits }}
              wanted={blocks.some(comesAlive)}
            />
          ),
        }))}
      />
    </Container>
  );
}
