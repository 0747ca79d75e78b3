import { screen } from '@testing-library/react';
import { newsCardOf, newsImageOf } from '../../testing/newsFixtures';
import { renderPage } from '../../testing/renderPage';
import { NewsCard } from './NewsCard';
import { NewsGrid } from './NewsGrid';

test('says what the item is, when, and what about', () => {
  const { t } = renderPage(<NewsCard item={newsCardOf({ mediaType: 'PODCAST' })} />);
  expect(screen.getByRole('heading', { name: 'Carnet de Hanoï' })).toBeVisible();
  expect(screen.getByText(t('news:media.PODCAST'))).toBeVisible();
  expect(screen.getByText('12 octobre 2026')).toHaveAttribute('datetime', '2026-10-12');
  expect(screen.getByText('Trois usines, une même prudence.')).toBeVisible();
});

test('an item without a media type is an article, and one without a summary does without', () => {
  const { t } = renderPage(<NewsCard item={newsCardOf({ summary: null })} />);
  expect(screen.getByText(t('news:media.ARTICLE'))).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent('null');
});

describe('leads where its route type says (behaviour.md §3)', () => {
  test('ROUTE: to its page', () => {
    renderPage(<NewsCard item={newsCardOf()} />);
    const link = screen.getByRole('link', { name: 'Carnet de Hanoï' });
    expect(link).toHaveAttribute('href', '/fr/actualites/carnet-de-hanoi');
  });

  test('EXTERNAL: to another site, and says so', () => {
    const link = { kind: 'EXTERNAL', url: 'https://review.example/hanoi' } as const;
    const { t } = renderPage(<NewsCard item={newsCardOf({ link })} />);
    const anchor = screen.getByRole('link', { name: `Carnet de Hanoï (${t('news:opensOutside')})` });
    expect(anchor).toHaveAttribute('href', link.url);
    expect(anchor).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('DOC: to a file, and says of which type, size and other language', () => {
    const url = '/e/fr/docs/news/hanoi';
    const file = { url, language: 'en', otherLanguage: 'anglais', fileType: 'pdf', fileSize: '240 Ko' };
    renderPage(<NewsCard item={newsCardOf({ link: { kind: 'DOC', ...file } })} />);
    const anchor = screen.getByRole('link', { name: 'Carnet de Hanoï (en anglais) (document PDF)' });
    expect(anchor).toHaveAttribute('href', url);
    expect(anchor).toHaveAttribute('hreflang', 'en');
    expect(screen.getByText('PDF, 240 Ko')).toBeVisible();
  });
});

describe('images', () => {
  const card = (changes: Parameters<typeof newsCardOf>[0]) => newsCardOf({ code: 'a', ...changes });

  test('an item shows its own, loaded when it comes into view, and leaves its text to the article', () => {
    const { container } = renderPage(<NewsGrid news={[card({ image: newsImageOf() })]} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/static/hanoi.webp');
    expect(image).toHaveAttribute('loading', 'lazy');
    // They keep its room, and are no style.
    expect(image).toHaveAttribute('height', '720');
    expect(image).toHaveAttribute('alt', '');
  });

  test('an item without one has a ground beside items that have one, and nothing among its like', () => {
    const [with_, without] = [card({ image: newsImageOf() }), newsCardOf({ code: 'b' })];
    const icons = ({ container }: { container: Element }) => container.querySelectorAll('svg').length;
    const alone = icons(renderPage(<NewsGrid news={[without]} />));
    const beside = icons(renderPage(<NewsGrid news={[with_, without]} />));
    expect([alone, beside]).toEqual([1, 3]);
  });
});
