import { Box } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button';
import { useSharesChart } from './useSharesChart';
import { useShareName } from '../choice/useShareName';
import type { Column } from '../table/useColumns';

/** The curves of the shares that may show one, on one scale; nothing where there is none. */
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
            // The button goes away while the chart is loaded: the visitor stays where it will be.
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
        // About as much room as the drawing will take.
        (isLoading || !outcome) && <Box aspectRatio={{ base: '1 / 1', sm: '5 / 3', md: '5 / 2' }} />
      )}
    </Box>
  );
}
