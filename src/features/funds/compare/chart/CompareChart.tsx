import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Plot, Swatch } from '../../../../components/chart/ChartFrame';
import { chartLines, levelAt, type Span } from '../../../../components/chart/chartLines';
import { drawChart } from '../../../../components/chart/drawChart';
import { Drawing } from '../../../../components/chart/Drawing';
import { useFormatters } from '../../../../components/chart/chartFormatters';
import { Icon } from '../../../../components/icons/Icon';
import { Button, IconButton } from '../../../../components/ui/Button';
import { columns as tracks, Note } from '../../../../components/ui/layout';
import { type Column, hasCurve, lineOf, shortNameOf, useShareName } from '../comparedColumns';
import { useShareSeries } from './useShareSeries';
import { addYears } from '../../../../../figures/days';
import { dayOf } from '../../../../components/chart/chartGeometry';
import type { DatedValues } from '../../../../components/chart/navSeries';
import { maxShares } from '../../../../store/comparisonSlice';

const Figure = chakra('figure', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
});

/** Keeps the height of its sentence, so that nothing moves when that comes. */
const Status = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: '3',
    minHeight: { base: '24', sm: '14', lg: '7', _print: '0' },
  },
});

const Key = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: tracks({ base: 1, md: 2, xl: maxShares }),
    columnGap: '8',
    textStyle: 'small',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'var(--m-sizes-10) minmax(0, 1fr) auto auto',
      alignItems: 'baseline',
      alignContent: 'start',
      columnGap: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
      paddingBlock: '1',
    },
    '& b': { gridArea: { xl: '2 / 2' }, fontVariantNumeric: 'tabular-nums' },
    '& button': { gridColumn: '4' },
  },
});

/**
 * From the first to the last day that all series have. `null` under a year, counted as the age of a share is: past
 * performance over less may not be shown (MiFID II, delegated regulation (EU) 2017/565, article 44).
 */
export function commonPeriod(series: readonly Pick<DatedValues, 'times'>[]): Span | null {
  const start = Math.max(...series.map(({ times }) => times[0] ?? NaN));
  const end = Math.min(...series.map(({ times }) => times.at(-1) ?? NaN));
  return series.length > 0 && start <= end && addYears(dayOf(start), 1) <= dayOf(end) ? [start, end] : null;
}

type CompareChartProps = { columns: readonly Column[]; onRemove: (column: Column) => void };

/**
 * The key: each share with its number and line, what 100 became in it, and what removes it. Below it are the curves of the shares
 * that may show one, on one scale.
 */
export function CompareChart({ columns, onRemove }: CompareChartProps) {
  const { t } = useTranslation();
  const format = useFormatters();
  const nameOf = useShareName();
  const title = useRef<HTMLHeadingElement>(null);
  const charted = columns.filter(hasCurve);
  const { fetched, isLoading, retry } = useShareSeries(charted);
  const drawn = useMemo(() => {
    const { found = [] } = fetched ?? {};
    const span = commonPeriod(found.map(({ series }) => series));
    if (!span) return null;
    const chart = chartLines(
      span,
      found.map(({ column, series }) => ({
        index: lineOf(column),
        name: column.share.isin,
        label: `${column.number}. ${shortNameOf(column)}`,
        values: series,
      })),
    );
    const levels = chart.lines.map((line) => [line.name, format.level(levelAt(line, span[1]))] as const);
    return { span, levels: new Map(levels), drawing: drawChart(chart, format) };
  }, [fetched, format]);
  const { found = [], missing = [] } = fetched ?? {};

  function sentence() {
    if (drawn) {
      const [start, end] = drawn.span.map(format.day);
      return t('compare:chart.summary', { start, end });
    }
    if (found.length > 0) return t('compare:chart.tooShort', { count: found.length });
    return isLoading ? t('compare:chart.loading') : t('compare:chart.failed');
  }

  return (
    <Figure>
      {charted.length > 0 && (
        <>
          <Box as="h3" ref={title} tabIndex={-1} textStyle="subheading">
            {t('compare:chart.title')}
          </Box>
          {charted.length < columns.length && <Note>{t('compare:chart.youngLeftOut')}</Note>}
          <Status role="status">
            <p>{sentence()}</p>
            {missing.length > 0 && !isLoading && (
              <>
                {found.length > 0 && (
                  <p>
                    {t('compare:chart.missing', {
                      count: missing.length,
                      shares: missing.map(nameOf).join('; '),
                    })}
                  </p>
                )}
                <Button
                  variant="outline"
                  onClick={() => {
                    retry();
                    // The button disappears while the chart loads: focus the title instead.
                    title.current?.focus();
                  }}
                >
                  {t('compare:chart.retry')}
                </Button>
              </>
            )}
          </Status>
        </>
      )}
      <Key>
        {columns.map((column) => (
          <li key={column.share.isin}>
            {hasCurve(column) ? <Swatch index={lineOf(column)} /> : <span />}
            <span>{`${column.number}. ${nameOf(column)}`}</span>
            {hasCurve(column) && <b>{drawn?.levels.get(column.share.isin)}</b>}
            <IconButton
              boxSize="8"
              _hover={{ color: 'accent' }}
              _print={{ display: 'none' }}
              aria-label={`${t('compare:remove')} ${nameOf(column)}`}
              onClick={() => onRemove(column)}
            >
              <Icon name="close" boxSize="1.25em" />
            </IconButton>
          </li>
        ))}
      </Key>
      {(drawn || isLoading) && (
        <Plot css={{ '--ends': { base: 'var(--m-spacing-4)', lg: 'calc(1.25 * var(--m-sizes-40))' } }}>
          {drawn && <Drawing {...drawn.drawing} />}
        </Plot>
      )}
    </Figure>
  );
}
