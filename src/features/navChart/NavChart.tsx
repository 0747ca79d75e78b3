import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { LazyHydrate, lazyScript } from '../../components/ui/LazyHydrate';
import { ChartFailure } from './ChartFailure';
import type { CurveView } from './curveView';
import { LoadingChart } from './interactive/LoadingChart';

type NavChartProps = {
  share: { name: string; isin: string; curve: CurveView | null };
  navHistoryPath: string;
};

/** After a client-side navigation, reserves about the height of the drawing. */
const Room = chakra('div', {
  base: {
    outline: 'none',
    '& > :empty:not([role])': {
      paddingTop: { base: '80', md: '60' },
      paddingBottom: { base: '100%', sm: '50%', md: '40%' },
    },
  },
});

const script = lazyScript(async () => (await import('./interactive/LoadingChart')).LoadingChart);

function Chart({ share, navHistoryPath, curve }: NavChartProps & { curve: CurveView }) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  return (
    <Room ref={place} tabIndex={-1}>
      <LazyHydrate
        when="visible"
        Server={process.env.BUILD_STAGE === 'build-javascript' ? null : LoadingChart}
        script={script}
        props={{ shareName: share.name, isin: share.isin, navHistoryPath, curve }}
        attempt={attempt}
        onFailure={setFailed}
      />
      <ChartFailure isShown={failed} place={place} onRetry={() => setAttempt(attempt + 1)} />
    </Room>
  );
}

/**
 * The NAV of a share against its benchmark. Show the warning on past performance before it, and never render it
 * for a share under one year (AMF DOC-2011-24).
 */
export function NavChart(props: NavChartProps) {
  const { isin, curve } = props.share;
  return curve ? <Chart key={isin} {...props} curve={curve} /> : null;
}
