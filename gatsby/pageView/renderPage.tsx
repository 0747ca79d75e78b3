import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RenderBodyArgs, WrapPageElementNodeArgs } from 'gatsby';
import { createInstance, type i18n } from 'i18next';
import type { ComponentType, HTMLAttributes, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import * as site from '../../gatsby-ssr';
import FooterSlice from '../../src/components/layout/FooterSlice';
import NavigationSlice from '../../src/components/layout/NavigationSlice';
import type { FooterContext, NavigationContext } from '../../src/components/layout/layoutContext';
import type { BasePageContext } from '../../src/components/seo/basePageContext';
import type { Locale } from '../../src/i18n/locales';
import type { InvestorProfileCode } from '../../src/profiles/investorProfiles';
import { profileAttribute } from '../../src/profiles/profileVisibility';
import ComparePage from '../../src/templates/ComparePage';
import ContactPage from '../../src/templates/ContactPage';
import ContentPage from '../../src/templates/ContentPage';
import DocumentsPage from '../../src/templates/DocumentsPage';
import EsgPage from '../../src/templates/EsgPage';
import FundPage from '../../src/templates/FundPage';
import HomePage from '../../src/templates/HomePage';
import NewsArticlePage from '../../src/templates/NewsArticlePage';
import NewsListPage from '../../src/templates/NewsListPage';
import PastPerformancePage from '../../src/templates/PastPerformancePage';
import RootPage from '../../src/templates/RootPage';
import SharePage from '../../src/templates/SharePage';
import StatusPage from '../../src/templates/StatusPage';
import SustainabilityPage from '../../src/templates/SustainabilityPage';
import { projectRoot } from '../../platform/projectRoot';
import { stylesInHead } from '../html/editHtml';
import type { PageDefinition, TemplateName } from '../pages/pageDefinition';
import { Slices } from './gatsbyStandIn';

/** Each takes the context that the plan makes for it. */
const templates = {
  ComparePage,
  ContactPage,
  ContentPage,
  DocumentsPage,
  EsgPage,
  FundPage,
  HomePage,
  NewsArticlePage,
  NewsListPage,
  PastPerformancePage,
  RootPage,
  SharePage,
  StatusPage,
  SustainabilityPage,
} satisfies Record<TemplateName, unknown> as unknown as Record<
  TemplateName,
  ComponentType<{ pageContext: BasePageContext }>
>;

const dictionaries = new Map<Locale, i18n>();

/** As gatsby-plugin-react-i18next sets it up, with all texts of the locale. */
function dictionaryOf(locale: Locale): i18n {
  const known = dictionaries.get(locale);
  if (known) return known;
  const folder = path.join(projectRoot, 'locales', locale);
  const texts = readdirSync(folder).map((file): [string, unknown] => [
    path.parse(file).name,
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  ]);
  const dictionary = createInstance();
  void dictionary.init({
    lng: locale,
    resources: { [locale]: Object.fromEntries(texts) as Record<string, Record<string, unknown>> },
    initImmediate: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  dictionaries.set(locale, dictionary);
  return dictionary;
}

const noOptions = { plugins: [] };

/** Head and attributes that the hook of Gatsby puts around a body. */
function renderHead(pathname: string) {
  const head: ReactNode[] = [];
  const attributes: HTMLAttributes<HTMLHtmlElement> = {};
  const body: Partial<RenderBodyArgs> = {
    pathname,
    setHeadComponents: (components) => head.push(...components),
    setHtmlAttributes: (given) => Object.assign(attributes, given),
  };
  site.onRenderBody?.(body as RenderBodyArgs, noOptions);
  return { head, attributes };
}

type PageArgs = WrapPageElementNodeArgs<Record<string, unknown>, BasePageContext>;

export interface LayoutContext {
  navigation: NavigationContext;
  footer: FooterContext;
}

/**
 * The HTML of a page by the site's own templates and hooks, as a profile sees it where no script runs. The questions that visitors
 * answer first are left out.
 *
 * @param fonts style sheet
 */
export function renderPage(
  { path: pathname, template, context: pageContext }: PageDefinition,
  { navigation, footer }: LayoutContext,
  { profile, fonts }: { profile: InvestorProfileCode; fonts: string },
): string {
  const Page = templates[template];
  const slices = {
    navigation: <NavigationSlice sliceContext={navigation} data={{}} />,
    footer: <FooterSlice sliceContext={footer} data={{}} />,
  };
  const page = (
    <I18nextProvider i18n={dictionaryOf(pageContext.language)}>
      <Page pageContext={pageContext} />
    </I18nextProvider>
  );
  const wrapped = site.wrapPageElement?.({ element: page, props: { pageContext } } as PageArgs, noOptions);
  const element = <Slices.Provider value={slices}>{wrapped}</Slices.Provider>;
  const root = site.wrapRootElement?.({ element, pathname }, noOptions);
  const body = renderToStaticMarkup(<div id="___gatsby">{root}</div>);
  const { head, attributes } = renderHead(pathname);
  const html = renderToStaticMarkup(
    <html lang={pageContext.language} {...attributes} {...{ [profileAttribute]: profile }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <style dangerouslySetInnerHTML={{ __html: fonts }} />
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>,
  );
  return `<!DOCTYPE html>${stylesInHead(html, new Map()).replace(/<script\b[\s\S]*?<\/script>/g, '')}`;
}
