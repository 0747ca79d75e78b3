import { screen } from '@testing-library/react';
import { documentGroups } from '../testing/documentGroups';
import { pageContextOf, pagePropsOf } from '../testing/pageFixtures';
import { renderPage } from '../testing/renderPage';
import DocumentsPage from './DocumentsPage';

test('DocumentsPage opens with its statement and lists the documents', () => {
  window.history.replaceState(null, '', '/fr/documents');
  const context = {
    ...pageContextOf(),
    leadTitle: 'Tous les documents',
    lead: '<p>Fonds par fonds.</p>',
    groups: [...documentGroups],
  };
  renderPage(<DocumentsPage {...pagePropsOf(context)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tous les documents');
  expect(screen.getByText('Fonds par fonds.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Meridane Asie' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prospectus' })).toHaveAttribute('href', '/prospectus');
});
