import { redirectLines } from './siteTexts';

it('writes one redirect a line, sorted and percent-encoded', () => {
  const redirects = [
    { fromPath: '/fr/funds/marchés/shares', toPath: '/fr/funds/marchés', statusCode: 301 },
    { fromPath: '/en/funds', toPath: '/en/fund-range', statusCode: 302 },
    { fromPath: '/a', toPath: '/b' },
  ];
  expect(redirectLines(redirects)).toBe(
    '/a /b 301\n' +
      '/en/funds /en/fund-range 302\n' +
      '/fr/funds/march%C3%A9s/shares /fr/funds/march%C3%A9s 301\n',
  );
});

it('writes nothing without redirects', () => {
  expect(redirectLines([])).toBe('');
});
