import { pathScript } from './pathScript';

test.each([
  ['/fr/%E9?a=%#documents', '/fr/%25E9?a=%#documents'],
  ['/fr/march%C3%A9s/%', '/fr/march%25C3%25A9s/%25'],
  ['/fr/march%C3%A9s?a=%', '/fr/march%C3%A9s?a=%'],
  ['/fr', '/fr'],
])('at %s the router reads %s', (opened, read) => {
  window.history.replaceState(null, '', opened);
  window.eval(pathScript);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(read);
});

test('needs no escaping in HTML', () => {
  expect(pathScript).not.toMatch(/<\/|<!--/);
});
