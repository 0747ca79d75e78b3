import { chakra } from '@chakra-ui/react/styled-system';
import { Slice } from 'gatsby';
import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/locales';
import { LanguageLinks } from './LanguageLinks';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    minHeight: 'bar',
    bg: 'bg',
    color: 'fg.title',
    boxShadow: '0 1px 0 var(--m-colors-hairline)',
    transition: 'background-color var(--m-durations-calm), color var(--m-durations-calm)',
    // Transparent, over the hero of the home page.
    '&[data-theme=dark]': { bg: 'transparent', color: 'white', boxShadow: 'none' },
    '&[data-over-hero]': { marginBottom: 'calc(-1 * var(--m-sizes-bar))' },
    // Forced colours draw no shadow.
    '@media (forced-colors: active)': { borderBottomWidth: '1px' },
    // The logo alone. Paper has no hero's ground under it.
    _print: {
      position: 'static',
      boxShadow: 'none',
      // Or the white logo of the home's hero fades to the colour of paper's after it is printed.
      transition: 'none',
      '&[data-theme=dark]': { color: 'fg.title' },
      '& :is(nav, button, details)': { display: 'none' },
    },
  },
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1.5', sm: '3', xl: '6' },
    minHeight: 'bar',
    maxWidth: 'container',
    marginInline: 'auto',
    paddingInline: 'gutter',
    // Otherwise the narrowest windows have no room for everything.
    '@media (max-width: 359px)': { gap: '1', '& > nav ul': { gap: '0' } },
  },
});

type SiteHeaderProps = {
  locale: Locale;
  isHome: boolean;
  paths: Partial<Record<Locale, string>>;
  /** The search button, at the end of the bar. */
  children?: ReactNode;
};

/** The top bar (behaviour.md §2.5). `src/start/barTheme.ts` sets its theme. */
export function SiteHeader({ locale, isHome, paths, children }: SiteHeaderProps) {
  return (
    <Bar data-theme={isHome ? 'dark' : 'light'} data-over-hero={isHome ? '' : undefined} id="top">
      <Row>
        <Slice alias="navigation" />
        <LanguageLinks locale={locale} paths={paths} />
        {children}
      </Row>
    </Bar>
  );
}
