import { screen, within } from '@testing-library/react';
import { comparedFixtures } from '../testing/compareFixtures';
import { notices, rangePage } from '../testing/fundFixtures';
import { pageContextOf, pagePropsOf } from '../testing/pageFixtures';
import { renderPage } from '../testing/renderPage';
import ComparePage from './ComparePage';

test('ComparePage opens with its statement, leads back to the range and lists the shares', () => {
  window.history.replaceState(null, '', '/fr/comparer');
  const context = {
    ...pageContextOf(),
    title: 'Comparer',
    leadTitle: 'Côte à côte',
    lead: '<p>Jusqu’à quatre parts.</p>',
    funds: [...comparedFixtures],
    rangePage,
    notices,
  };
  const { t } = renderPage(<ComparePage {...pagePropsOf(context)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Côte à côte');
  expect(screen.getByText('Jusqu’à quatre parts.')).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: t('common:breadcrumbs') }));
  expect(trail.getByRole('link', { name: rangePage.title })).toHaveAttribute('href', rangePage.path);
  expect(trail.getByText('Comparer')).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Meridane Bonds' })).toBeVisible();
});
