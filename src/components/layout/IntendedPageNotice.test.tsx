import { act, screen } from '@testing-library/react';
import texts from '../../../locales/fr/layout.json';
import { redirectedHome, routeOpened } from '../../store/navigation/navigationSlice';
import { renderPage } from '../../testing/renderPage';
import { IntendedPageNotice } from './IntendedPageNotice';

function renderArrived() {
  const page = renderPage(<IntendedPageNotice texts={texts} />);
  act(() => {
    page.store.dispatch(redirectedHome({ title: 'Meridane Asia', path: '/fr/funds/meridane-asia' }));
  });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  act(() => {
    page.store.dispatch(routeOpened());
  });
  return page;
}

test('says on arrival where the visitor is, and leads to the page that was asked for', () => {
  renderArrived();
  expect(screen.getByText(/page d’accueil/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meridane Asia' })).toHaveAttribute(
    'href',
    '/fr/funds/meridane-asia',
  );
});

test('can be closed', async () => {
  const { user } = renderArrived();
  await user.click(screen.getByRole('button', { name: texts.closeNotice }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('goes with the home page', () => {
  const { store } = renderArrived();
  act(() => {
    store.dispatch(routeOpened());
  });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
