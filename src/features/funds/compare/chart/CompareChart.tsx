import { Box } from '@chakra-ui/react/box';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchNavs } from '../../../../components/chart/fetchNavs';
import { Button } from '../../../../components/ui/Button';
import { useComesIntoView } from '../../../../components/ui/useComesIntoView';
import { type Column, useShareName } from '../table/comparedColumns';
import { type NamedSeries, SharesDrawing } from './SharesDrawing';

/** How far below the viewport loading starts. */
const nearby = '400px';

type ChartedShare = { isin: string; name: string; navHistoryPath: string };

/** `missing`: names of the shares whose NAVs could not be loaded. */
type Fetched = { isins: string; attempt: number; shares: NamedSeries[]; missing: string[] };

/**
 * Loads the NAVs when the chart is near the viewport; one share that fails does not stop the others. NAVs are cached,
 * so `retry` only fetches what is missing.
 */
function useNavs(chart: RefObject<HTMLElement>, wanted: readonly ChartedShare[]) {
  const isNear = useComesIntoView(chart, nearby);
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const isins = wanted.map(({ isin }) => isin).join();
  useEffect(() => {
    if (!isNear || isins === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const next: Fetched = { isins, attempt, shares: [], missing: [] };
      const requests = wanted.map(({ navHistoryPath, isin }) => fetchNavs(navHistoryPath, isin, signal));
      const answers = await Promise.allSettled(requests);
      if (signal.aborted) return;
      wanted.forEach(({ name }, index) => {
        const answer = answers[index];
        if (answer?.status === 'fulfilled') next.shares.push({ name, series: answer.value });
        else {
          console.error(`The chart is without ${name}:`, answer?.reason);
          next.missing.push(name);
        }
      });
      setFetched(next);
    };
    void load();
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new list of the same shares needs no new request
  }, [isNear, isins, attempt]);
  const current = fetched?.isins === isins ? fetched : null;
  return {
    fetched: current,
    isLoading: isNear && current?.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
  };
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
  const { fetched, isLoading, retry } = useNavs(chart, wanted);
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
            retry();
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
