import { screen, within } from '@testing-library/react';
import { newsArticleOf, newsCardOf } from '../../testing/newsFixtures';
import { renderPage } from '../../testing/renderPage';
import { NewsArticle } from './NewsArticle';

const newsPage = { title: 'Actualités', path: '/fr/actualites' };

test('gives the article with its date, category and the funds it is about', () => {
  const { t } = renderPage(<NewsArticle article={newsArticleOf()} related={[]} newsPage={newsPage} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Carnet de Hanoï' })).toBeVisible();
  expect(screen.getByText('12 octobre 2026')).toHaveAttribute('datetime', '2026-10-12');
  expect(screen.getByText('visité')).toBeVisible();
  const trail = within(screen.getByRole('navigation', { name: t('common:breadcrumbs') }));
  expect(trail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Actualités',
    'Les histoires des émergents',
  ]);
  expect(screen.getByRole('heading', { name: t('news:funds') })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Meridane Asia' })).toHaveAttribute(
    'href',
    '/fr/funds/meridane-asia',
  );
  expect(screen.queryByRole('heading', { name: t('news:related') })).not.toBeInTheDocument();
});

test('offers a player as a link: nothing is asked of another site unasked', () => {
  const player = { kind: 'player', src: 'https://video.example/embed/1', host: 'video.example' } as const;
  const article = newsArticleOf({ mediaType: 'VIDEO', parts: [player], funds: [], summary: null });
  const { container, t } = renderPage(<NewsArticle article={article} related={[]} newsPage={newsPage} />);
  const link = screen.getByRole('link', { name: t('news:openPlayer', { host: 'video.example' }) });
  expect(link).toHaveAttribute('href', player.src);
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('heading', { name: t('news:funds') })).not.toBeInTheDocument();
});

test('offers what to read next', () => {
  const related = [newsCardOf({ code: 'lima', title: 'Carnet de Lima' })];
  const { t } = renderPage(<NewsArticle article={newsArticleOf()} related={related} newsPage={newsPage} />);
  expect(screen.getByRole('heading', { level: 2, name: t('news:related') })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Carnet de Lima' })).toBeVisible();
});
