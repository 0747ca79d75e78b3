import { queryAttribute, queryScript } from './queryScript';

test.each([
  ['', ''],
  ['?shares=ZZ1,ZZ2&utm_source=letter', 'shares utm_source'],
  ['?profile="><script>&%=', 'profile %'],
])('the document has the names of the parameters of "%s"', (search, names) => {
  window.history.replaceState(null, '', `/fr${search}`);
  const script = document.createElement('script');
  script.textContent = queryScript;
  document.head.append(script);
  script.remove();
  expect(document.documentElement).toHaveAttribute(queryAttribute, names);
});
