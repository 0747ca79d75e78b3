import { responseHeaders } from './responseHeaders';

const ofPath = { 'content-security-policy': 'pages', 'cache-control': 'immutable', 'x-a': 'b' };

it.each([
  [['fr', 'contact'], 'text/html; charset=utf-8', 'pages'],
  [['fr', 'media'], 'text/html', 'pages'],
  [[], undefined, 'pages'],
  [['graphql'], 'application/json', "default-src 'none'; frame-ancestors 'none'"],
  [['media', 'a.png'], 'image/png', "default-src 'none'; frame-ancestors 'none'"],
  [['hooks', 'publish', 'x'], 'application/json', "default-src 'none'; frame-ancestors 'none'"],
  [['e', 'fr', 'document'], 'application/pdf', "frame-ancestors 'none'"],
])('of %j as %s', (segments, contentType, policy) => {
  expect(responseHeaders(segments, ofPath, contentType)).toEqual({
    'content-security-policy': policy,
    'x-a': 'b',
  });
});
