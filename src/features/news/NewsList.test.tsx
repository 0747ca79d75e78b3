import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { newsCardOf } from '../../testing/newsFixtures';
import { renderPage } from '../../testing/renderPage';
import { NewsList } from './NewsList';
import { Pagination } from './Pagination';

const list: ComponentProps<typeof NewsList> = {
  title: 'Actualités',
  lead: '<p>Ce que nous voyons.</p>',
  allNewsPath: '/fr/actualites',
  categories: [
    { code: 'supports', title: 'Supports', description: null, path: '/fr/actualites/c/supports' },
    { code: 'stories', title: 'Histoires', description: null, path: '/fr/actualites/c/histoires' },
  ],
  categoryCode: null,
  news: [newsCardOf(), newsCardOf({ code: 'lima', title: 'Carnet de Lima' })],
  pageNumber: 1,
  pageCount: 1,
  listPath: '/fr/actualites',
  feedPath: '/fr/actualites/rss.xml',
};

describe('NewsList', () => {
  test('lists the items under the page’s title', () => {
    renderPage(<NewsList {...list} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible();
    const items = screen.getAllByRole('heading', { level: 2 });
    expect(items.map(({ textContent }) => textContent)).toEqual(['Carnet de Hanoï', 'Carnet de Lima']);
    expect(screen.queryByRole('navigation', { name: 'Pages de la liste' })).not.toBeInTheDocument();
  });

  test('links to all news and to each category', () => {
    const { t } = renderPage(<NewsList {...list} />);
    const filters = within(screen.getByRole('navigation', { name: t('news:categories') }));
    expect(filters.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        [t('news:all'), '/fr/actualites'],
        ['Supports', '/fr/actualites/c/supports'],
        ['Histoires', '/fr/actualites/c/histoires'],
      ],
    );
  });

  test.each([
    [null, 'Toutes'],
    ['stories', 'Histoires'],
  ])('category %s: the filter "%s" alone is current, on every page of the list', (categoryCode, name) => {
    const { t } = renderPage(<NewsList {...list} categoryCode={categoryCode} pageNumber={2} pageCount={2} />);
    const filters = within(screen.getByRole('navigation', { name: t('news:categories') }));
    const current = filters.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  test('leads to its feed, on every page of it', () => {
    const { t } = renderPage(<NewsList {...list} pageNumber={2} pageCount={2} />);
    const link = screen.getByRole('link', { name: t('news:feed') });
    expect(link).toHaveAttribute('href', '/fr/actualites/rss.xml');
  });

  test('says so when there is nothing to list', () => {
    const { t } = renderPage(<NewsList {...list} news={[]} />);
    expect(screen.getByText(t('news:empty'))).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  test('the lead stands on the first page only', () => {
    const { rerender } = renderPage(<NewsList {...list} pageCount={2} />);
    expect(screen.getByText('Ce que nous voyons.')).toBeVisible();
    rerender(<NewsList {...list} pageNumber={2} pageCount={2} />);
    expect(screen.queryByText('Ce que nous voyons.')).not.toBeInTheDocument();
  });
});

describe('Pagination', () => {
  test('links to every page and marks the current one', () => {
    const { t } = renderPage(<Pagination pageNumber={2} pageCount={3} listPath="/fr/actualites" />);
    const pages = within(screen.getByRole('navigation', { name: t('news:pages') }));
    const page = (number: number) => pages.getByRole('link', { name: t('news:page', { number }) });
    expect(page(1)).toHaveAttribute('href', '/fr/actualites');
    expect(page(3)).toHaveAttribute('href', '/fr/actualites/page/3');
    expect(page(2)).toHaveAttribute('aria-current', 'page');
    expect(page(1)).not.toHaveAttribute('aria-current');
  });

  test('leaves out what is far from the current page', () => {
    renderPage(<Pagination pageNumber={8} pageCount={40} listPath="/fr/actualites" />);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1',
      '7',
      '8',
      '9',
      '40',
    ]);
  });

  test('is not there for a single page', () => {
    renderPage(<Pagination pageNumber={1} pageCount={1} listPath="/fr/actualites" />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
