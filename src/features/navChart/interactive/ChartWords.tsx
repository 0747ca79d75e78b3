import { useTranslation } from 'react-i18next';
import { Words } from '../ChartFrame';
import type { ChartLines } from './chartLines';
import { levelAt } from './rebase';
import type { Writers } from './writers';

type ChartWordsProps = {
  chart: ChartLines;
  shareName: string;
  /** Currencies of what is shown, each once. */
  currencies: readonly string[];
  write: Writers;
};

/** What the chart shows, in words, and what must be known to read it. */
export function ChartWords({
  chart: { span, lines, without },
  shareName,
  currencies,
  write,
}: ChartWordsProps) {
  const { t } = useTranslation();
  const [start, end] = [write.day(span[0]), write.day(span[1])];
  const sentences = lines.map((line) => {
    const value = levelAt(line, span[1]);
    // It ended before the range.
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
