import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Plot } from '../../navChart/ChartFrame';
import { fetchNavs } from './fetchNavs';
import { type Series, SharesDrawing } from './SharesDrawing';

export type ChartedShare = { isin: string; name: string; navHistoryPath: string };

type Fetched = { of: string; series: Series[] | null };

/** Fetches the net asset values of shares, each once, and draws them. `null` stands for a failure. */
export default function SharesChart({ shares }: { shares: readonly ChartedShare[] }) {
  const { t } = useTranslation();
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const wanted = shares.map(({ isin }) => isin).join();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all(
      shares.map(async ({ isin, name, navHistoryPath }) => ({
        isin,
        name,
        navs: await fetchNavs(navHistoryPath, isin, signal),
      })),
    ).then(
      (series) => {
        if (!signal.aborted) setFetched({ of: wanted, series });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error(error);
        setFetched({ of: wanted, series: null });
      },
    );
    return () => controller.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another list of the same shares is nothing new to fetch
  }, [wanted]);
  if (fetched?.of !== wanted) {
    return (
      <Plot>
        <p>{t('compare:chart.loading')}</p>
      </Plot>
    );
  }
  return fetched.series ? <SharesDrawing series={fetched.series} /> : <p>{t('compare:chart.failed')}</p>;
}
