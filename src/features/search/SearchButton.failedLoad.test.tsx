import { fireEvent, screen, waitFor } from '@testing-library/react';
import { pagePath } from '../../routes/routeTable';
import { renderPage } from '../../testing/renderPage';
import { SearchButton } from './SearchButton';

let fails = true;

const mockDialog = jest.requireActual<object>('./dialog/SearchDialog');

jest.mock('./dialog/SearchDialog', () => {
  if (fails) throw new Error('Loading chunk failed');
  return mockDialog;
});

test('a search that cannot be fetched says so, leads elsewhere and can be tried again', async () => {
  const { t } = renderPage(<SearchButton locale="fr" />);
  const button = screen.getByRole('button', { name: t('layout:search') });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(t('layout:searchLost'));
  // The message is always in the page; the style sheet shows it by this attribute.
  const isTold = () => alert.closest('[data-failed=true]') !== null;
  // Hovering and focusing only prefetch: a failure then stays silent.
  fireEvent.pointerEnter(button);
  fireEvent.focus(button);
  expect(isTold()).toBe(false);

  fireEvent.click(button);
  await waitFor(() => expect(isTold()).toBe(true));
  expect(screen.getByRole('link', { name: t('layout:fundRange') })).toHaveAttribute(
    'href',
    pagePath('funds-range', 'fr'),
  );
  expect(screen.getByRole('link', { name: t('layout:allNews') })).toHaveAttribute(
    'href',
    pagePath('news', 'fr'),
  );

  // A click on the message must not retry.
  fireEvent.click(alert);
  expect(isTold()).toBe(true);
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: t('layout:tryAgain') }));
  expect(await screen.findByRole('combobox')).toHaveFocus();
  expect(isTold()).toBe(false);
});
