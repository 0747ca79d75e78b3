import { contentTypeOf, isCompressible } from './contentTypes';

it.each([
  ['fr/contact/index.html', 'text/html; charset=utf-8'],
  ['sitemap-0.xml', 'application/xml; charset=utf-8'],
  ['fr/actualites/rss.xml', 'application/rss+xml; charset=utf-8'],
  ['en/news/other-rss.xml', 'application/xml; charset=utf-8'],
  ['SHARE.PNG', 'image/png'],
  ['unknown.bin', 'application/octet-stream'],
])('%s is sent as %s', (file, type) => {
  expect(contentTypeOf(file)).toBe(type);
});

it('a feed is worth compressing, as every text is', () => {
  expect(isCompressible('fr/actualites/rss.xml')).toBe(true);
});
