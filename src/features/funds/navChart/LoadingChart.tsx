import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../../api/useAnswer';
import { fetchNavs } from '../../../components/chart/fetchNavs';
import { Button } from '../../../components/ui/Button';
import type { CurveView } from './curveView';
import { InteractiveChart } from './InteractiveChart';

const Figure = chakra('figure', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' },
});

export type LoadingChartProps = { shareName: string; isin: string; navsPath: string; curve: CurveView };

/** The chart as it was built, until the NAVs have loaded: what was pressed before is shown then. */
export function LoadingChart({ shareName, isin, navsPath, curve }: LoadingChartProps) {
  const { t } = useTranslation();
  const chart = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { answer: series, failed } = useAnswer(
    `${isin} ${attempt}`,
    (signal) => fetchNavs(navsPath, isin, signal),
    'The chart stays as it was built:',
  );
  const retry = () => {
    // The button disappears: keep the focus on the chart.
    chart.current?.focus({ preventScroll: true });
    setAttempt(attempt + 1);
  };
  return (
    <Box ref={chart} tabIndex={-1} outline="none">
      <Figure>
        <InteractiveChart series={series} built={{ shareName, curve }} isin={isin} />
      </Figure>
      <div role="status">
        {failed && (
          <p>
            {t('chart:failed')}{' '}
            <Button variant="outline" onClick={retry}>
              {t('chart:retry')}
            </Button>
          </p>
        )}
      </div>
    </Box>
  );
}
