import type { ReactNode } from 'react';
import { SiteLayout } from '../components/layout/SiteLayout';
import type { BasePageContext } from '../components/seo/basePageContext';
import { PageViews } from '../features/analytics/PageViews';
import { ConsentManager } from '../features/consent/ConsentManager';
import { DisclaimerGate } from '../features/disclaimer/DisclaimerGate';
import { ErrorBoundary } from '../features/errors/ErrorBoundary';
import { LiveData } from '../features/liveData/LiveData';
import { useConnectivity } from './useConnectivity';
import { usePreferences } from './usePreferences';

/** What surrounds every page. What is not part of the page's HTML starts after it, in the browser only. */
export function SitePage({ pageContext, children }: { pageContext: BasePageContext; children: ReactNode }) {
  const { language } = pageContext;
  usePreferences();
  useConnectivity();
  return (
    <ErrorBoundary locale={language}>
      <SiteLayout pageContext={pageContext}>{children}</SiteLayout>
      <DisclaimerGate pageContext={pageContext} />
      <ConsentManager locale={language} />
      <PageViews />
      <LiveData locale={language} />
    </ErrorBoundary>
  );
}
