import type { NewsArticleView, NewsCardView, NewsImageView } from '../components/news/newsViews';

export function newsImageOf(changes: Partial<NewsImageView> = {}): NewsImageView {
  return {
    alt: 'Un quai de Hanoï.',
    data: {
      src: '/static/hanoi.webp',
      srcSet: '/static/hanoi.webp 640w',
      sizes: '(min-width: 1280px) 1280px, 100vw',
      width: 1280,
      height: 720,
    },
    ...changes,
  };
}

export function newsCardOf(changes: Partial<NewsCardView> = {}): NewsCardView {
  return {
    code: 'hanoi',
    title: 'Carnet de Hanoï',
    summary: 'Trois usines, une même prudence.',
    date: '2026-10-12',
    dateText: '12 octobre 2026',
    category: { title: 'Les histoires des émergents', path: '/fr/actualites/c/les-histoires-des-emergents' },
    mediaType: null,
    link: { kind: 'ROUTE', path: '/fr/actualites/carnet-de-hanoi' },
    image: null,
    ...changes,
  };
}

export function newsArticleOf(changes: Partial<NewsArticleView> = {}): NewsArticleView {
  return {
    ...newsCardOf(),
    parts: [{ kind: 'paragraph', html: 'Nous avons <strong>visité</strong> trois usines.' }],
    funds: [
      { title: 'Meridane Asia', path: '/fr/funds/meridane-asia', visibleTo: ['RETAIL', 'INSTIT', 'PRO'] },
    ],
    ...changes,
  };
}
