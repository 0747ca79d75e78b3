import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/ui/layout';
import { absent } from '../../../i18n/absent';
import { FactList } from '../facts/FactList';
import { useFundFacts } from '../facts/useFundFacts';
import { liveFund, liveShare } from '../freshFigures';
import type { FundView, ShareSummaryView } from '../fundViews';
import { FundRisks } from '../risk/FundRisks';
import { RiskScale } from '../risk/RiskScale';
import { FundApproach } from './FundApproach';
import { PerformanceSummary } from './PerformanceSummary';
import { ForEachShare, type TabProps } from './TabPart';

type KeyFiguresProps = { fund: FundView; share: ShareSummaryView };

/** Price of a share, size of the fund, horizon and risk. */
export function KeyFigures({ fund, share }: KeyFiguresProps) {
  const { t } = useTranslation();
  const { price, aum, duration } = useFundFacts();
  const { riskLevel } = share;
  return (
    <FactList
      arrangement="figures"
      facts={[
        { ...price(share, t('funds:noPrice')), live: liveShare(share) },
        { ...aum(fund), live: liveFund(fund) },
        duration(fund),
        {
          code: 'risk',
          label: t('funds:riskIndicator'),
          value: riskLevel === null ? absent : <RiskScale level={riskLevel} withEnds />,
        },
      ]}
    />
  );
}

/** The fund on one page: goal, key figures, risks, performance and management. */
export function OverviewTab({ fund, shares, notices }: TabProps) {
  return (
    <Stack gap={{ base: '10', lg: '14' }}>
      {fund.description && (
        <Box as="p" textStyle={{ base: 'lead', _print: 'body' }} maxWidth="measure">
          {fund.description}
        </Box>
      )}
      <ForEachShare shares={shares}>{(share) => <KeyFigures fund={fund} share={share} />}</ForEachShare>
      <FundRisks fund={fund} shares={shares} />
      <ForEachShare shares={shares}>
        {(share) => <PerformanceSummary share={share} fund={fund} notices={notices} />}
      </ForEachShare>
      <FundApproach fund={fund} />
    </Stack>
  );
}
