import { screen } from '@testing-library/react';
import { pageContextOf, pagePropsOf } from '../testing/pageFixtures';
import { renderPage } from '../testing/renderPage';
import RootPage from './RootPage';
import StatusPage from './StatusPage';

test('RootPage offers the three homes', () => {
  renderPage(<RootPage {...pagePropsOf(pageContextOf())} />);
  const homes = screen.getAllByRole('link').map((link) => [link.lang, link.getAttribute('href')]);
  expect(homes).toEqual([
    ['fr', '/fr'],
    ['en', '/en'],
    ['it', '/it'],
  ]);
});

test.each([
  [404, 'fr', 'Page introuvable', /^Cette page n’a pas pu être trouvée/],
  [404, 'en', 'Page not found', /^This page could not be found/],
  [404, 'it', 'Pagina non trovata', /^Non è stato possibile trovare questa pagina/],
  [500, 'fr', 'Une erreur est survenue', /^Un problème est survenu sur notre plateforme/],
  [500, 'en', 'An error occurred', /^A problem occurred on our platform; our team has been notified/],
  [500, 'it', 'Si è verificato un errore', /^Si è verificato un problema sulla nostra/],
] as const)(
  'the page of status %i in %s says "%s" and leads home (behaviour.md §8)',
  (status, locale, title, message) => {
    const { t } = renderPage(
      <StatusPage {...pagePropsOf({ ...pageContextOf(locale, { indexed: false }), status })} />,
      { locale },
    );
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: t('common:errors.backHome') })).toHaveAttribute(
      'href',
      `/${locale}`,
    );
  },
);
