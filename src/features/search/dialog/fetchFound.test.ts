import { searchItem } from '../../../testing/searchFixtures';
import { parseFound } from './fetchFound';

function urlsOf(items: unknown[]): string[] {
  return parseFound({ items, total: items.length }, 'RETAIL').items.map(({ url }) => url);
}

test.each([
  '/fr/funds/meridane-asia',
  '/fr/funds/asie-émergente#documents',
  '/e/fr/docs/news/bilan',
  'https://presse.example/article?id=1',
  'http://presse.example',
])('%s is an address that is linked to', (url) => {
  expect(urlsOf([searchItem({ url })])).toEqual([url]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://presse.example@evil.example/',
  'https://evil.example\\@presse.example',
  'fr/funds',
  '',
])('an item whose address is %j is left out', (url) => {
  expect(urlsOf([searchItem({ url }), searchItem({ url: '/fr/contact' })])).toEqual(['/fr/contact']);
});

test('what the profile may not see is left out, even if it was answered', () => {
  const items = [searchItem({ visibleTo: ['INSTIT', 'PRO'] })];
  expect(parseFound({ items, total: 1 }, 'RETAIL')).toEqual({ items: [], total: 0 });
  expect(parseFound({ items, total: 1 }, 'PRO').items).toHaveLength(1);
});

test.each([null, 'text', {}, { ...searchItem(), title: 3 }, { ...searchItem(), kind: 'person' }])(
  '%j is no item',
  (item) => {
    expect(urlsOf([item])).toEqual([]);
  },
);

test('optional fields default to empty values', () => {
  const { path, kind, title, url, visibleTo } = searchItem();
  const [item] = parseFound({ items: [{ path, kind, title, url, visibleTo }], total: 1 }, 'PRO').items;
  expect(item).toMatchObject({ description: '', text: '', date: null, category: null, isin: null });
});

test.each([null, [], 'text', { items: {}, total: 1 }, { items: [] }, { items: [], total: '3' }])(
  'the answer %j is an error',
  (answer) => {
    expect(() => parseFound(answer, 'PRO')).toThrow();
  },
);
