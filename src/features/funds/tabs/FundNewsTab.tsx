import { NewsGrid } from '../../news/NewsGrid';
import type { TabProps } from './tabProps';

/** News about the fund, latest first. The tab is left out where there is none. */
export function FundNewsTab({ fund }: TabProps) {
  return <NewsGrid news={fund.news} level={3} />;
}
