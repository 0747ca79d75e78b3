import { Box } from '@chakra-ui/react';
import { ForEachShare } from './ForEachShare';
import { FundApproach } from './FundApproach';
import { KeyFigures } from './KeyFigures';
import { PerformanceSummary } from './PerformanceSummary';
import type { TabProps } from './tabProps';

/** What the fund is in one page: its purpose, key figures, performance and how it is managed. */
export function OverviewTab({ fund, shares, notices }: TabProps) {
  return (
    <Box display="grid" gap={{ base: '10', lg: '14' }} gridTemplateColumns="minmax(0, 1fr)">
      {fund.description && (
        <Box as="p" textStyle="lead" maxWidth="measure">
          {fund.description}
        </Box>
      )}
      <ForEachShare shares={shares}>
        {(share) => (
          <Box display="grid" gap={{ base: '10', lg: '14' }} gridTemplateColumns="minmax(0, 1fr)">
            <KeyFigures fund={fund} share={share} />
            <PerformanceSummary share={share} fund={fund} notices={notices} />
          </Box>
        )}
      </ForEachShare>
      <FundApproach fund={fund} />
    </Box>
  );
}
