import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { WeightView } from '../fundViews';
import { asianMarkets, drawnCountries, portfolioMapFile, portfolioMapFrames } from './portfolioMapData';

/** Percent; from these weights on, a country's dots are larger and darker. The legend repeats the numbers. */
const largeWeight = 15;
const middleWeight = 5;

const legend = [
  { step: 'large', text: 'portfolio:largeWeight' },
  { step: 'middle', text: 'portfolio:middleWeight' },
  { step: 'small', text: 'portfolio:smallWeight' },
] as const;

type Step = (typeof legend)[number]['step'];

function stepOf(percent: number): Step {
  if (percent >= largeWeight) return 'large';
  return percent >= middleWeight ? 'middle' : 'small';
}

/** Size and colour both show the weight: in forced colours only the size does. */
const Figure = chakra('figure', {
  base: {
    // Its countries may not have been fetched; the table says the same.
    _print: { display: 'none' },
    '& [data-step]': {
      strokeLinecap: 'round',
      stroke: 'blue',
      strokeWidth: '7.2',
      '@media (forced-colors: active)': { stroke: 'CanvasText' },
    },
    '& [data-step=middle]': { stroke: 'blueStrong', strokeWidth: '9' },
    '& [data-step=large]': { stroke: 'navy', strokeWidth: '11.4' },
  },
});

const Legend = chakra('figcaption', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    marginTop: '4',
    textStyle: 'small',
    color: 'fg.muted',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '2' },
  },
});

type Held = { code: string; title: string; display: string; percent: number };

/** Largest first, without cash and countries that have no code: the map cannot show them. */
function heldCountries(weights: readonly WeightView[]): Held[] {
  return weights
    .flatMap(({ code, ...weight }) =>
      code && drawnCountries.includes(code) && weight.percent > 0 ? [{ code, ...weight }] : [],
    )
    .sort((a, b) => b.percent - a.percent);
}

type CountriesProps = { countries: readonly Held[]; isLazy?: boolean };

function Countries({ countries, isLazy }: CountriesProps) {
  const { left, top, width, height } = portfolioMapFrames.world;
  return (
    <svg
      data-lazy-drawing={isLazy}
      viewBox={`${left} ${top} ${width} ${height}`}
      fill="none"
      aria-hidden
      focusable="false"
    >
      {countries.map(({ code, percent }, index) => (
        <use
          key={index}
          {...{ [isLazy ? 'data-href' : 'href']: `${portfolioMapFile}#${code}` }}
          data-step={stepOf(percent)}
        />
      ))}
    </svg>
  );
}

/**
 * The portfolio on a map of the world or, for Asian funds, of Asia. An illustration of the table beside it:
 * countries that the map lacks are left out. The map is fetched when it comes into view (`src/start/lazyDrawings.ts`).
 */
export function PortfolioMap({ weights }: { weights: readonly WeightView[] }) {
  const { t } = useTranslation();
  const countries = heldCountries(weights);
  if (countries.length === 0) return null;
  const { world, asia } = portfolioMapFrames;
  const frame = countries.every(({ code }) => asianMarkets.includes(code)) ? asia : world;
  const percentOf = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <Figure>
      <Box
        role="img"
        aria-label={t('portfolio:map', {
          count: new Set(countries.map(({ code }) => code)).size,
          largest: countries
            .slice(0, 3)
            .map(({ title, display }) => `${title} ${display}`)
            .join(', '),
        })}
        position="relative"
        overflow="hidden"
        style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      >
        <Box
          position="absolute"
          css={{ '& > *': { position: 'absolute', width: 'full', height: 'full', maxWidth: 'none' } }}
          style={{
            width: percentOf(world.width, frame.width),
            height: percentOf(world.height, frame.height),
            left: percentOf(world.left - frame.left, frame.width),
            top: percentOf(world.top - frame.top, frame.height),
          }}
        >
          <img src={portfolioMapFile} alt="" loading="lazy" decoding="async" />
          <Countries countries={countries} isLazy />
          <noscript>
            <Countries countries={countries} />
          </noscript>
        </Box>
      </Box>
      <Legend>
        {legend.map(({ step, text }) => (
          <span key={step}>
            <svg viewBox="-1 -1 12 12" width="1em" height="1em" fill="none" aria-hidden focusable="false">
              <path d="M5 5h0" data-step={step} />
            </svg>
            {t(text)}
          </span>
        ))}
      </Legend>
    </Figure>
  );
}
