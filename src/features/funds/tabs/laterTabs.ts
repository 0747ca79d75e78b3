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

/** What is behind the first tab. */
export const laterTabs: Record<Exclude<FundTab, 'overview'>, ComponentType<TabProps>> = {
  characteristics: CharacteristicsTab,
  documents: DocumentsTab,
  performances: PerformancesTab,
  portfolio: PortfolioTab,
  news: FundNewsTab,
  'management-goal': ManagementGoalTab,
  subscribe: SubscribeTab,
};
