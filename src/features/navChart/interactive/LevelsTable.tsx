import { Box, chakra } from '@chakra-ui/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartLines } from './chartLines';
import { TextAnchor } from '../../../components/ui/TextLink';
import { levelAt } from './rebase';
import { tableDays } from './tableDays';
import type { Writers } from './writers';

const Scroll = chakra('div', { base: { overflow: 'auto', maxHeight: '60vh' } });

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& caption': { textAlign: 'start', textStyle: 'label', color: 'fg.title', paddingBottom: '3' },
    '& th, & td': {
      paddingBlock: '2',
      paddingInlineEnd: '4',
      borderBottomWidth: '1px',
      borderColor: 'border',
      textAlign: 'start',
      fontWeight: '400',
    },
    '& thead th': { color: 'fg.muted', borderColor: 'navy', verticalAlign: 'bottom' },
    '& td, & thead th:not(:first-of-type)': { textAlign: 'end' },
    '& td': { whiteSpace: 'nowrap' },
  },
});

/** What a phone lays out within a blink. */
const rowsAtOnce = 8;

/** The first rows at once, the others right after them: laying out all of them would keep what is pressed waiting. */
function useGrowing<Row>(rows: readonly Row[]): readonly Row[] {
  const [shown, setShown] = useState(rowsAtOnce);
  useEffect(() => {
    if (shown < rows.length) startTransition(() => setShown(shown + rowsAtOnce));
  }, [shown, rows.length]);
  return rows.slice(0, shown);
}

/** What the drawing shows, in figures. */
export function LevelsTable({ chart: { span, lines }, write }: { chart: ChartLines; write: Writers }) {
  const { t } = useTranslation();
  const { every, times } = useMemo(() => tableDays(lines[0].times), [lines]);
  const days = useGrowing(times);
  const caption = t(`chart:table.${every}`, { start: write.day(span[0]), end: write.day(span[1]) });
  return (
    <div>
      {/* What scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <Scroll role="region" aria-label={caption} tabIndex={0}>
        <Table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{t('chart:day')}</th>
              {lines.map(({ place, name }) => (
                <th key={place} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((time) => (
              <tr key={time}>
                <th scope="row">{write.day(time)}</th>
                {lines.map((line) => (
                  <td key={line.place}>{write.level(levelAt(line, time))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {every === 'month' && (
        <Box as="p" marginTop="3" textStyle="small">
          <TextAnchor href="#performances">{t('chart:table.downloads')}</TextAnchor>
        </Box>
      )}
    </div>
  );
}
