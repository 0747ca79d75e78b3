import { lazy, Suspense } from 'react';
import type { Locale } from '../../i18n/locales';
import { ErrorBoundary } from './ErrorBoundary';
import { FatalErrorFallback } from './FatalErrorFallback';

const ErrorPage = lazy(() => import('./ErrorPage'));

const serverError = 500;

/** The HTTP status that the error carries, 500 by default (behaviour.md §8). */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('status' in error)) return serverError;
  const { status } = error;
  const isErrorStatus =
    typeof status === 'number' && Number.isInteger(status) && status >= 400 && status < 600;
  return isErrorStatus ? status : serverError;
}

/** The error page (behaviour.md §2.5), or one that needs nothing but React if that fails too. */
export function ErrorFallback({ error, locale }: { error: unknown; locale: Locale }) {
  return (
    <ErrorBoundary fallback={() => <FatalErrorFallback locale={locale} />}>
      <Suspense fallback={null}>
        <ErrorPage status={statusOf(error)} locale={locale} />
      </Suspense>
    </ErrorBoundary>
  );
}
