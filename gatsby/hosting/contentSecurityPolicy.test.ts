import { contentSecurityPolicy, type PolicySources } from './contentSecurityPolicy';

const plain: PolicySources = {
  scriptHashes: ['sha256-a=', 'sha256-b='],
  siteUrl: 'https://www.korvane.example',
  apiBaseUrl: '',
  matomo: undefined,
  gaId: undefined,
  recaptchaSiteKey: undefined,
};

/** Sources by directive. */
function policyOf(sources: Partial<PolicySources>): Record<string, string[]> {
  const directives = contentSecurityPolicy({ ...plain, ...sources }).split('; ');
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...allowed] = directive.split(' ');
      return [name, allowed] as const;
    }),
  );
}

it('allows our own, and the players of news', () => {
  expect(policyOf({})).toEqual({
    // For the manifest, and for Firefox, which has no directive of its own for prefetching.
    'default-src': ["'self'"],
    'script-src': ["'self'", "'sha256-a='", "'sha256-b='"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
});

it('upgrades nothing on a site without encryption', () => {
  expect(policyOf({ siteUrl: 'http://localhost:9000' })).not.toHaveProperty('upgrade-insecure-requests');
});

it('allows third parties where they are configured, by their origin', () => {
  const matomo = policyOf({ matomo: { url: 'https://stats.korvane.example/matomo' } });
  for (const name of ['script-src', 'img-src', 'connect-src']) {
    expect(matomo[name]).toContain('https://stats.korvane.example');
  }
  const google = policyOf({ gaId: 'G-AB12' });
  expect(google['script-src']).toContain('https://*.googletagmanager.com');
  expect(google['connect-src']).toContain('https://*.google-analytics.com');
  const captcha = policyOf({ recaptchaSiteKey: 'key' });
  expect(captcha['script-src']).toContain('https://www.gstatic.com/recaptcha/');
  expect(captcha['frame-src']).toContain('https://www.google.com/recaptcha/');
  expect(policyOf({ apiBaseUrl: 'https://api.korvane.example/v1' })['connect-src']).toEqual([
    "'self'",
    'https://api.korvane.example',
  ]);
});

it('never allows scripts by their place in a page', () => {
  const all = { matomo: { url: 'https://m.example' }, gaId: 'G-AB12', recaptchaSiteKey: 'key' };
  expect(policyOf(all)['script-src']?.join(' ')).not.toMatch(/unsafe|data:|\*(?!\.)/);
});
