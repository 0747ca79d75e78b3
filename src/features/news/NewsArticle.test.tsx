import { screen, within } from '@testing-library/react';
import { audienceOf } from '../../testing/audienceOf';
import { newsArticleOf, newsCardOf, newsImageOf } from '../../testing/newsFixtures';
import { renderHtml } from '../../testing/renderPage';
import { NewsArticle } from './NewsArticle';
import type { NewsArticleView, NewsCardView } from '../../components/news/newsViews';

const address = 'https://www.meridane.example/fr/actualites/carnet-de-hanoi';

const renderArticle = (article = newsArticleOf(), related: NewsCardView[] = []) =>
  renderHtml(
    <NewsArticle
      article={article}
      address={address}
      related={related}
      newsPage={{ title: 'Actualités', path: '/fr/actualites' }}
      smallPrint={<p>Communication publicitaire</p>}
    />,
  );

test('gives the article with its date, category and the funds it is about', () => {
  const { t } = renderArticle();
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
  expect(screen.getByText('Communication publicitaire')).toBeVisible();
  expect(screen.queryByRole('heading', { name: t('news:related') })).not.toBeInTheDocument();
});

test('names a fund to the profiles that it is offered to', () => {
  const fund = (title: string, visibleTo: NewsArticleView['funds'][number]['visibleTo']) => ({
    title,
    path: `/fr/funds/${title}`,
    visibleTo,
  });
  const funds = [fund('asia', ['INSTIT', 'PRO']), fund('china', ['PRO'])];
  const { t } = renderArticle(newsArticleOf({ funds }));
  expect(audienceOf(screen.getByRole('link', { name: 'asia' }))).toBe('INSTIT PRO');
  expect(audienceOf(screen.getByRole('link', { name: 'china' }))).toBe('PRO');
  expect(audienceOf(screen.getByRole('heading', { name: t('news:funds') }))).toBe('INSTIT PRO');
});

test('offers a player, and asks nothing of its site unasked', () => {
  const host = 'player.vimeo.com';
  const player = { kind: 'player', src: `https://${host}/embed/1`, host } as const;
  const article = newsArticleOf({ mediaType: 'PODCAST', parts: [player], funds: [], summary: null });
  const { container, t } = renderArticle(article);
  expect(screen.getByText(t('news:playerLabel', { media: t('news:media.PODCAST'), host }))).toBeVisible();
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('heading', { name: t('news:funds') })).not.toBeInTheDocument();
  expect(screen.queryByText('Communication publicitaire')).not.toBeInTheDocument();
});

test('offers what to read next', () => {
  const related = [newsCardOf({ code: 'lima', title: 'Carnet de Lima' })];
  const { t } = renderArticle(newsArticleOf(), related);
  expect(screen.getByRole('heading', { level: 2, name: t('news:related') })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Carnet de Lima' })).toBeVisible();
});

test('can be passed on', () => {
  const { t } = renderArticle();
  const share = within(screen.getByRole('region', { name: t('news:share.title') }));
  expect(share.getByRole('link', { name: t('news:share.mail') })).toHaveAttribute(
    'href',
    `mailto:?subject=Carnet%20de%20Hano%C3%AF&body=${encodeURIComponent(address)}`,
  );
});

test('without a body, summary or fund it is title, date and category', () => {
  const article = newsArticleOf({ parts: [], funds: [], summary: null });
  const { container } = renderArticle(article);
  expect(screen.getByRole('heading', { level: 1, name: 'Carnet de Hanoï' })).toBeVisible();
  expect(screen.getByText('12 octobre 2026')).toBeVisible();
  expect(container).not.toHaveTextContent(/null|undefined/);
  for (const paragraph of container.querySelectorAll('p')) expect(paragraph).not.toBeEmptyDOMElement();
});

test('the image of an article says what it shows, and follows the first words', () => {
  renderArticle(
    newsArticleOf({
      image: newsImageOf(),
      parts: [
        { kind: 'paragraph', html: 'Les quais se remplissent.' },
        { kind: 'paragraph', html: 'Le port double sa capacité.' },
      ],
    }),
  );
  const image = screen.getByRole('img', { name: 'Un quai de Hanoï.' });
  const placeOf = (text: string) => screen.getByText(text).compareDocumentPosition(image);
  expect(placeOf('Les quais se remplissent.')).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(placeOf('Le port double sa capacité.')).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(image).toHaveAttribute('loading', 'lazy');
});
