import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Wrap } from '../../components/ui/layout';
import { TextLink } from '../../components/ui/TextLink';
import { visibleTo } from '../../profiles/profileVisibility';
import { drawnCountries, portfolioMapFile, portfolioMapFrames } from '../funds/portfolio/portfolioMapData';
import type { HeldCountry, HoldingsView } from './holdingsView';

const { world, emerging: frame } = portfolioMapFrames;

const percentOf = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Buttons and cards are plain elements: Chakra's would lose the attributes of popovers. */
const Figure = chakra('figure', {
  base: {
    position: 'relative',
    _print: { display: 'none' },
    '& figcaption': { textStyle: 'small', color: 'lilac', marginTop: '4' },
    // A country's name in the list, and its dots on the map.
    '& li > button': {
      textStyle: 'small',
      color: 'white',
      minHeight: '7',
      cursor: 'pointer',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textDecorationColor: 'lilac',
      textUnderlineOffset: '0.3em',
    },
    '& button svg': {
      position: 'absolute',
      top: '0',
      insetInline: '0',
      width: 'full',
      pointerEvents: 'none',
    },
    '& use': {
      stroke: 'clayLight',
      strokeWidth: '7.6',
      strokeLinecap: 'round',
      '@media (forced-colors: active)': { stroke: 'LinkText' },
    },
    // Wider than the dots, so that a country can be pressed between them.
    '& use + use': { stroke: 'transparent', strokeWidth: '24', pointerEvents: 'stroke' },
    '& :is(button:hover, li:has(:popover-open) > button)': {
      color: 'clayLight',
      '& use:first-of-type': { stroke: 'white' },
    },
    // Under the country's name, or above it where the window ends; at the foot of a phone's window, and where a browser knows no anchors.
    '& [popover]': {
      position: 'fixed',
      inset: 'auto 0 0 auto',
      width: { base: 'full', md: 'popover' },
      margin: '0',
      md: {
        '@supports (position-area: bottom)': {
          inset: 'auto',
          positionArea: 'bottom span-right',
          positionTryFallbacks: 'flip-block, flip-inline',
          marginBlock: '2',
        },
      },
      padding: '5',
      bg: 'bg',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border',
      borderTopColor: 'accent',
      textStyle: 'small',
      '& strong': { textStyle: 'subheading', color: 'fg.title' },
      '& p': { color: 'fg.muted' },
      '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', marginTop: '2' },
      '& li > :last-child': { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
      '& a:focus-visible': { outlineColor: 'focus' },
    },
  },
});

/** The land, without what the countries of the list draw over it. It fades out where the frame cuts it. */
const Land = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    maskImage: 'linear-gradient(to right, transparent, black 8%, black 94%, transparent)',
    '& img': { position: 'absolute', maxWidth: 'none', height: 'auto', opacity: 0.5 },
  },
});

function HeldHere({ id, country }: { id: string; country: HeldCountry }) {
  const { t } = useTranslation();
  return (
    // React 18 knows no popovers: their attributes are written as in HTML.
    <div id={id} {...{ popover: 'auto' }}>
      <strong>{country.title}</strong>
      <p>{t('portfolio:held.weights')}</p>
      <ul>
        {country.funds.map(({ title, path, percent, date, visibleTo: profiles }) => (
          <li key={path} {...visibleTo(profiles)}>
            <TextLink to={path}>{title}</TextLink>
            <span>
              {percent}
              {date && ` ${t('portfolio:held.at', { date })}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The countries that the funds are invested in, on a map and as a list: each opens what the funds hold there, without scripts. Where a
 * browser knows no popovers, all of it is there to read.
 */
export function HoldingsMap({ date, countries }: HoldingsView) {
  const { t } = useTranslation();
  return (
    <Figure>
      <Land style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
        <img
          src={portfolioMapFile}
          alt=""
          width={world.width}
          height={world.height}
          style={{
            width: percentOf(world.width, frame.width),
            left: percentOf(world.left - frame.left, frame.width),
            top: percentOf(world.top - frame.top, frame.height),
          }}
        />
      </Land>
      {countries.length > 0 && (
        <>
          <figcaption>{t('portfolio:held.title', { date })}</figcaption>
          <Wrap as="ul" columnGap="4" marginTop="1">
            {countries.map((country) => (
              <li key={country.code} {...visibleTo(country.visibleTo)}>
                <button type="button" {...{ popovertarget: `held-${country.code}` }}>
                  {country.title}
                  {drawnCountries.includes(country.code) && (
                    <svg
                      viewBox={`${frame.left} ${frame.top} ${frame.width} ${frame.height}`}
                      fill="none"
                      aria-hidden
                      focusable="false"
                    >
                      <use href={`${portfolioMapFile}#${country.code}`} />
                      <use href={`${portfolioMapFile}#${country.code}`} />
                    </svg>
                  )}
                </button>
                <HeldHere id={`held-${country.code}`} country={country} />
              </li>
            ))}
          </Wrap>
        </>
      )}
    </Figure>
  );
}
