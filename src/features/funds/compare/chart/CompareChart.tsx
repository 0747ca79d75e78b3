import { Box } from '@chakra-ui/react/box';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../components/ui/Button';
import { useComesIntoView } from '../../../../components/ui/useComesIntoView';
import { type Column, useShareName } from '../table/comparedColumns';
import type { ChartedShare, FetchedSeries, SharesDrawing } from './SharesDrawing';

/** How far below the viewport loading starts. */
const nearby = '400px';

/** `Drawing` is null when the script could not be loaded. */
type Outcome = FetchedSeries & {
  isins: string;
  attempt: number;
  Drawing: typeof SharesDrawing | null;
};

/**
 * Loads the chart's script and the NAVs when the chart is near the viewport. Both are cached, so `retry` only
 * fetches what is missing.
 */
function useSharesChart(place: RefObject<HTMLElement>, shares: readonly ChartedShare[]) {
  const isNear = useComesIntoView(place, nearby);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isins = shares.map(({ isin }) => isin).join();
  useEffect(() => {
    if (!isNear || isins === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      try {
        const { fetchSeries, SharesDrawing: Drawing } = await import('./SharesDrawing');
        const fetched = await fetchSeries(shares, signal);
        setOutcome({ isins, attempt, Drawing, ...fetched });
      } catch (error) {
        if (signal.aborted) return;
        console.error('The chart could not be loaded:', error);
        setOutcome({ isins, attempt, Drawing: null, shares: [], missing: shares.map(({ name }) => name) });
      }
    };
    void load();
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new list of the same shares needs no new request
  }, [isNear, isins, attempt]);
  const current = outcome?.isins === isins ? outcome : null;
  return {
    outcome: current,
    isLoading: isNear && current?.attempt !== attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

/** The curves of the shares that may show one, on one scale; hidden without any. */
export function CompareChart({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const charted = columns.filter(({ isYoung, share }) => !isYoung && share.performances.length > 0);
  const wanted = charted.map((column) => ({
    isin: column.share.isin,
    name: nameOf(column),
    navHistoryPath: column.fund.navHistoryPath,
  }));
  const { outcome, isLoading, retry } = useSharesChart(place, wanted);
  const { Drawing = null, shares = [], missing = [] } = outcome ?? {};
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
    <Box ref={place} marginTop="12" hidden={wanted.length === 0}>
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
      {Drawing && isDrawn ? (
        <Drawing shares={shares} />
      ) : (
        // Reserves about the height of the drawing.
        (isLoading || !outcome) && <Box aspectRatio={{ base: '1 / 1', sm: '5 / 3', md: '5 / 2' }} />
      )}
    </Box>
  );
}
