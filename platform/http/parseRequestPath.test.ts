import { formatPath, parseRequestPath } from './parseRequestPath';

describe('parseRequestPath', () => {
  it('decodes each segment and keeps the query as it is', () => {
    expect(parseRequestPath('/fr/actions-%C3%A9mergentes?a=%20b')).toEqual({
      segments: ['fr', 'actions-émergentes'],
      hasTrailingSlash: false,
      isComposed: true,
      query: '?a=%20b',
    });
  });

  it('composes decomposed letters, as browsers on macOS may send them', () => {
    const parsed = parseRequestPath('/fr/e%CC%81mergents');
    expect(parsed).toMatchObject({ segments: ['fr', 'émergents'], isComposed: false });
  });

  it('knows the root and trailing slashes', () => {
    expect(parseRequestPath('/')).toMatchObject({ segments: [], hasTrailingSlash: false, query: '' });
    expect(parseRequestPath('/fr/')).toMatchObject({ segments: ['fr'], hasTrailingSlash: true });
  });

  it('keeps empty segments, which match no file', () => {
    expect(parseRequestPath('//example.com/')?.segments).toEqual(['', 'example.com']);
  });

  it.each([
    '/fr/%',
    '/fr/%E9',
    '/../etc/passwd',
    '/fr/%2e%2e/x',
    '/fr/..%2f..%2fx',
    '/a%5Cb',
    '/a%00b',
    '*',
    '',
  ])('refuses %s', (url) => {
    expect(parseRequestPath(url)).toBeUndefined();
  });
});

test('formatPath encodes each segment', () => {
  expect(formatPath(['fr', 'a b', 'é?'])).toBe('/fr/a%20b/%C3%A9%3F');
  expect(formatPath([])).toBe('/');
});
