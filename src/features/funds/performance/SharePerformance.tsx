import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { columns, columnsOnPaper, Note, Stack } from '../../../components/ui/layout';
import { onlyOnWholePaper, openOnPaper } from '../../../components/ui/paper';
import { TextAnchor } from '../../../components/ui/TextLink';
import { navFilePath } from '../../../routes/routeTable';
import { LiveFigures } from '../figures/YoungNotice';
import type { FundNotices } from '../fundViews';
import type { ShareView } from '../shareViews';
import { PastPerformanceWarning } from '../PastPerformanceWarning';
import { ComparisonTable } from './ComparisonTable';
import { GroupedTable } from './GroupedTable';
import { YearBars } from './YearBars';

/** Each risk figure over one, three and five years, for the share and its benchmark, and what it means. */
function RiskFigures({ share: { name, currency, riskFigures } }: { share: ShareView }) {
  const { t } = useTranslation();
  const windows = [...new Set(riskFigures.map(({ windowYears }) => windowYears))].sort((a, b) => a - b);
  const codes = [...new Set(riskFigures.map(({ code }) => code))];
  const sides = { share: t('funds:share', { share: name }), benchmark: t('funds:benchmarkShort') };
  if (codes.length === 0) return null;
  return (
    <Stack gap="4" {...onlyOnWholePaper}>
      <div>
        <GroupedTable
          caption={t('funds:riskFigures')}
          headings={[t('funds:indicator'), ...windows.map((count) => t('funds:years', { count }))]}
          groups={codes.map((code) => {
            const ofCode = riskFigures.filter((row) => row.code === code);
            const frequencies = [...new Set(ofCode.map((row) => t(`funds:frequency.${row.frequency}`)))];
            const rows = (['share', 'benchmark'] as const).map((side) => ({
              label: sides[side],
              figures: windows.map(
                (years) => ofCode.find(({ windowYears }) => windowYears === years)?.[side] ?? null,
              ),
            }));
            return {
              code,
              title: [t(`funds:risk.${code}`), ...frequencies].join(', '),
              // A benchmark has no tracking error.
              rows: rows.filter(({ figures }, index) => index === 0 || figures.some(Boolean)),
            };
          })}
        />
        <Note marginTop="2">{t('funds:inCurrency', { currency })}</Note>
      </div>
      <Box as="details" css={openOnPaper}>
        <Box as="summary" color="link" cursor="pointer" minHeight="6">
          {t('chart:riskHelp')}
        </Box>
        <Box
          as="dl"
          textStyle="small"
          maxWidth="measure"
          css={{ '& dt': { fontWeight: '600', marginTop: '3' } }}
        >
          {codes.map((code) => (
            <div key={code}>
              <dt>{t(`funds:risk.${code}`)}</dt>
              <dd>{t(`chart:riskMeaning.${code}`)}</dd>
            </div>
          ))}
        </Box>
      </Box>
    </Stack>
  );
}

/** Rules for readers who recompute a performance. */
export function FigureRules({ navFile }: { navFile: string }) {
  const { t } = useTranslation();
  return (
    <Note maxWidth="measure" marginTop="2" {...onlyOnWholePaper}>
      {t('chart:source.rules')} <TextAnchor href={navFile}>{t('chart:source.file')}</TextAnchor>
    </Note>
  );
}

type SharePerformanceProps = { share: ShareView; notices: FundNotices };

function Performances({ share, notices }: SharePerformanceProps) {
  const { t } = useTranslation();
  const { currency, name: shareName, sources, yearBars } = share;
  const shared = { shareName, sources, currency };
  const note = t('funds:inCurrency', { currency });
  return (
    <Stack gap="12">
      <PastPerformanceWarning currency={currency} source={notices.performanceSource} />
      <Stack gap="12" gridTemplateColumns={columns({ base: 1, xl: 2 })} css={columnsOnPaper(3)}>
        <Stack gap="12" alignContent="start">
          <div>
            <ComparisonTable
              {...shared}
              caption={t('funds:cumulative', { date: share.price?.date ?? '' })}
              rowHeading={t('funds:periodHeading')}
              rows={share.performances.map((row) => ({ ...row, label: t(`funds:period.${row.code}`) }))}
              note={t('funds:cumulativeInCurrency', { currency })}
            />
            {Object.keys(sources).length > 0 && <FigureRules navFile={navFilePath(share.navsPath, 'xlsx')} />}
          </div>
          <div {...onlyOnWholePaper}>
            <ComparisonTable
              {...shared}
              caption={t('funds:discretePeriods')}
              rowHeading={t('funds:periodHeading')}
              rows={share.discretePeriods.map(({ startDate: start, endDate: end, ...row }) => ({
                ...row,
                code: end,
                label: t('funds:discretePeriod', { start, end }),
              }))}
              note={note}
            />
          </div>
        </Stack>
        <Stack gap="8" alignContent="start">
          <ComparisonTable
            {...shared}
            caption={t('funds:calendarYears')}
            rowHeading={t('funds:year')}
            rows={share.calendarYears.map(({ year, complete, ...row }) => ({
              ...row,
              code: String(year),
              label: complete ? String(year) : t('funds:incompleteYear', { year }),
            }))}
            note={note}
          />
          {yearBars && <YearBars bars={yearBars} shareName={shareName} />}
        </Stack>
      </Stack>
      <RiskFigures share={share} />
    </Stack>
  );
}

/**
 * Performances and risk of a share against its benchmark, or only the price of a share under one year. The tables are the build's, with
 * their date and what gives each figure.
 */
export function SharePerformance(props: SharePerformanceProps) {
  const { t } = useTranslation();
  const { share, notices } = props;
  const { price, name } = share;
  return (
    <>
      {share.lessThanOneYear && price && (
        <Box as="p" marginBottom="4">
          {t('chart:navAt', { share: name, nav: price.display, date: price.date ?? '' })}
        </Box>
      )}
      <LiveFigures share={share} notice={notices.lessThanOneYear}>
        <Performances {...props} />
      </LiveFigures>
    </>
  );
}
