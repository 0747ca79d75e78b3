import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/ui/layout';
import { RichText } from '../../../components/ui/RichText';
import { Section } from '../../../components/ui/Section';
import { navFilePath } from '../../../routes/routeTable';
import { FactList } from '../facts/FactList';
import { ComparisonTable } from '../performance/ComparisonTable';
import { FigureRules } from '../performance/SharePerformance';
import { YearBars } from '../performance/YearBars';
import type { PastPerformancePageView } from './pastPerformanceViews';

type PastPerformanceProps = Omit<PastPerformancePageView, 'scenarios'> & {
  /** Sanitised HTML. */
  source: string;
};

/** Whole calendar years as bars and in a table, with the statements of annex VIII. KIDs link to its anchor. */
export function PastPerformance({ share, benchmark, pastPerformance, source }: PastPerformanceProps) {
  const { t } = useTranslation();
  const { yearCount: count, years, bars, sources } = pastPerformance;
  const { currency } = share;
  return (
    <Section id="past-performance" title={t('pastPerformance:pastPerformance')} arrangement="stacked">
      <Stack gap="8">
        <Stack gap="3" maxWidth="measure">
          <Box as="p" fontWeight="600">
            {benchmark === null ? t('pastPerformance:warning') : t('pastPerformance:warningWithBenchmark')}
          </Box>
          {count === 0 ? (
            <p>{t('pastPerformance:noYear')}</p>
          ) : (
            <p>
              <strong>
                {benchmark === null
                  ? t('pastPerformance:chart', { count })
                  : t('pastPerformance:chartWithBenchmark', { count })}
              </strong>{' '}
              {t('pastPerformance:charges')}
            </p>
          )}
          {currency !== 'EUR' && <p>{t('funds:currencyRisk', { currency })}</p>}
        </Stack>
        {bars && <YearBars bars={bars} shareName={share.name} />}
        {count > 0 && (
          <div>
            <ComparisonTable
              caption={t('funds:calendarYears')}
              rowHeading={t('funds:year')}
              shareName={share.name}
              rows={years.map(({ year, ...row }) => ({ ...row, code: String(year), label: String(year) }))}
              sources={sources}
              currency={currency}
              note={t('funds:inCurrency', { currency })}
            />
            <FigureRules navFile={navFilePath(share.navsPath, 'xlsx')} />
          </div>
        )}
        <FactList
          arrangement="columns"
          facts={[
            { code: 'launch', label: t('pastPerformance:launch'), value: share.inceptionDate },
            { code: 'currency', label: t('funds:characteristic.currency'), value: currency },
            ...(benchmark === null
              ? []
              : [{ code: 'benchmark', label: t('funds:characteristic.benchmark'), value: benchmark }]),
          ]}
        />
        <RichText html={source} />
      </Stack>
    </Section>
  );
}
