import { Box } from '@chakra-ui/react/box';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../../../api/useAnswer';
import { fetchNavs } from '../../../../components/chart/fetchNavs';
import { Button } from '../../../../components/ui/Button';
import { useComesIntoView } from '../../../../components/ui/useComesIntoView';
import { type Column, useShareName } from '../table/comparedColumns';
import { type NamedSeries, SharesDrawing } from './SharesDrawing';

/** Loading starts this far below the viewport. */
const nearby = '400px';

type ChartedShare = { isin: string; name: string; navHistoryPath: string };

/** NAVs are cached: only those that are missing are asked for again. */
async function fetchAll(wanted: readonly ChartedShare[], isins: string, signal: AbortSignal) {
  const answers = await Promise.allSettled(
    wanted.map(({ navHistoryPath, isin }) => fetchNavs(navHistoryPath, isin, signal)),
  );
  signal.throwIfAborted();
  const shares: NamedSeries[] = [];
  const missing: string[] = [];
  wanted.forEach(({ name }, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') shares.push({ name, series: answer.value });
    else {
      console.error(`The chart is without ${name}:`, answer?.reason);
      missing.push(name);
    }
  });
  return { isins, shares, missing };
}

/** The curves of the shares that may show one, on one scale; hidden without any. */
export function CompareChart({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const chart = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const charted = columns.filter(({ isYoung, share }) => !isYoung && share.performances.length > 0);
  const wanted = charted.map((column) => ({
    isin: column.share.isin,
    name: nameOf(column),
    navHistoryPath: column.fund.navHistoryPath,
  }));
  const isins = wanted.map(({ isin }) => isin).join();
  const isNear = useComesIntoView(chart, nearby);
  const [attempt, setAttempt] = useState(0);
  const { answer, isLoading } = useAnswer(
    isNear && isins ? `${isins} ${attempt}` : null,
    (signal) => fetchAll(wanted, isins, signal),
    'The chart could not be loaded:',
  );
  const fetched = answer?.isins === isins ? answer : null;
  const { shares = [], missing = [] } = fetched ?? {};
  const isDrawn = shares.length > 0;

  function message() {
    if (isLoading) return t('compare:chart.loading');
    if (missing.length === 0) return null;
    return (
      <>
        <Box as="p" marginBottom="3">
          {isDrawn
            ? t('compare:chart.missing', { count: missing.length, shares: missing.join('; ') })
            : t('compare:chart.failed')}
        </Box>
        <Button
          variant="outline"
          onClick={() => {
            setAttempt(attempt + 1);
            // The button disappears while the chart loads: focus the title instead.
            title.current?.focus();
          }}
        >
          {t('compare:chart.retry')}
        </Button>
      </>
    );
  }

  return (
    <Box ref={chart} marginTop="12" hidden={wanted.length === 0}>
      <Box as="h3" ref={title} tabIndex={-1} textStyle="subheading" marginBottom="4">
        {t('compare:chart.title')}
      </Box>
      {charted.length < columns.length && (
        <Box as="p" textStyle="small" color="fg.muted" marginBottom="4">
          {t('compare:chart.youngLeftOut')}
        </Box>
      )}
      <Box role="status" maxWidth="measure" marginBottom="4">
        {message()}
      </Box>
      {isDrawn ? (
        <SharesDrawing shares={shares} />
      ) : (
        // Reserves about the height of the drawing.
        (isLoading || !fetched) && <Box aspectRatio={{ base: '1 / 1', sm: '5 / 3', md: '5 / 2' }} />
      )}
    </Box>
  );
}
