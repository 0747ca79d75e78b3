import { screen } from '@testing-library/react';
import { locales } from '../i18n/locales';
import { i18nOf } from '../testing/i18nOf';
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
  expect(screen.getByRole('banner')).toContainElement(
    screen.getByRole('button', { name: t('layout:search') }),
  );
  expect(screen.getByText(t('layout:searchLost')).closest('[hidden]')).not.toBeNull();
});
