import { screen } from '@testing-library/react';
import { pageContextOf, pagePropsOf } from '../testing/pageFixtures';
import { renderPage } from '../testing/renderPage';
import NotFoundPage from './NotFoundPage';
import ServerErrorPage from './ServerErrorPage';
import RootPage from './RootPage';

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
  [NotFoundPage, 'fr', 'Page introuvable', /^Cette page n’a pas pu être trouvée/],
  [NotFoundPage, 'en', 'Page not found', /^This page could not be found/],
  [NotFoundPage, 'it', 'Pagina non trovata', /^Non è stato possibile trovare questa pagina/],
  [ServerErrorPage, 'fr', 'Une erreur est survenue', /^Un problème est survenu sur notre plateforme/],
  [
    ServerErrorPage,
    'en',
    'An error occurred',
    /^A problem occurred on our platform; our team has been notified/,
  ],
  [ServerErrorPage, 'it', 'Si è verificato un errore', /^Si è verificato un problema sulla nostra/],
] as const)('%p in %s says "%s" and leads home (behaviour.md §8)', (Page, locale, title, message) => {
  const { t } = renderPage(<Page {...pagePropsOf(pageContextOf(locale, { indexed: false }))} />, {
    locale,
  });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: t('common:errors.backHome') })).toHaveAttribute(
    'href',
    `/${locale}`,
  );
});
