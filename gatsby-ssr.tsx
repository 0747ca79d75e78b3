import './src/theme/fonts.css';
import displayFont from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
import bodyFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import type { GatsbySSR } from 'gatsby';
import type { ReactElement } from 'react';
import { HelmetProvider, type HelmetDatum, type HelmetServerState } from 'react-helmet-async';
import { SitePage } from './src/app/SitePage';
import { locales } from './src/i18n/locales';
import { warnOfMissingTexts } from './src/i18n/warnOfMissingTexts';
import { RootProviders } from './src/components/layout/RootProviders';
import { paperStyle, withoutScriptsStyle } from './src/components/layout/withoutScriptsStyle';
import { headScript } from './src/start/headScripts';
import { makeStore } from './src/store/store';
import type { BasePageContext } from './src/components/seo/basePageContext';

/** The browser fetches the page of a link that is pointed at. https://developer.chrome.com/docs/web-platform/prerender-pages */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: locales.map((locale) => `/${locale}/*`) }, eagerness: 'moderate' }],
});

type HelmetContext = { helmet?: HelmetServerState };

/** The library's type says component; it returns an element. */
function headElement(datum: HelmetDatum): ReactElement {
  return datum.toComponent() as unknown as ReactElement;
}

/** Head of each page by its path, from `wrapRootElement` to `onRenderBody`: pages are rendered concurrently. */
const heads = new Map<string, HelmetContext>();

export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  const head: HelmetContext = {};
  // Slices are rendered on their own: no path, no head.
  if (pathname) heads.set(pathname, head);
  return (
    <HelmetProvider context={head}>
      <RootProviders store={makeStore()}>{element}</RootProviders>
    </HelmetProvider>
  );
};

export const wrapPageElement: GatsbySSR<Record<string, unknown>, BasePageContext>['wrapPageElement'] = ({
  element,
  props: { pageContext },
}) => {
  warnOfMissingTexts(element);
  return <SitePage pageContext={pageContext}>{element}</SitePage>;
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const helmet = heads.get(pathname)?.helmet;
  heads.delete(pathname);
  setHeadComponents([
    ...[displayFont, bodyFont].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
    <noscript key="without-scripts">
      <style dangerouslySetInnerHTML={{ __html: withoutScriptsStyle }} />
    </noscript>,
    <style key="paper" dangerouslySetInnerHTML={{ __html: paperStyle }} />,
    <script key="first" dangerouslySetInnerHTML={{ __html: headScript }} />,
    <script
      key="speculation"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />,
  ]);
  if (!helmet) return;
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    headElement(helmet.title),
    headElement(helmet.meta),
    headElement(helmet.link),
    headElement(helmet.script),
  ]);
};
