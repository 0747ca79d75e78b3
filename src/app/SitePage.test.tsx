import { screen } from '@testing-library/react';
import NavigationSlice from '../components/layout/NavigationSlice';
import { locales } from '../i18n/locales';
import { comesBefore } from '../testing/comesBefore';
import { i18nOf } from '../testing/i18nOf';
import { navigation } from '../testing/layoutFixtures';
import { pageContextOf } from '../testing/pageFixtures';
import { renderPage } from '../testing/renderPage';
import { SitePage } from './SitePage';

test.each(locales)('stands between bar and footer, with the search in its language: %s', (locale) => {
  renderPage(
    <SitePage pageContext={pageContextOf(locale)}>
      <h1>Contact</h1>
    </SitePage>,
    { locale },
  );
  const { t } = i18nOf(locale);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  for (const slice of ['entry', 'navigation', 'footer']) {
    expect(screen.getByTestId(`slice-${slice}`)).toBeInTheDocument();
  }
  // Text browsers show what is hidden: the page comes before the questions of a first visit.
  expect(comesBefore(screen.getByTestId('slice-footer'), screen.getByTestId('slice-entry'))).toBe(true);
  expect(screen.getByRole('banner')).toContainElement(
    screen.getByRole('button', { name: t('search:button') }),
  );
  expect(screen.getByText(t('layout:searchLost')).closest('[hidden]')).not.toBeNull();
});

test('the first thing to reach by keyboard skips to the content', async () => {
  const { user } = renderPage(
    <>
      <NavigationSlice data={{}} sliceContext={navigation} />
      <SitePage pageContext={pageContextOf('fr')}>Texte</SitePage>
    </>,
  );
  await user.tab();
  const skipLink = screen.getByRole('link', { name: navigation.texts.skipLink });
  expect(skipLink).toHaveFocus();
  expect(skipLink).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('the logo leads home', () => {
  renderPage(<NavigationSlice data={{}} sliceContext={navigation} />);
  const logo = screen.getByRole('link', {
    name: `${navigation.companyTitle}, ${navigation.texts.home}`,
  });
  expect(logo).toHaveAttribute('href', '/fr');
});
