import { chakra } from '@chakra-ui/react/styled-system';
import { Slice } from 'gatsby';
import { type ReactNode, useEffect } from 'react';
import type { Locale } from '../../i18n/locales';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { menuTheme, menuThemeThreshold, pageScrolled } from '../../store/navigation/navigationSlice';
import { LanguageLinks } from './LanguageLinks';
import { PagePaths } from './layoutContext';

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
    // The logo alone. Paper has no hero's ground under it.
    _print: {
      position: 'static',
      boxShadow: 'none',
      // Or the white logo of the home's hero fades to the colour of paper's after it is printed.
      transition: 'none',
      '&[data-theme=dark]': { color: 'fg.title' },
      '& :is(nav, button)': { display: 'none' },
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

/** Updates `scrolled` in the store, for the menu theme. */
function useScrollPosition(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const report = () => dispatch(pageScrolled(window.scrollY > menuThemeThreshold));
    report();
    window.addEventListener('scroll', report, { passive: true });
    return () => window.removeEventListener('scroll', report);
  }, [dispatch]);
}

/**
 * Transparent over the hero of the home page, white once scrolled or with the mobile menu open (behaviour.md
 * §2.5).
 */
function ThemedBar({ isHome, children }: { isHome: boolean; children: ReactNode }) {
  const theme = useAppSelector(({ navigation }) => menuTheme({ ...navigation, isHome }));
  useScrollPosition();
  return (
    <Bar data-theme={theme} data-over-hero={isHome ? '' : undefined} id="top">
      {children}
    </Bar>
  );
}

type SiteHeaderProps = {
  locale: Locale;
  isHome: boolean;
  paths: Partial<Record<Locale, string>>;
  /** The search button, at the end of the bar. */
  search?: ReactNode;
};

/** The top bar (behaviour.md §2.5). Changes of its theme do not rerender its content. */
export function SiteHeader({ locale, isHome, paths, search }: SiteHeaderProps) {
  return (
    <ThemedBar isHome={isHome}>
      <Row>
        <PagePaths.Provider value={paths}>
          <Slice alias="navigation" />
        </PagePaths.Provider>
        <LanguageLinks locale={locale} paths={paths} />
        {search}
      </Row>
    </ThemedBar>
  );
}
