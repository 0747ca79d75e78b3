import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureTable } from '../../../components/ui/FigureTable';
import { TextAnchor } from '../../../components/ui/TextLink';
import { monthsAway } from '../../../components/chart/navSeries';
import { type ChartLines, levelAt } from '../../../components/chart/chartLines';
import { useFormatters } from '../../../components/chart/chartFormatters';

/** Whole months since the year 0. */
function monthOf(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** A range of one month starts at the NAV in force a month ago, which may be some days older. */
const slack = 10 * 86_400_000;

type TableDays = { every: 'day' | 'month'; times: readonly number[] };

/**
 * Days to list: every day up to about a month, else the first day and the last of each month.
 * @param times rising
 */
export function tableDays(times: readonly number[]): TableDays {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || first >= monthsAway(last, -1) - slack) {
    return { every: 'day', times };
  }
  const ends = times.filter((time, index) => {
    const next = times[index + 1];
    return index === 0 || next === undefined || monthOf(next) !== monthOf(time);
  });
  return { every: 'month', times: ends };
}

const Scroll = chakra('div', { base: { overflow: 'auto', maxHeight: '60vh', textStyle: 'small' } });

/** Number of rows that a phone lays out without a noticeable delay. */
const rowsAtOnce = 8;

/** The first rows at once, the others right after: laying out all of them would block input. */
function useGrowing<Row>(rows: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState(rowsAtOnce);
  useEffect(() => {
    if (shown < rows.length) startTransition(() => setShown(shown + rowsAtOnce));
  }, [shown, rows.length]);
  return rows.slice(0, shown);
}

/** The drawing's levels as a table. */
export function LevelsTable({ chart: { span, lines } }: { chart: ChartLines }) {
  const { t } = useTranslation();
  const format = useFormatters();
  const { every, times } = useMemo(() => tableDays(lines[0]?.times ?? []), [lines]);
  const days = useGrowing(times);
  const caption = t(`chart:table.${every}`, { start: format.day(span[0]), end: format.day(span[1]) });
  return (
    <div>
      {/* Focusable, to scroll it by keyboard (WCAG 2.1.1). */}
      <Scroll role="region" aria-label={caption} tabIndex={0}>
        <FigureTable>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart:day')}</th>
              {lines.map(({ index, name }) => (
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((time) => (
              <tr key={time}>
                <th scope="row">{format.day(time)}</th>
                {lines.map((line) => (
                  <td key={line.index}>{format.level(levelAt(line, time))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroll>
      {every === 'month' && (
        <Box as="p" marginTop="3" textStyle="small">
          <TextAnchor href="#performances">{t('chart:table.downloads')}</TextAnchor>
        </Box>
      )}
    </div>
  );
}
