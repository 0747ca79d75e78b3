import { useTranslation } from 'react-i18next';
import { Note, Stack } from '../../../components/ui/layout';
import { onlyOnWholePaper } from '../../../components/ui/paper';
import { absent } from '../../../i18n/absent';
import { FileLink } from '../DocumentList';
import { FactList } from '../facts/FactList';
import { useFundFacts } from '../facts/useFundFacts';
import { LiveFigures } from '../figures/YoungNotice';
import { liveShare } from '../freshFigures';
import type { FundNotices } from '../fundViews';
import type { ShareView } from '../shareViews';
import { TwelveMonths } from '../performance/TwelveMonths';
import { RiskScale } from '../risk/RiskScale';

type ShareFactsProps = { share: ShareView; notices: FundNotices };

/**
 * One and five years, the build's and of one day, after the warning and with the whole twelve months that have to stand beside them,
 * or not at all (delegated regulation (EU) 2017/565, article 44(4)).
 */
function Performances({ share }: { share: ShareView }) {
  const { t } = useTranslation();
  const { currency, performances, discretePeriods: twelveMonths } = share;
  if (twelveMonths.every((period) => period.share === null)) return null;
  return (
    <>
      <Note color="fg" marginBottom="2">
        {t('funds:pastDoesNotPredict')}
      </Note>
      <FactList
        arrangement="figures"
        facts={(['1y', '5y'] as const).map((code) => ({
          code,
          label: t(`funds:performanceOver.${code}`),
          value: performances.find((row) => row.code === code)?.share ?? absent,
        }))}
      />
      <Note>{t('funds:netOfFeesAt', { date: twelveMonths[0]?.endDate, currency })}</Note>
      <TwelveMonths share={{ ...share, twelveMonths }} summary={t('funds:discretePeriods')} />
      {currency !== 'EUR' && <Note>{t('funds:currencyRisk', { currency })}</Note>}
    </>
  );
}

/** What one asks of a share first: its price, risk, costs, key information and performance. A printed sheet has performance in its tables. */
export function ShareFacts({ share, notices }: ShareFactsProps) {
  const { t } = useTranslation();
  const { price, ongoingCosts } = useFundFacts();
  const { riskLevel, documents } = share;
  return (
    <Stack
      columnGap={{ base: '6', lg: '12' }}
      rowGap="3"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'minmax(0, 3fr) minmax(0, 2fr)',
      }}
      alignItems="start"
      marginTop="4"
    >
      <FactList
        arrangement="figures"
        facts={[
          { ...price(share, t('funds:noPrice')), label: t('funds:nav'), live: liveShare(share) },
          {
            code: 'risk',
            label: t('funds:riskIndicator'),
            ...(riskLevel === null
              ? { value: absent }
              : {
                  value: t('funds:risk.level', { level: riskLevel }),
                  drawing: <RiskScale level={riskLevel} />,
                }),
          },
          ...ongoingCosts(share),
          ...documents
            .filter(({ code }) => code === 'KIID')
            .map((kid) => ({
              code: 'kid',
              label: t('funds:document'),
              value: <FileLink file={kid} name={`${t('funds:kid')} (${kid.fileType.toUpperCase()})`} />,
              detail: kid.date,
              visibleTo: kid.visibleTo,
            })),
        ]}
      />
      <div {...onlyOnWholePaper}>
        <LiveFigures share={share} notice={notices.lessThanOneYear}>
          <Performances share={share} />
        </LiveFigures>
      </div>
    </Stack>
  );
}
