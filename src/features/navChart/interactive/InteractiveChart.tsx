import { startTransition, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLocale } from '../../../i18n/locales';
import { Controls } from '../ChartFrame';
import type { NavSeries } from '../navSeries';
import { ChartButton } from './ChartButton';
import { type Compared, chartLines } from './chartLines';
import { ChartWords } from './ChartWords';
import { ComparePanel } from './ComparePanel';
import { DatesForm } from './DatesForm';
import { LevelsTable } from './LevelsTable';
import { PlotReader } from './PlotReader';
import { RangeButtons } from './RangeButtons';
import type { DayRange, RangeCode } from './ranges';
import { writersOf } from './writers';

/** `series` are the NAVs of the chart's own share. */
export type InteractiveChartProps = { series: NavSeries };

type ShownRange = { code: RangeCode | null; days: DayRange };

/**
 * The chart that answers: ranges, dates, comparison, a day's levels, a table. It opens on what the build drew. What is
 * compared and was born after the first day of the range begins at the level of the share then (`rebase`).
 */
export function InteractiveChart({ series }: InteractiveChartProps) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const locale = parseLocale(i18n.language);
  const write = useMemo(() => writersOf(locale), [locale]);
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
  // Years of days are worked through in slices: what was pressed answers at once.
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
