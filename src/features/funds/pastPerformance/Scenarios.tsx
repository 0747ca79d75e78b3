import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { Ruled, Stack } from '../../../components/ui/layout';
import { Heading } from '../../../components/ui/Heading';
import { Section } from '../../../components/ui/Section';
import { GroupedTable } from '../performance/GroupedTable';
import type { ScenariosView } from './pastPerformanceViews';

/** The scenarios of a month, in the rows and words of annex V. */
function ScenarioTable({ scenarios }: { scenarios: ScenariosView }) {
  const { t } = useTranslation();
  const { month, holdingYears, investment, rows } = scenarios;
  return (
    <GroupedTable
      caption={t('pastPerformance:caption', { month, investment })}
      headings={[
        t('pastPerformance:scenario'),
        t('pastPerformance:exit', { count: 1 }),
        t('pastPerformance:exit', { count: holdingYears }),
      ]}
      groups={rows.map(({ code, afterOneYear, atHoldingPeriod }) => ({
        code,
        title: t(`pastPerformance:code.${code}`),
        rows: (['amount', 'averageReturn'] as const).map((value) => ({
          label: t(`pastPerformance:${value}`),
          figures: [afterOneYear[value], atHoldingPeriod[value]],
        })),
      }))}
    />
  );
}

/** Years of performance that the scenarios draw on (annex IV, point 6). */
function pastYears(holdingYears: number): number {
  return Math.max(10, holdingYears + 5);
}

/** The latest month with the statements of annex V, and those before it. KIDs link to its anchor. */
export function Scenarios({ scenarios }: { scenarios: readonly ScenariosView[] }) {
  const { t } = useTranslation();
  const [latest, ...earlier] = scenarios;
  if (!latest) return null;
  return (
    <Section id="scenarios" title={t('pastPerformance:scenarios')} arrangement="stacked">
      <Stack gap="8">
        <Stack gap="3" maxWidth="measure">
          <p>{t('pastPerformance:uncertain')}</p>
          <p>{t('pastPerformance:illustrations', { years: pastYears(latest.holdingYears) })}</p>
        </Stack>
        <ScenarioTable scenarios={latest} />
        <Stack gap="3" maxWidth="measure">
          <p>{t('pastPerformance:noMinimum')}</p>
          <p>{t('pastPerformance:costs')}</p>
          <p>{t('pastPerformance:stress')}</p>
        </Stack>
        {earlier.length > 0 && (
          // Paper has the months that are open.
          <Box
            maxWidth="table"
            _print={{ '&:not(:has([open])), & details:not([open])': { display: 'none' } }}
          >
            <Heading textStyle="subheading" marginBottom="3">
              {t('pastPerformance:earlier')}
            </Heading>
            {earlier.map((scenariosOfMonth) => (
              <Ruled as="details" key={scenariosOfMonth.month}>
                <Box as="summary" cursor="pointer" paddingBlock="3">
                  {scenariosOfMonth.month}
                </Box>
                <Box paddingBottom="6">
                  <ScenarioTable scenarios={scenariosOfMonth} />
                </Box>
              </Ruled>
            ))}
          </Box>
        )}
      </Stack>
    </Section>
  );
}
