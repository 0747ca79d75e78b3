import { contentTypeOf, isCompressible } from './contentTypes';

it.each([
  ['fr/contact/index.html', 'text/html; charset=utf-8'],
  ['sitemap-0.xml', 'application/xml'],
  ['fr/actualites/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['en/news/other-rss.xml', 'application/xml'],
  ['app-1.js', 'text/javascript; charset=utf-8'],
  ['islands.json', 'application/json; charset=utf-8'],
  ['SHARE.PNG', 'image/png'],
  ['unknown.bin', 'application/octet-stream'],
])('%s is sent as %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});

it.each([
  ['fr/contact/index.html', true],
  ['app-1.js', true],
  ['islands.json', true],
  ['icons.svg', true],
  ['manifest.webmanifest', true],
  ['fr/actualites/rss.xml', true],
  ['kid.pdf', false],
  ['navs.xlsx', false],
  ['photo.webp', false],
])('%s is worth compressing: %s', (file, expected) => {
  expect(isCompressible(file)).toBe(expected);
});
