import type { SitePage } from './releases/releaseFiles';
import { foretellPages } from './pageChanges';
import { noPageChanges } from './events';

/** The data that each page is rendered from, by `identity path`; a page without an identity has no address of its own. */
type Pages = Record<string, string>;

function stateOf(pages: Pages) {
  const entries = Object.entries(pages).map(([name, data]) => {
    const [path = '', identity] = name.split(' ').reverse();
    return { path, identity, data };
  });
  return {
    pages: entries.flatMap(({ path, identity }): SitePage[] =>
      identity === undefined ? [] : [{ path, identity, locale: 'fr', isIndexed: true }],
    ),
    data: new Map(entries.map(({ path, data }) => [path, data])),
  };
}

const site: Pages = { 'home /fr': 'home', 'a /fr/a': 'a', 'b /fr/é': 'b', '/fr/404': 'none' };

function foretell(after: Pages, before: Pages = site) {
  return foretellPages(stateOf(before), stateOf(after));
}

function without(path: string): Pages {
  return Object.fromEntries(Object.entries(site).filter(([name]) => !name.endsWith(path)));
}

test('nothing happens where nothing differs, whatever the order', () => {
  expect(foretell(site)).toEqual(noPageChanges);
  expect(foretell(Object.fromEntries(Object.entries(site).reverse()))).toEqual(noPageChanges);
});

test('a page with other data is rendered; one without an address of its own does not count', () => {
  expect(foretell({ ...site, 'b /fr/é': 'B', 'a /fr/a': 'A', '/fr/404': 'NONE' })).toEqual({
    ...noPageChanges,
    rendered: ['/fr/a', '/fr/é'],
  });
});

test('a new page is created, and rendered with those that show it', () => {
  expect(foretell({ ...site, 'c /fr/c': 'c', 'home /fr': 'home with c' })).toEqual({
    ...noPageChanges,
    rendered: ['/fr', '/fr/c'],
    created: ['/fr/c'],
  });
});

test('a page that is gone is removed', () => {
  expect(foretell(without('/fr/a'))).toEqual({ ...noPageChanges, removed: ['/fr/a'] });
});

test('a page at another address is created there, removed here and redirected', () => {
  expect(foretell({ ...without('/fr/a'), 'a /fr/other': 'a at other' })).toEqual({
    rendered: ['/fr/other'],
    created: ['/fr/other'],
    removed: ['/fr/a'],
    redirected: [{ from: '/fr/a', to: '/fr/other' }],
  });
});

test('several edits at once: two pages change places, one is new, one is gone', () => {
  const before = { ...site, 'c /fr/c': 'c' };
  const after = { 'home /fr': 'home', 'a /fr/é': 'a', 'b /fr/a': 'b', 'd /fr/d': 'd', '/fr/404': 'none' };
  expect(foretell(after, before)).toEqual({
    rendered: ['/fr/a', '/fr/d', '/fr/é'],
    created: ['/fr/d'],
    removed: ['/fr/c'],
    redirected: [
      { from: '/fr/a', to: '/fr/é' },
      { from: '/fr/é', to: '/fr/a' },
    ],
  });
});

test('another page at the address of one that is gone is rendered, and neither created nor removed', () => {
  expect(foretell({ ...without('/fr/a'), 'z /fr/a': 'z' })).toEqual({
    ...noPageChanges,
    rendered: ['/fr/a'],
  });
});
