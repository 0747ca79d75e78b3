import { startTransition, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inForceOn } from '../../../../figures/countedNavs';
import { timeOf } from '../../../components/chart/chartGeometry';
import { Controls, Words } from '../../../components/chart/ChartFrame';
import type { LineIndex } from '../../../components/chart/Drawing';
import type { CurveView } from './curveView';
import type { NavSeries } from '../../../components/chart/navSeries';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden';
import { BuiltDrawing, BuiltWords } from './BuiltChart';
import { ChartButton } from './ChartButton';
import { type ChartLines, chartLines, levelAt } from '../../../components/chart/chartLines';
import { type Compared, ComparePanel } from './ComparePanel';
import { DatesForm, RangeButtons } from './RangeControls';
import { LevelsTable } from './LevelsTable';
import { PlotReader } from './PlotReader';
import { type DayRange, presetRange, type RangeCode, rangeCodes } from './ranges';
import { useFormatters } from '../../../components/chart/chartFormatters';

type ChartWordsProps = {
  chart: ChartLines;
  shareName: string;
  /** Currencies of what is shown, each once. */
  currencies: readonly string[];
};

/** The chart in words, with what one must know to read it. */
function ChartWords({ chart: { span, lines, without }, shareName, currencies }: ChartWordsProps) {
  const { t } = useTranslation();
  const format = useFormatters();
  const [start, end] = [format.day(span[0]), format.day(span[1])];
  const sentences = lines.map((line) => {
    const value = levelAt(line, span[1], line.index === 'benchmark' ? inForceOn : undefined);
    // The series ended before the range.
    if (Number.isNaN(value)) return '';
    const level = format.level(value);
    if (line.index === 0) return t('chart:summary', { start, end, share: shareName, level });
    if (line.index === 'benchmark') return t('chart:summaryBenchmark', { level });
    return t('chart:summaryOther', { name: line.name, level });
  });
  const late = lines.filter(({ startsLate }) => startsLate);
  return (
    <Words>
      {[
        ...sentences.filter(Boolean),
        ...late.map(({ name, times }) => t('chart:startsLate', { name, date: format.day(times[0] ?? NaN) })),
        ...without.map((name) => t('chart:without', { name })),
        ...(currencies.length > 1 ? [t('chart:currencies', { currencies: currencies.join(', ') })] : []),
      ].join(' ')}
    </Words>
  );
}

type InteractiveChartProps = {
  /** NAVs of the chart's own share; `null` until they have loaded. */
  series: NavSeries | null;
  built: { shareName: string; curve: CurveView };
  isin: string;
};

/** `days` are set for dates that the visitor entered. */
type ShownRange = { code: RangeCode } | { code: null; days: DayRange };

/** Of what the build drew. */
const builtRange: ShownRange = { code: 'all' };

function daysOf(range: ShownRange, series: NavSeries): DayRange {
  if (range.code === null) return range.days;
  return presetRange(range.code, series) ?? [0, series.times.length - 1];
}

type Names = { share: string; benchmark: string; benchmarkLabel: string };

function linesOf(series: NavSeries, compared: readonly Compared[], [first, last]: DayRange, names: Names) {
  const { name, benchmark, times } = series;
  return chartLines(
    [times[first] ?? NaN, times[last] ?? NaN],
    [
      { index: 0, name: names.share, label: name, values: series },
      { index: 'benchmark', name: names.benchmark, label: names.benchmarkLabel, values: benchmark },
      ...compared.map((other, position) => ({
        index: (position + 1) as LineIndex,
        name: `${position + 1}. ${other.name}`,
        label: `${position + 1}. ${other.series.name}`,
        values: other.series,
      })),
    ],
  );
}

/** Says which period is shown once one has been chosen, for who does not see the drawing change. */
function RangeStatus({ range, span }: { range: ShownRange; span: ChartLines['span'] | undefined }) {
  const { t } = useTranslation();
  const format = useFormatters();
  const say = ([first, last]: ChartLines['span']) => {
    const days = { start: format.day(first), end: format.day(last) };
    if (range.code === null) return t('chart:shownDates', days);
    return t('chart:shownRange', { range: t(`chart:range.${range.code}`), ...days });
  };
  return <VisuallyHidden role="status">{span && range !== builtRange && say(span)}</VisuallyHidden>;
}

/**
 * The interactive chart: ranges, dates, comparison, levels of a day and a table. It starts with what the build drew. A compared
 * series that starts after the first day of the range begins at the share's level of that day (`rebase`).
 */
export function InteractiveChart({ series, built, isin }: InteractiveChartProps) {
  const { t } = useTranslation();
  const [range, setRange] = useState(builtRange);
  const [compared, setCompared] = useState<readonly Compared[]>([]);
  const [open, setOpen] = useState<'dates' | 'compare' | null>(null);
  const [asTable, setAsTable] = useState(false);

  const times = series?.times ?? built.curve.days.map(timeOf);
  const ranges = series ? rangeCodes.filter((code) => presetRange(code, series)) : built.curve.ranges;
  const panelId = (panel: 'dates' | 'compare') => `chart-${isin}-${panel}`;
  const currencies = [
    ...new Set([series, ...compared.map((other) => other.series)].flatMap((each) => each?.currency ?? [])),
  ];
  // Years of days take long to draw: a transition keeps the page responsive.
  const compare = (next: (before: readonly Compared[]) => readonly Compared[]) =>
    startTransition(() => setCompared(next));
  const isOpen = (panel: 'dates' | 'compare') => ({
    'aria-expanded': open === panel,
    'aria-controls': open === panel ? panelId(panel) : undefined,
    onClick: () => startTransition(() => setOpen(open === panel ? null : panel)),
  });
  const chart = useMemo(
    () =>
      series &&
      linesOf(series, compared, daysOf(range, series), {
        share: t('funds:share', { share: series.name }),
        benchmark: t('funds:benchmarkShort'),
        benchmarkLabel: t('chart:index'),
      }),
    [series, compared, range, t],
  );
  const reading =
    chart && asTable ? (
      <LevelsTable key={chart.span.join()} chart={chart} />
    ) : (
      chart && <PlotReader chart={chart} />
    );
  // The buttons are the same elements before and after the NAVs have come: one of them has the focus.
  return (
    <>
      <RangeButtons
        available={ranges}
        chosen={range.code}
        onChoose={(code) => startTransition(() => setRange({ code }))}
      />
      <RangeStatus range={range} span={chart?.span} />
      {reading ?? <BuiltDrawing {...built} />}
      <Controls data-needs-scripts="">
        <ChartButton {...isOpen('dates')}>{t('chart:dates.open')}</ChartButton>
        <ChartButton {...isOpen('compare')}>{t('chart:compare.open')}</ChartButton>
        <ChartButton aria-pressed={asTable} onClick={() => startTransition(() => setAsTable(!asTable))}>
          {t('chart:asTable')}
        </ChartButton>
      </Controls>
      {series && open === 'dates' && (
        <DatesForm
          id={panelId('dates')}
          times={times}
          range={daysOf(range, series)}
          onChoose={(days) => startTransition(() => setRange({ code: null, days }))}
        />
      )}
      {series && open === 'compare' && (
        <ComparePanel
          id={panelId('compare')}
          isin={isin}
          compared={compared}
          onAdd={(other) => compare((before) => [...before, other])}
          onRemove={(removed) => compare((before) => before.filter((other) => other.series.isin !== removed))}
        />
      )}
      {chart && series ? (
        <ChartWords chart={chart} shareName={series.name} currencies={currencies} />
      ) : (
        <BuiltWords {...built} />
      )}
    </>
  );
}
