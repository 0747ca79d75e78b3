import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { ErrorMessage } from './ErrorMessage';

test.each([
  [404, 'fr', 'Page introuvable', /^Cette page n’a pas pu être trouvée/],
  [404, 'en', 'Page not found', /^This page could not be found/],
  [404, 'it', 'Pagina non trovata', /^Non è stato possibile trovare questa pagina/],
  [500, 'fr', 'Une erreur est survenue', /^Un problème est survenu sur notre plateforme/],
  [
    500,
    'en',
    'An error occurred',
    /^A problem occurred on our platform; our team has been notified and is working on it/,
  ],
  [500, 'it', 'Si è verificato un errore', /^Si è verificato un problema sulla nostra piattaforma/],
] as const)('%i in %s says "%s" and leads home (behaviour.md §8)', (status, locale, title, message) => {
  const { t } = renderPage(<ErrorMessage status={status} locale={locale} />, { locale });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: t('common:errors.backHome') })).toHaveAttribute(
    'href',
    `/${locale}`,
  );
});

test('any other status is a fault on our side', () => {
  const { t } = renderPage(<ErrorMessage status={503} locale="fr" />);
  expect(screen.getByRole('heading', { name: t('common:errors.five_hundred.title') })).toBeVisible();
});
