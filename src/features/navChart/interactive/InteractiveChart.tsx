import { startTransition, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLocale } from '../../../i18n/locales';
import { Controls, Words } from '../ChartFrame';
import type { NavSeries } from '../navSeries';
import { ChartButton } from './ChartButton';
import { type ChartLines, chartLines, type Compared, levelAt } from './chartLines';
import { ComparePanel } from './ComparePanel';
import { DatesForm, RangeButtons } from './RangeControls';
import { LevelsTable } from './LevelsTable';
import { PlotReader } from './PlotReader';
import type { DayRange, RangeCode } from './ranges';
import { type Formatters, formattersOf } from './formatters';

type ChartWordsProps = {
  chart: ChartLines;
  shareName: string;
  /** Currencies of what is shown, each once. */
  currencies: readonly string[];
  write: Formatters;
};

/** The chart in words, with what one must know to read it. */
function ChartWords({ chart: { span, lines, without }, shareName, currencies, write }: ChartWordsProps) {
  const { t } = useTranslation();
  const [start, end] = [write.day(span[0]), write.day(span[1])];
  const sentences = lines.map((line) => {
    const value = levelAt(line, span[1]);
    // The series ended before the range.
    if (Number.isNaN(value)) return '';
    const level = write.level(value);
    if (line.place === 0) return t('chart:summary', { start, end, share: shareName, level });
    if (line.place === 1) return t('chart:summaryBenchmark', { level });
    return t('chart:summaryOther', { name: line.name, level });
  });
  const late = lines.filter(({ startsLate }) => startsLate);
  return (
    <Words>
      {[
        ...sentences.filter(Boolean),
        ...late.map(({ name, times }) => t('chart:startsLate', { name, date: write.day(times[0] ?? NaN) })),
        ...without.map((name) => t('chart:without', { name })),
        ...(currencies.length > 1 ? [t('chart:currencies', { currencies: currencies.join(', ') })] : []),
      ].join(' ')}
    </Words>
  );
}

/** `series` are the NAVs of the chart's own share. */
type InteractiveChartProps = { series: NavSeries };

type ShownRange = { code: RangeCode | null; days: DayRange };

/**
 * The interactive chart: ranges, dates, comparison, levels of a day and a table. It starts with what the build
 * drew. A compared series that starts after the first day of the range begins at the share's level of that day
 * (`rebase`).
 */
export function InteractiveChart({ series }: InteractiveChartProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const locale = parseLocale(i18n.language);
  const write = useMemo(() => formattersOf(locale), [locale]);
  const [range, setRange] = useState<ShownRange>({ code: 'all', days: [0, series.times.length - 1] });
  const [compared, setCompared] = useState<readonly Compared[]>([]);
  const [open, setOpen] = useState<'dates' | 'compare' | null>(null);
  const [asTable, setAsTable] = useState(false);

  const chart = useMemo(
    () =>
      chartLines(series, compared, range.days, {
        share: t('funds:share', { share: series.name }),
        benchmark: t('funds:benchmarkShort'),
        benchmarkLabel: t('chart:index'),
      }),
    [series, compared, range, t],
  );
  const currencies = [
    ...new Set([series, ...compared.map((other) => other.series)].map(({ currency }) => currency)),
  ];
  // Years of days take long to draw: a transition keeps the page responsive.
  const show = (next: ShownRange) => startTransition(() => setRange(next));
  const compare = (next: (before: readonly Compared[]) => readonly Compared[]) =>
    startTransition(() => setCompared(next));
  const isOpen = (panel: 'dates' | 'compare') => ({
    'aria-expanded': open === panel,
    'aria-controls': open === panel ? `${id}-${panel}` : undefined,
    onClick: () => startTransition(() => setOpen(open === panel ? null : panel)),
  });

  return (
    <>
      <RangeButtons
        times={series.times}
        chosen={range.code}
        onChoose={(code, days) => show({ code, days })}
      />
      {asTable ? (
        <LevelsTable key={chart.span.join()} chart={chart} write={write} />
      ) : (
        <PlotReader chart={chart} write={write} />
      )}
      <Controls>
        <ChartButton {...isOpen('dates')}>{t('chart:dates.open')}</ChartButton>
        <ChartButton {...isOpen('compare')}>{t('chart:compare.open')}</ChartButton>
        <ChartButton aria-pressed={asTable} onClick={() => startTransition(() => setAsTable(!asTable))}>
          {t('chart:asTable')}
        </ChartButton>
      </Controls>
      {open === 'dates' && (
        <DatesForm
          id={`${id}-dates`}
          times={series.times}
          range={range.days}
          onChoose={(days) => show({ code: null, days })}
          write={write}
        />
      )}
      {open === 'compare' && (
        <ComparePanel
          id={`${id}-compare`}
          locale={locale}
          isin={series.isin}
          compared={compared}
          onAdd={(other) => compare((before) => [...before, other])}
          onRemove={(isin) => compare((before) => before.filter((other) => other.series.isin !== isin))}
        />
      )}
      <ChartWords chart={chart} shareName={series.name} currencies={currencies} write={write} />
    </>
  );
}
