import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../features/errors/ErrorBoundary';
import { ErrorFallback } from '../features/errors/ErrorFallback';
import { defaultLocale, isLocale } from '../i18n/locales';

/**
 * Shows the error page when the scripts of the first page failed to load: in place of the content, between the
 * server's bar and footer.
 */
export function showStartFault(error: unknown, withProviders: (element: ReactElement) => ReactElement): void {
  const main = document.querySelector('main');
  if (!main) return;
  // Nothing is left that the disclaimer is about, and it cannot be shown.
  document.documentElement.removeAttribute('inert');
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const Fault = () => {
    throw error;
  };
  createRoot(main).render(
    withProviders(
      <ErrorBoundary fallback={(caught) => <ErrorFallback error={caught} locale={locale} />}>
        <Fault />
      </ErrorBoundary>,
    ),
  );
}
