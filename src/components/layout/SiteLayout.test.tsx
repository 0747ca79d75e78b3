import { screen } from '@testing-library/react';
import { pageContextOf } from '../../testing/pageFixtures';
import { navigation } from '../../testing/layoutFixtures';
import { renderPage } from '../../testing/renderPage';
import NavigationSlice from './NavigationSlice';
import { SiteLayout } from './SiteLayout';

test('puts the page between the bar and the footer', () => {
  renderPage(
    <SiteLayout pageContext={pageContextOf('it')}>
      <p>Testo</p>
    </SiteLayout>,
    { locale: 'it' },
  );
  expect(screen.getByTestId(/^slice-navigation/)).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('Testo');
  expect(screen.getByTestId(/^slice-footer/)).toBeInTheDocument();
});

test('the first thing to reach by keyboard skips to the content', async () => {
  const { user } = renderPage(
    <>
      <NavigationSlice data={{}} sliceContext={navigation} />
      <SiteLayout pageContext={pageContextOf('fr')}>Texte</SiteLayout>
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
