import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Plot } from '../../../components/chart/ChartFrame';
import { boxSize } from '../../../components/chart/chartGeometry';
import { Axes, Layer, percent } from '../../../components/chart/Drawing';
import type { YearBarsView } from './yearBarsView';

/** The share's bars are full, its benchmark's are outlines, to be told apart without colour. */
const Bars = chakra('path', {
  base: { strokeWidth: '1.5px', vectorEffect: 'non-scaling-stroke' },
  variants: {
    of: {
      share: {
        fill: 'navy',
        stroke: 'navy',
        '@media (forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' },
      },
      benchmark: {
        fill: 'bg',
        stroke: 'accent',
        '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
      },
    },
  },
});

const ZeroLine = chakra('path', {
  base: {
    stroke: 'fg.muted',
    strokeWidth: '1px',
    vectorEffect: 'non-scaling-stroke',
    '@media (forced-colors: active)': { stroke: 'CanvasText' },
  },
});

const Figure = chakra('figure', { base: { maxWidth: 'table' } });

const Legend = chakra('figcaption', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    textStyle: 'small',
    '& svg': { display: 'inline-block', boxSize: '3', marginInlineEnd: '2', overflow: 'visible' },
  },
});

const BarPlot = chakra(Plot, {
  base: {
    aspectRatio: { base: '4 / 3', sm: '5 / 2' },
    marginInlineStart: '12',
    marginInlineEnd: '0',
    _print: { aspectRatio: 'auto', height: '64' },
    // Above the levels' lines.
    '& svg': { position: 'relative' },
  },
});

/** The share's figures, where they are narrower than a year. */
const Figures = chakra('div', {
  base: {
    display: { base: 'none', lg: 'block' },
    color: 'fg',
    '& span': { transform: 'translateY(-100%)' },
    '& [data-below]': { transform: 'none' },
  },
});

type YearBarsProps = { bars: YearBarsView; shareName: string };

/** The figures of the table before it, drawn: hidden from assistive technology, which has the table. */
export function YearBars({ bars, shareName }: YearBarsProps) {
  const { t } = useTranslation();
  return (
    <Figure aria-hidden>
      <Legend>
        <span>
          <svg viewBox="0 0 10 10">
            <Bars of="share" d="M0,0H10V10H0Z" />
          </svg>
          {t('funds:share', { share: shareName })}
        </span>
        {bars.benchmark && (
          <span>
            <svg viewBox="0 0 10 10">
              <Bars of="benchmark" d="M0,0H10V10H0Z" />
            </svg>
            {t('funds:benchmarkShort')}
          </span>
        )}
        {bars.hasPartYear && <span>{t('chart:partYear')}</span>}
      </Legend>
      <BarPlot>
        <Layer>
          <Axes levels={bars.levels} ticks={bars.years} />
          <svg viewBox="0 0 1000 1000" preserveAspectRatio="none">
            <Bars of="share" d={bars.share} />
            {bars.benchmark && <Bars of="benchmark" d={bars.benchmark} />}
            <ZeroLine d={`M0,${bars.zero}H1000`} />
          </svg>
          <Figures>
            {bars.values.map(({ x, y, label, isBelow }) => (
              <span
                key={x}
                style={{ right: percent(boxSize - x), top: percent(y) }}
                data-below={isBelow || undefined}
              >
                {label}
              </span>
            ))}
          </Figures>
        </Layer>
      </BarPlot>
    </Figure>
  );
}
