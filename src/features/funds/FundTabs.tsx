import { type ComponentType, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '../../components/ui/Container';
import { Tabs } from '../../components/ui/tabs/Tabs';
import { type FundTab, fundTabOpened, fundTabs } from '../../store/fundView/fundViewSlice';
import { useAppDispatch } from '../../store/hooks';
import { visibleTo } from '../profiles/profileVisibility';
import { FundHeader } from './FundHeader';
import { NotOfferedNotice } from './NotOfferedNotice';
import { ShareList } from './ShareList';
import { CharacteristicsTab } from './tabs/CharacteristicsTab';
import { DocumentsTab } from './tabs/DocumentsTab';
import { FundNewsTab } from './tabs/FundNewsTab';
import { ManagementGoalTab } from './tabs/ManagementGoalTab';
import { OverviewTab } from './tabs/OverviewTab';
import { PerformancesTab } from './tabs/PerformancesTab';
import { PortfolioTab } from './tabs/PortfolioTab';
import { SubscribeTab } from './tabs/SubscribeTab';
import type { TabProps } from './tabs/tabProps';

const contents: Record<FundTab, ComponentType<TabProps>> = {
  overview: OverviewTab,
  characteristics: CharacteristicsTab,
  documents: DocumentsTab,
  performances: PerformancesTab,
  portfolio: PortfolioTab,
  news: FundNewsTab,
  'management-goal': ManagementGoalTab,
  subscribe: SubscribeTab,
};

function hasContent(tab: FundTab, { fund, shares }: TabProps): boolean {
  if (tab === 'news') return fund.news.length > 0;
  if (tab === 'management-goal') return shares.some(({ managementGoal }) => managementGoal);
  return true;
}

type FundTabsProps = TabProps & { rangePage: { title: string; path: string } };

/** The page of a fund or of one of its shares: what it is, the choice of a share, and the tabs of spec §2.5. */
export function FundTabs({ rangePage, ...tabProps }: FundTabsProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { fund, shares, isSharePage } = tabProps;
  const share = isSharePage ? shares[0] : undefined;
  const offeredTo = share?.visibleTo ?? fund.visibleTo;
  const onShown = useCallback(
    (id: string) => {
      const tab = fundTabs.find((candidate) => candidate === id);
      if (tab) dispatch(fundTabOpened(tab));
    },
    [dispatch],
  );
  return (
    <>
      <FundHeader fund={fund} share={share} rangePage={rangePage} />
      <NotOfferedNotice offeredTo={offeredTo} rangePage={rangePage} />
      <div {...visibleTo(offeredTo)}>
        <Container paddingBlock={{ base: '6', lg: '8' }}>
          <ShareList shares={fund.shares} currentIsin={share?.isin} />
          <Tabs
            label={t('tabs:label')}
            onShown={onShown}
            tabs={fundTabs
              .filter((id) => hasContent(id, tabProps))
              .map((id) => {
                const Content = contents[id];
                return { id, title: t(`tabs:title.${id}`), content: <Content {...tabProps} /> };
              })}
          />
        </Container>
      </div>
    </>
  );
}
