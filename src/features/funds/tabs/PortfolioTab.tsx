import { RichText } from '../../../components/ui/RichText';
import { PortfolioBreakdown } from '../portfolio/PortfolioBreakdown';
import type { TabProps } from './tabProps';

/** What the fund is invested in, or the notice of a portfolio that is still being invested (behaviour.md §8). */
export function PortfolioTab({ fund: { portfolio, assetClass }, notices }: TabProps) {
  const isEmpty =
    !portfolio ||
    [portfolio.geographic, portfolio.sector, portfolio.capitalisation, portfolio.topLines].every(
      (weights) => weights.length === 0,
    );
  if (isEmpty) return <RichText html={notices.emptyPortfolio} />;
  return <PortfolioBreakdown portfolio={portfolio} assetClass={assetClass} />;
}
