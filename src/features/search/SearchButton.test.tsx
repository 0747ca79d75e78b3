import { fireEvent, screen, waitFor } from '@testing-library/react';
import { locales } from '../../i18n/locales';
import { pagePath } from '../../routes/routeTable';
import { renderPage } from '../../testing/renderPage';
import { SearchButton } from './SearchButton';
import { SearchLost } from './SearchLost';

function renderButton() {
  const page = renderPage(<SearchButton locale="fr" suggestions={[]} />);
  return { ...page, button: screen.getByRole('button', { name: 'Rechercher' }) };
}

const dialog = () => screen.queryByRole('dialog');
const field = () => screen.getByRole('combobox');

test.each(locales)('is named in the language of the page: %s', (locale) => {
  const { t } = renderPage(<SearchButton locale={locale} suggestions={[]} />, { locale });
  const button = screen.getByRole('button', { name: t('search:button') });
  expect(button).toHaveAttribute('data-needs-scripts');
});

test.each(locales)('where it does not come, the page says what can be done: %s', (locale) => {
  const { t } = renderPage(<SearchLost locale={locale} />, { locale });
  expect(screen.getByText(t('layout:searchLost'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('layout:tryAgain') })).toHaveAttribute('data-retry');
  const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    [t('layout:fundRange'), pagePath('funds-range', locale)],
    [t('layout:allNews'), pagePath('news', locale)],
  ]);
});

test('opens the search, and has the focus again when it is closed', async () => {
  const { user, button } = renderButton();
  await user.click(button);
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveFocus();
});

test('opens again where it is pressed before the browser has told of the close', async () => {
  const { user, button } = renderButton();
  await user.click(button);
  const first = screen.getByRole<HTMLDialogElement>('dialog');
  first.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true });
  first.close();
  await user.click(button);
  expect(field()).toHaveFocus();
  fireEvent(first, new Event('close'));
  expect(field()).toHaveFocus();
});
