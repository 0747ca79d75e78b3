import { Box, chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { absent } from './absent';
import type { FundView, ShareSummaryView } from './fundViews';
import { RiskScale } from './RiskScale';
import { useFiguresBusy, useFreshAum, useFreshShare } from './useFreshFigures';

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '8' },
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  },
});

const Fact = chakra('div', {
  base: {
    borderTopWidth: '2px',
    borderColor: 'navy',
    paddingTop: '3',
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& dd': { marginTop: '1' },
  },
});

function Figure({ label, value, detail }: { label: string; value: ReactNode; detail?: string | null }) {
  return (
    <Fact>
      <dt>{label}</dt>
      <dd>
        <Box textStyle="heading" color="fg.title" fontVariantNumeric="lining-nums">
          {value}
        </Box>
        {detail && (
          <Box textStyle="small" color="fg.muted">
            {detail}
          </Box>
        )}
      </dd>
    </Fact>
  );
}

/** Price of a share, size of the fund, risk and horizon. */
export function KeyFacts({ fund, share }: { fund: FundView; share: ShareSummaryView }) {
  const { t } = useTranslation();
  const { price } = useFreshShare(share);
  const aum = useFreshAum(fund);
  return (
    <Grid {...useFiguresBusy()}>
      <Figure
        label={t('funds:navOfShare', { share: share.name })}
        value={price?.display ?? absent}
        detail={price ? price.date : t('funds:noPrice')}
      />
      <Figure label={t('funds:aum')} value={aum?.display ?? absent} detail={aum?.date} />
      <Figure
        label={t('funds:recommendedDuration')}
        value={fund.recommendedYears === null ? absent : t('funds:years', { count: fund.recommendedYears })}
      />
      <Fact>
        <dt>{t('funds:riskIndicator')}</dt>
        <dd>{fund.riskLevel === null ? absent : <RiskScale level={fund.riskLevel} withEnds />}</dd>
      </Fact>
    </Grid>
  );
}
