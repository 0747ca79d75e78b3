import { useState } from 'react';
import { useAnswer } from '../../../../api/useAnswer';
import { fetchNavs } from '../../../../components/chart/fetchNavs';
import type { NavSeries } from '../../../../components/chart/navSeries';
import type { Column } from '../comparedColumns';

type ShareSeries = { column: Column; series: NavSeries };

/** NAVs are cached: only those that are missing are asked for again. */
async function fetchAll(columns: readonly Column[], signal: AbortSignal) {
  const answers = await Promise.allSettled(
    columns.map(({ share }) => fetchNavs(share.navsPath, share.isin, signal)),
  );
  signal.throwIfAborted();
  const found: ShareSeries[] = [];
  const missing: Column[] = [];
  columns.forEach((column, index) => {
    const answer = answers[index];
    if (answer?.status === 'fulfilled') found.push({ column, series: answer.value });
    else {
      console.error(`The chart is without ${column.share.isin}:`, answer?.reason);
      missing.push(column);
    }
  });
  return { found, missing };
}

/** The NAVs of shares; `null` until all of them have been asked for. Those of an earlier choice are not shown with another. */
export function useShareSeries(columns: readonly Column[]) {
  const [attempt, setAttempt] = useState(0);
  const key = columns.map(({ number, share }) => `${number} ${share.isin}`).join();
  const { answer, isLoading } = useAnswer(
    key ? `${key} ${attempt}` : null,
    async (signal) => ({ key, ...(await fetchAll(columns, signal)) }),
    'The chart could not be loaded:',
  );
  const fetched = answer?.key === key ? answer : null;
  return { fetched, isLoading, retry: () => setAttempt(attempt + 1) };
}
