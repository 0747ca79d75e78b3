import { Box } from '@chakra-ui/react';
import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartedShare } from '../chart/SharesChart';
import type { Column } from './useColumns';
import { useShareName } from './useShareName';

type Chart = { Component: ComponentType<{ shares: readonly ChartedShare[] }> };

/** How far under the screen the chart begins to be fetched. */
const nearby = { rootMargin: '400px' };

/** The chart's code, fetched when its place comes near; false when that failed. */
function useChart() {
  const place = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<Chart | false | null>(null);
  useEffect(() => {
    let current = true;
    const load = () => {
      import('../chart/SharesChart').then(
        (module) => {
          if (current) setChart({ Component: module.default });
        },
        (error: unknown) => {
          console.error(error);
          if (current) setChart(false);
        },
      );
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      load();
    }, nearby);
    if (place.current) observer.observe(place.current);
    return () => {
      current = false;
      observer.disconnect();
    };
  }, []);
  return { place, chart };
}

/** The curves of the shares that may show one, on one scale; nothing where there is none. */
export function CompareChart({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation();
  const nameOf = useShareName();
  const { place, chart } = useChart();
  const charted = columns.filter(({ isYoung, share }) => !isYoung && share.performances.length > 0);
  const shares = charted.map((column) => ({
    isin: column.share.isin,
    name: nameOf(column),
    navHistoryPath: column.fund.navHistoryPath,
  }));
  return (
    <Box ref={place} marginTop="12" hidden={shares.length === 0}>
      <Box as="h3" textStyle="subheading" marginBottom="4">
        {t('compare:chart.title')}
      </Box>
      {charted.length < columns.length && (
        <Box as="p" textStyle="small" color="fg.muted" marginBottom="4">
          {t('compare:chart.youngLeftOut')}
        </Box>
      )}
      {chart === false ? (
        <p>{t('compare:chart.failed')}</p>
      ) : chart && shares.length > 0 ? (
        createElement(chart.Component, { shares })
      ) : (
        <Box aspectRatio={{ base: '4 / 3', md: '5 / 2' }} />
      )}
    </Box>
  );
}
