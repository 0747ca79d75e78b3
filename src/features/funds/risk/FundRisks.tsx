import { useTranslation } from 'react-i18next';
import { columns, columnsOnPaper, Stack } from '../../../components/ui/layout';
import { NamedTexts } from '../facts/FactList';
import type { FundView } from '../fundViews';
import type { ShareSummaryView, ShareView } from '../shareViews';
import { ForEachShare, TabPart } from '../tabs/TabPart';
import { riskLevels } from './RiskScale';

type IndicatorTextProps = { fund: FundView; share: ShareSummaryView };

/** What the indicator of a share says, how long it assumes that the share is kept, and what it does not capture. */
function IndicatorText({ fund, share: { riskLevel } }: IndicatorTextProps) {
  const { t } = useTranslation();
  if (riskLevel === null) return null;
  const known = riskLevels.find((candidate) => candidate === riskLevel);
  const sentences = [
    known && t(`funds:risk.class.${known}`),
    t('funds:risk.scale'),
    fund.recommendedYears !== null && t('funds:risk.keptFor', { count: fund.recommendedYears }),
  ];
  return (
    <Stack
      columnGap="12"
      rowGap="4"
      gridTemplateColumns={columns({ base: 1, md: 2 })}
      css={[columnsOnPaper(2), { _print: { '& p': { breakInside: 'avoid' } } }]}
    >
      <p>{sentences.filter(Boolean).join(' ')}</p>
      {fund.riskNotCaptured && <p>{fund.riskNotCaptured}</p>}
    </Stack>
  );
}

type FundRisksProps = { fund: FundView; shares: readonly ShareView[] };

/**
 * The risks of a fund in plain words, as large as all other text (Delegated Regulation (EU) 2017/565, art. 44(2)(c)). They
 * stand before its performance.
 */
export function FundRisks({ fund, shares }: FundRisksProps) {
  const { t } = useTranslation();
  return (
    <TabPart title={t('funds:risk.title')}>
      <Stack gap="6">
        <ForEachShare shares={shares}>{(share) => <IndicatorText fund={fund} share={share} />}</ForEachShare>
        <NamedTexts texts={fund.risks} />
      </Stack>
    </TabPart>
  );
}
