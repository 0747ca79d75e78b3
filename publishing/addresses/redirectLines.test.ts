import { parseRedirects } from '../releases/parseRedirects';
import { redirectLines } from './redirectLines';

it('has moves first, then what is gone, with the not-found page of its language', () => {
  const lines = redirectLines({
    redirects: [{ from: '/fr/fonds-émergents', to: '/fr/a b' }],
    gone: ['/it/fondi', '/old'],
  });
  expect(lines.split('\n')).toEqual([
    '/fr/fonds-%C3%A9mergents /fr/a%20b 301',
    '/it/fondi /it/404 410',
    '/old /fr/404 410',
    '',
  ]);
});

it('has lines that are read as the addresses they were, whatever is in them', () => {
  const from = "/fr/100%-#1?-*-:a-l'été";
  const { redirects, problems } = parseRedirects(
    redirectLines({ redirects: [{ from, to: '/fr/b' }], gone: [] }),
  );
  expect(problems).toEqual([]);
  expect([...redirects]).toEqual([[from.slice(1), { location: '/fr/b', status: 301 }]]);
});

it('is empty where nothing has moved', () => {
  expect(redirectLines({ redirects: [], gone: [] })).toBe('');
});
