import { useTranslation } from 'react-i18next';
import { absent } from '../absent';
import { FactList } from '../facts/FactList';
import type { FundView, ShareSummaryView } from '../fundViews';
import { LiveFigures } from '../figures/LiveFigures';
import { RiskScale } from '../risk/RiskScale';
import { useFreshAum, useFreshShare } from '../useFreshFigures';

type KeyFiguresProps = { fund: FundView; share: ShareSummaryView };

/** Price of a share, size of the fund, horizon and risk. */
export function KeyFigures({ fund, share }: KeyFiguresProps) {
  const { t } = useTranslation();
  const { price } = useFreshShare(share);
  const aum = useFreshAum(fund);
  const { recommendedYears, riskLevel } = fund;
  return (
    <LiveFigures>
      <FactList
        arrangement="figures"
        facts={[
          {
            code: 'nav',
            label: t('funds:navOfShare', { share: share.name }),
            value: price?.display ?? absent,
            detail: price ? price.date : t('funds:noPrice'),
          },
          { code: 'aum', label: t('funds:aum'), value: aum?.display ?? absent, detail: aum?.date },
          {
            code: 'duration',
            label: t('funds:recommendedDuration'),
            value: recommendedYears === null ? absent : t('funds:years', { count: recommendedYears }),
          },
          {
            code: 'risk',
            label: t('funds:riskIndicator'),
            value: riskLevel === null ? absent : <RiskScale level={riskLevel} withEnds />,
          },
        ]}
      />
    </LiveFigures>
  );
}
