import { lazy, Suspense } from 'react';
import type { Locale } from '../../i18n/locales';
import { ErrorBoundary } from './ErrorBoundary';
import { FatalErrorFallback } from './FatalErrorFallback';
import { statusOf } from './statusOf';

const ErrorPage = lazy(() => import('./ErrorPage'));

/** The error page of an error (behaviour.md §2.5), or what needs nothing but React where that fails too. */
export function ErrorFallback({ error, locale }: { error: unknown; locale: Locale }) {
  return (
    <ErrorBoundary fallback={() => <FatalErrorFallback locale={locale} />}>
      <Suspense fallback={null}>
        <ErrorPage status={statusOf(error)} locale={locale} />
      </Suspense>
    </ErrorBoundary>
  );
}
