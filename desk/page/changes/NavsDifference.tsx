import { Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Difference } from '../fieldNames';
import { Notice } from '../kit/feedback';
import { formatChange, formatDay, formatList, formatNumber, useLanguage } from '../kit/formats';
import type { Language } from '../kit/startTexts';
import { ValueDifference, WholeText } from './ProseDifference';
import { Cell } from '../kit/screenLayout';

type Navs = Extract<Difference, { type: 'navs' }>;
type Day = Navs['days'][number];
type Column = 'nav' | 'benchmark';

/** `1042.37` → `1 042,37`; what is no number as it is. */
export function numberText(text: string, language: Language): string {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return text === '' ? '–' : text;
  const decimals = Math.min(text.split('.')[1]?.length ?? 0, 12);
  return formatNumber(Number(text), language, { decimals });
}

/** In proportion; undefined where one of the two is no number. */
function changeOf({ before, after }: Day, column: Column): number | undefined {
  const change = Number(after?.[column] || NaN) / Number(before?.[column] || NaN) - 1;
  // Smaller ones would show as zero.
  return Math.abs(change) >= 0.00005 ? change : undefined;
}

/** The greatest change of the days, of NAV or index; 0 where there is none. */
export function greatestChange(days: readonly Day[]): number {
  const changes = days.flatMap((day) => [changeOf(day, 'nav') ?? 0, changeOf(day, 'benchmark') ?? 0]);
  return changes.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
}

function Price({ day, column }: { day: Day; column: Column }) {
  const language = useLanguage();
  const [before, after] = [day.before, day.after].map((line) => line && numberText(line[column], language));
  const change = changeOf(day, column);
  return (
    <Cell isNumber>
      {(before ?? after) === numberText('', language) ? (
        numberText('', language)
      ) : typeof before !== 'string' || typeof after !== 'string' ? (
        <Box display="inline-block" whiteSpace="nowrap">
          <WholeText kind={after ? 'added' : 'removed'} text={after ?? before ?? ''} />
        </Box>
      ) : before === after ? (
        before
      ) : (
        <ValueDifference before={before} after={after} />
      )}
      {change !== undefined && (
        <Text as="span" display="block" textStyle="small" fontWeight="600">
          {formatChange(change, language)}
        </Text>
      )}
    </Cell>
  );
}

/** Days whose prices differ, the first of them. */
export function NavsDifference({
  days,
  added,
  changed,
  removed,
  largest,
  uncorrected = [],
}: Pick<Navs, 'days' | 'added' | 'changed' | 'removed' | 'largest' | 'uncorrected'>) {
  const { t } = useTranslation('desk');
  const language = useLanguage();
  const counts = [
    ...(changed > 0 ? [t('changes.navsChanged', { count: changed })] : []),
    ...(removed > 0 ? [t('changes.navsRemoved', { count: removed })] : []),
    ...(added > 0 ? [t('changes.navsAdded', { count: added })] : []),
  ];
  const more = added + changed + removed - days.length;
  const move = greatestChange(largest ? [largest] : []);
  return (
    <Stack gap="2" align="flex-start">
      <Text>
        {formatList(counts, language)}.
        {largest && changed > 1 && move !== 0
          ? ` ${t('changes.navsLargest', { date: formatDay(largest.date, language), change: formatChange(move, language) })}`
          : ''}
      </Text>
      {uncorrected.length > 0 && (
        <Notice status="warning" title={t('changes.navsUncorrected', { count: uncorrected.length })}>
          {t('changes.navsCorrect', {
            days: formatList(
              uncorrected.map((date) => formatDay(date, language)),
              language,
            ),
          })}
        </Notice>
      )}
      <Box overflowX="auto" maxWidth="100%" tabIndex={0} role="group" aria-label={t('files.navs')}>
        <chakra.table fontVariantNumeric="tabular-nums" borderCollapse="collapse">
          <thead>
            <tr>
              <Cell scope="col">{t('changes.day')}</Cell>
              <Cell scope="col" isNumber>
                {t('fields.nav')}
              </Cell>
              <Cell scope="col" isNumber>
                {t('changes.navsIndex')}
              </Cell>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <chakra.tr key={day.date} borderTopWidth="1px">
                <Cell scope="row">{formatDay(day.date, language)}</Cell>
                <Price day={day} column="nav" />
                <Price day={day} column="benchmark" />
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      {more > 0 && <Text color="fg.muted">{t('changes.navsMore', { count: more })}</Text>}
    </Stack>
  );
}
