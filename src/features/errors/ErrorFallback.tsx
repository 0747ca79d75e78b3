import { lazy, Suspense } from 'react';
import en from '../../../locales/en/fatalError.json';
import fr from '../../../locales/fr/fatalError.json';
import it from '../../../locales/it/fatalError.json';
import type { Locale } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { ErrorBoundary } from './ErrorBoundary';

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

const texts = { fr, en, it } satisfies Record<Locale, typeof fr>;

/** For when the error page itself fails (behaviour.md §8): no theme, no dictionary, no router. */
function FatalErrorFallback({ locale }: { locale: Locale }) {
  const { message, backHome } = texts[locale];
  return (
    <div lang={locale} role="alert">
      <h1>{message}</h1>
      <a href={pagePath('index', locale)}>{backHome}</a>
    </div>
  );
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
