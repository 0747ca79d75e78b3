import { act, screen } from '@testing-library/react';
import texts from '../../../locales/fr/layout.json';
import { pageLoadingStarted, routeOpened } from '../../store/navigation/navigationSlice';
import { renderPage } from '../../testing/renderPage';
import { PageSpinner } from './PageSpinner';

test('says that the page is loading, from the start of a slow page until it is open', () => {
  const { store } = renderPage(<PageSpinner label={texts.loading} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => {
    store.dispatch(pageLoadingStarted());
  });
  expect(status).toHaveTextContent(texts.loading);
  act(() => {
    store.dispatch(routeOpened());
  });
  expect(status).toBeEmptyDOMElement();
});
