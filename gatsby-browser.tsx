import './src/theme/fonts.css';
import type { GatsbyBrowser } from 'gatsby';
import { HelmetProvider } from 'react-helmet-async';
import { SitePage } from './src/app/SitePage';
import { RootProviders } from './src/components/layout/RootProviders';
import type { BasePageContext } from './src/components/seo/basePageContext';
import { warnOfMissingTexts } from './src/i18n/warnOfMissingTexts';
import { makeStore } from './src/store/store';

// For `gatsby develop` only: built pages run `src/start/main.ts`, and their islands by themselves.

const store = makeStore();

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <HelmetProvider>
    <RootProviders store={store}>{element}</RootProviders>
  </HelmetProvider>
);

export const wrapPageElement: GatsbyBrowser<Record<string, unknown>, BasePageContext>['wrapPageElement'] = ({
  element,
  props: { pageContext },
}) => {
  warnOfMissingTexts(element);
  return <SitePage pageContext={pageContext}>{element}</SitePage>;
};

/** Menus, tabs and what else needs no React. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  // Else a build would have it twice, and list Gatsby's scripts among those of the islands.
  if (process.env.NODE_ENV === 'development') void import('./src/start/main');
};
