import type { ComponentType } from 'react';
import type { FundTab } from '../../../store/fundView/fundViewSlice';
import { CharacteristicsTab } from './CharacteristicsTab';
import { DocumentsTab } from './DocumentsTab';
import { FundNewsTab } from './FundNewsTab';
import { ManagementGoalTab } from './ManagementGoalTab';
import { PerformancesTab } from './PerformancesTab';
import { PortfolioTab } from './PortfolioTab';
import { SubscribeTab } from './SubscribeTab';
import type { TabProps } from './tabProps';

const tabs = {
  characteristics: CharacteristicsTab,
  documents: DocumentsTab,
  performances: PerformancesTab,
  portfolio: PortfolioTab,
  news: FundNewsTab,
  'management-goal': ManagementGoalTab,
  subscribe: SubscribeTab,
} satisfies Record<Exclude<FundTab, 'overview'>, ComponentType<TabProps>>;

export type TabContentProps = TabProps & { tab: keyof typeof tabs };

/** What is behind the first tab: one script for all of them. */
export function TabContent({ tab, ...tabProps }: TabContentProps) {
  const Content = tabs[tab];
  return <Content {...tabProps} />;
}
