import { Box } from '@chakra-ui/react/box';
import { Stack } from '../../../components/ui/layout';
import { FundRisks } from '../risk/FundRisks';
import { FundApproach } from './FundApproach';
import { PerformanceSummary } from './PerformanceSummary';
import { ForEachShare, type TabProps } from './TabPart';

/** The fund on one page: goal, risks, performance and management. */
export function OverviewTab({ fund, shares, notices }: TabProps) {
  return (
    <Stack gap={{ base: '10', lg: '14' }}>
      {fund.description && (
        <Box as="p" textStyle={{ base: 'lead', _print: 'body' }} maxWidth="measure">
          {fund.description}
        </Box>
      )}
      <FundRisks fund={fund} shares={shares} />
      <ForEachShare shares={shares}>
        {(share) => <PerformanceSummary share={share} fund={fund} notices={notices} />}
      </ForEachShare>
      <FundApproach fund={fund} />
    </Stack>
  );
}
