import { screen, within } from '@testing-library/react';
import { newsCardOf } from '../../testing/newsFixtures';
import { renderPage } from '../../testing/renderPage';
import { NewsList } from './NewsList';
import type { NewsListView } from '../../components/news/newsViews';
import { Pagination } from './Pagination';

const list: NewsListView = {
  title: 'Actualités',
  lead: '<p>Ce que nous voyons.</p>',
  categories: [
    { code: 'supports', title: 'Supports', description: null, path: '/fr/actualites/c/supports' },
    { code: 'stories', title: 'Histoires', description: null, path: '/fr/actualites/c/histoires' },
  ],
  categoryCode: null,
  news: [newsCardOf(), newsCardOf({ code: 'lima', title: 'Carnet de Lima' })],
  pageNumber: 1,
  pageCount: 1,
  shownPages: [1],
  listPath: '/fr/actualites',
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
    const { t } = renderPage(
      <NewsList {...list} categoryCode={categoryCode} pageNumber={2} pageCount={2} shownPages={[1, 2]} />,
    );
    const filters = within(screen.getByRole('navigation', { name: t('news:categories') }));
    const current = filters.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  });

  test('says so when there is nothing to list', () => {
    const { t } = renderPage(<NewsList {...list} news={[]} />);
    expect(screen.getByText(t('news:empty'))).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('Pagination', () => {
  const paginate = (pageNumber: number, pageCount: number, shownPages: number[]) => {
    const { t } = renderPage(
      <Pagination {...{ pageNumber, pageCount, shownPages }} listPath="/fr/actualites" />,
    );
    const nav = screen.getByRole('navigation', { name: t('news:pages') });
    return { nav, link: (name: string) => within(nav).getByRole('link', { name }) };
  };

  test('counts from the newest page, at addresses that are counted from the oldest; the current one is marked', () => {
    const { link } = paginate(2, 3, [1, 2, 3]);
    expect(link('Page 1')).toHaveAttribute('href', '/fr/actualites');
    expect(link('Page 1')).not.toHaveAttribute('aria-current');
    expect(link('Page 2')).toHaveAttribute('href', '/fr/actualites/page/2');
    expect(link('Page 2')).toHaveAttribute('aria-current', 'page');
    expect(link('Page 3')).toHaveAttribute('href', '/fr/actualites/page/1');
  });

  test('shows where pages are left out', () => {
    const { nav } = paginate(38, 60, [1, 37, 38, 39, 41, 60]);
    expect(nav).toHaveTextContent(/^1…373839…41…60$/);
  });

  test('is not there for a single page', () => {
    renderPage(<Pagination pageNumber={1} pageCount={1} shownPages={[1]} listPath="/fr/actualites" />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
