import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ChartLines } from './chartLines';
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

/** What the drawing shows, in figures. */
export function LevelsTable({ chart: { span, lines }, write }: { chart: ChartLines; write: Writers }) {
  const { t } = useTranslation();
  const caption = t('chart:table', { start: write.day(span[0]), end: write.day(span[1]) });
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
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
          {tableDays(lines[0].times).map((time) => (
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
  );
}
