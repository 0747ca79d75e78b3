import { listPagePath, newsCategoryPath, pagePath } from '../src/routes/routeTable';
import { templateOf } from './templates';

it.each([
  ['/fr', 'home'],
  ['/it/il-team-meridane', 'team'],
  ['/en/gdpr', 'content'],
  ['/fr/approche-esg-isr', 'esg'],
  ['/it/gamma-fondi', 'fundRange'],
  [pagePath('compare', 'en'), 'compare'],
  ['/fr/funds/marchés-frontières', 'fund'],
  ['/fr/funds/marchés-frontières/shares/i-usd', 'share'],
  ['/it/notizia', 'newsList'],
  [listPagePath(pagePath('news', 'fr'), 1), 'newsList'],
  [listPagePath(newsCategoryPath('supports', 'en'), 3), 'newsList'],
  ['/fr/actualites/lettre-trimestrielle', 'article'],
  ['/it/contatto', 'contact'],
  ['/en/404', 'notFound'],
])('finds the template of %s', (path, template) => {
  expect(templateOf(path)).toBe(template);
});

it('knows no template of other addresses', () => {
  expect(['/', '/de/contact', '/fr/funds', '/en/contatto'].map(templateOf)).toEqual(Array(4).fill(undefined));
});
