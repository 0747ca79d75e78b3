import { useTranslation } from 'react-i18next';
import { NavChart } from '../navChart/NavChart';
import { absent } from '../../../i18n/absent';
import { Note, Stack } from '../../../components/ui/layout';
import { onlyOnWholePaper } from '../../../components/ui/paper';
import { TextAnchor } from '../../../components/ui/TextLink';
import { FactList, type FactView } from '../facts/FactList';
import type { FundNotices } from '../fundViews';
import type { ShareView } from '../shareViews';
import { PastPerformanceWarning } from '../PastPerformanceWarning';
import { LiveFigures } from '../figures/YoungNotice';
import { TabPart } from './TabPart';

/** Headline figures; live data replaces all but the one over ten years, which says its date then. */
function useHeadlineFacts(share: ShareView): FactView[] {
  const { t } = useTranslation();
  const { figures, performances, price, inceptionYear, moreThanTenYears } = share;
  const facts = (['ytd', '1y', '3y', '5y', 'creation_annu'] as const).map((code): FactView => ({
    code,
    label: t(`funds:period.${code}`),
    value: figures.find((figure) => figure.code === code)?.display ?? absent,
    live: true,
    detail: code === 'creation_annu' && t('funds:launchedIn', { year: inceptionYear }),
  }));
  const tenYears = performances.find(({ code }) => code === '10y')?.share;
  if (moreThanTenYears && tenYears) {
    facts.splice(-1, 0, {
      code: '10y',
      label: t('funds:period.10y'),
      value: tenYears,
      detail: price && (
        <span hidden data-live="built-date">
          {price.date}
        </span>
      ),
    });
  }
  return facts;
}

type PerformanceSummaryProps = { share: ShareView; notices: FundNotices };

function Figures({ share, notices }: PerformanceSummaryProps) {
  const { t } = useTranslation();
  const { currency, price } = share;
  const date = price?.date;
  return (
    <Stack gap="8">
      <PastPerformanceWarning currency={currency} source={notices.performanceSource} />
      <div {...onlyOnWholePaper}>
        <FactList facts={useHeadlineFacts(share)} arrangement="row" />
        <Note data-live="date">{t(date ? 'funds:netOfFeesAt' : 'funds:netOfFees', { date, currency })}</Note>
      </div>
      <NavChart share={share} />
      <p {...onlyOnWholePaper}>
        <TextAnchor href="#performances">{t('funds:allPerformances')}</TextAnchor>
      </p>
    </Stack>
  );
}

/** Performance and NAV chart of a share, under the warning. */
export function PerformanceSummary({ share, notices }: PerformanceSummaryProps) {
  const { t } = useTranslation();
  return (
    <TabPart title={t('funds:performanceOfShare', { share: share.name })}>
      <LiveFigures share={share} notice={notices.lessThanOneYear}>
        <Figures share={share} notices={notices} />
      </LiveFigures>
    </TabPart>
  );
}
