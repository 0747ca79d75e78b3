import { Box, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asInPage } from '../../components/ui/asInPage';
import { Button } from '../../components/ui/Button';
import type { CurveView, FundView, ShareView } from '../funds/fundViews';
import { useFreshShare } from '../funds/useFreshFigures';
import { BuiltChart } from './BuiltChart';
import { useLoadedChart } from './useLoadedChart';

type NavChartProps = { share: ShareView; fund: FundView };

const Figure = chakra('figure', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // After a change of page: about as much room as the drawing will take.
    _empty: { paddingTop: { base: '80', md: '60' }, paddingBottom: { base: '100%', sm: '50%', md: '40%' } },
  },
});

function Chart({ share, fund, curve }: NavChartProps & { curve: CurveView }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const { chart, series, failed, retry } = useLoadedChart(place, fund.navHistoryPath, share.isin);

  function figure() {
    if (chart && series) return <chart.InteractiveChart series={series} />;
    if (chart) return <chart.BuiltChart shareName={share.name} curve={curve} />;
    // In the built site the drawing is in the HTML: the first script leaves it alone, and so need not hold what draws it.
    // The condition stands here in full, so that the bundler sees that the rest is never reached.
    return process.env.BUILD_STAGE === 'build-javascript' ? null : (
      <BuiltChart shareName={share.name} curve={curve} />
    );
  }

  const content = figure();
  return (
    <Box ref={place} tabIndex={-1} outline="none">
      {content ? <Figure key="drawn">{content}</Figure> : <Figure key="in page" {...asInPage} />}
      <div role="status">
        {failed && (
          <>
            {t('chart:failed')}{' '}
            <Button
              variant="outline"
              onClick={() => {
                // The button goes: the focus stays with the chart.
                place.current?.focus({ preventScroll: true });
                retry();
              }}
            >
              {t('chart:retry')}
            </Button>
          </>
        )}
      </div>
    </Box>
  );
}

/**
 * The way of a share beside its benchmark's. Whoever shows it shows the warning on past performance before it; a share
 * under one year has none (AMF DOC-2011-24).
 */
export function NavChart(props: NavChartProps) {
  const { isin, curve } = props.share;
  const { lessThanOneYear } = useFreshShare(props.share);
  return curve && !lessThanOneYear ? <Chart key={isin} {...props} curve={curve} /> : null;
}
