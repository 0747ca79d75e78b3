import { newsFeedPath } from './newsFeedPath';

test.each([
  ['fr', '/fr/actualites/rss.xml'],
  ['en', '/en/news/rss.xml'],
  ['it', '/it/notizia/rss.xml'],
] as const)('the feed in %s lies under the news', (locale, path) => {
  expect(newsFeedPath(locale)).toBe(path);
});
