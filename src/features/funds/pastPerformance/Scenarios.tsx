import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Ruled, Stack } from '../../../components/ui/layout';
import { Heading } from '../../../components/ui/Heading';
import { Section } from '../../../components/ui/Section';
import { table, tableCell } from '../../../theme/recipes';
import type { ScenariosView } from './pastPerformanceViews';

const Table = chakra('table', {
  base: {
    ...table,
    maxWidth: 'measure',
    '& caption': {
      textAlign: 'start',
      textStyle: 'label',
      color: 'fg.title',
      paddingBottom: { base: '3', _print: '1' },
    },
    _print: { breakInside: 'avoid', maxWidth: 'none' },
    // Months are in lower case in French and Italian.
    '& caption::first-letter': { textTransform: 'uppercase' },
    '& th, & td': {
      paddingBlock: { base: '2', _print: '0.5' },
      paddingInlineEnd: { base: '2', sm: '4' },
      verticalAlign: 'bottom',
    },
    '& thead th': { ...tableCell, textStyle: 'small', color: 'fg.muted', borderColor: 'navy' },
    '& thead th:not(:first-of-type), & td': { textAlign: 'end' },
    '& tbody': tableCell,
    '& [scope=rowgroup]': { textStyle: 'label', color: 'fg.title', paddingBottom: '0' },
    '& [scope=row]': { color: 'fg.muted' },
    '& td': { whiteSpace: 'nowrap' },
    '& :is(th, td):last-child': { paddingInlineEnd: '0' },
  },
});

/** The scenarios of a month, in the rows and words of annex V. */
function ScenarioTable({ scenarios }: { scenarios: ScenariosView }) {
  const { t } = useTranslation();
  const { month, holdingYears, investment, rows } = scenarios;
  return (
    <Table>
      <caption>{t('pastPerformance:caption', { month, investment })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('pastPerformance:scenario')}</th>
          <th scope="col">{t('pastPerformance:exit', { count: 1 })}</th>
          <th scope="col">{t('pastPerformance:exit', { count: holdingYears })}</th>
        </tr>
      </thead>
      {rows.map(({ code, afterOneYear, atHoldingPeriod }) => (
        <tbody key={code}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              {t(`pastPerformance:code.${code}`)}
            </th>
          </tr>
          <tr>
            <th scope="row">{t('pastPerformance:amount')}</th>
            <td>{afterOneYear.amount}</td>
            <td>{atHoldingPeriod.amount}</td>
          </tr>
          <tr>
            <th scope="row">{t('pastPerformance:averageReturn')}</th>
            <td>{afterOneYear.averageReturn}</td>
            <td>{atHoldingPeriod.averageReturn}</td>
          </tr>
        </tbody>
      ))}
    </Table>
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
          <Box _print={{ '&:not(:has([open])), & details:not([open])': { display: 'none' } }}>
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
