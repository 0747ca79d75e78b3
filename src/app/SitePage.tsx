import type { Key, ReactNode } from 'react';
import { SiteLayout } from '../components/layout/SiteLayout';
import type { BasePageContext } from '../components/seo/basePageContext';
import { PageViews } from '../features/analytics/PageViews';
import { ConsentManager } from '../features/consent/ConsentManager';
import { Disclaimer } from '../features/disclaimer/Disclaimer';
import { ErrorBoundary } from '../features/errors/ErrorBoundary';
import { ErrorFallback } from '../features/errors/ErrorFallback';
import { LiveData } from '../features/liveData/LiveData';
import { SearchButton } from '../features/search/SearchButton';
import { useConnectivity } from './useConnectivity';
import { usePreferences } from './usePreferences';

type SitePageProps = {
  pageContext: BasePageContext;
  /** Changes with each page that the visitor opens. */
  visit?: string;
  children: ReactNode;
};

/**
 * Everything around a page. What is not in the HTML is hydrated after the page. A page that fails keeps its bar
 * and footer; the companions of a page fail silently.
 */
export function SitePage({ pageContext, visit, children }: SitePageProps) {
  const { language } = pageContext;
  usePreferences();
  useConnectivity();
  const alone = (companion: ReactNode, key?: Key | null) => (
    <ErrorBoundary key={key} visit={visit} fallback={() => null}>
      {companion}
    </ErrorBoundary>
  );
  const errorPage = (error: unknown) => <ErrorFallback error={error} locale={language} />;
  return (
    <ErrorBoundary visit={visit} fallback={(error) => <main>{errorPage(error)}</main>}>
      <SiteLayout pageContext={pageContext} search={alone(<SearchButton locale={language} />)}>
        <ErrorBoundary visit={visit} fallback={errorPage}>
          {children}
        </ErrorBoundary>
      </SiteLayout>
      <Disclaimer pageContext={pageContext} />
      {[
        <ConsentManager key="consent" locale={language} />,
        <PageViews key="views" pageContext={pageContext} />,
        <LiveData key="data" locale={language} />,
      ].map((companion) => alone(companion, companion.key))}
    </ErrorBoundary>
  );
}
