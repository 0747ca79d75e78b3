import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage';
import { Breadcrumbs } from './Breadcrumbs';
import { PageTitle } from './PageTitle';
import { RichText } from './RichText';
import { Section } from './Section';

describe('Section', () => {
  test('is a region named by its title where it has an anchor', () => {
    renderPage(
      <Section id="method" title="Notre méthode" intro="<p>En trois temps.</p>">
        Le détail
      </Section>,
    );
    const region = screen.getByRole('region', { name: 'Notre méthode' });
    expect(region).toHaveAttribute('id', 'method');
    expect(within(region).getByRole('heading', { level: 2, name: 'Notre méthode' })).toBeVisible();
    expect(region).toHaveTextContent('Notre méthodeEn trois temps.Le détail');
  });

  test.each(['aside', 'stacked'] as const)('does without a title, %s', (arrangement) => {
    renderPage(
      <Section id="quote" arrangement={arrangement}>
        Le détail
      </Section>,
    );
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByText('Le détail')).toBeVisible();
  });
});

test('PageTitle is the one first heading, with what stands over and under it', () => {
  renderPage(
    <PageTitle title="Philosophie" lead="<p>Juger <strong>lentement</strong>.</p>" over="Meridane">
      <a href="#method">Méthode</a>
    </PageTitle>,
  );
  expect(screen.getAllByRole('heading')).toEqual([screen.getByRole('heading', { level: 1 })]);
  expect(screen.getByRole('heading')).toHaveTextContent('Philosophie');
  expect(screen.getByText('lentement')).toBeVisible();
  expect(screen.getByText('Meridane')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Méthode' })).toBeVisible();
});

test('Breadcrumbs link to all but the page itself', () => {
  renderPage(<Breadcrumbs items={[{ title: 'Gamme', path: '/fr/gamme' }, { title: 'Asia' }]} />);
  const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Gamme', 'Asia']);
  expect(trail.getByRole('link', { name: 'Gamme' })).toHaveAttribute('href', '/fr/gamme');
  expect(trail.getByText('Asia')).toHaveAttribute('aria-current', 'page');
  expect(trail.queryByRole('link', { name: 'Asia' })).not.toBeInTheDocument();
});

test('RichText draws the HTML that the build has sanitised', () => {
  renderPage(<RichText html={'<p>Voir la <a href="/fr/contact">page de contact</a>.</p>'} />);
  expect(screen.getByRole('link', { name: 'page de contact' })).toHaveAttribute('href', '/fr/contact');
});
