import { HeaderTable, parseHeaders } from '../../publishing/releases/hostingFiles';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { headersFile, wronglyKept } from './headersFile';

const policy = contentSecurityPolicy({
  scriptHashes: Array.from({ length: 8 }, (_, index) => `sha256-${String(index).repeat(43)}=`),
  siteUrl: 'https://www.korvane.example',
  apiBaseUrl: 'https://api.korvane.example',
  matomo: { url: 'https://stats.korvane.example' },
  gaId: 'G-AB12',
  recaptchaSiteKey: 'key',
});

const file = headersFile(policy);
const { rules, problems } = parseHeaders(file);
const headersOf = (path: string) => new HeaderTable(rules).of(path.slice(1).split('/'));

/**
 * Points from the table by which MDN's HTTP Observatory scores headers (github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js, 1.4.8). Cookies, integrity and redirections, which headers do not decide, count 0 points; so does
 * the preload list of browsers.
 */
function observatoryScore(headers: Readonly<Record<string, string>>): number {
  const policies = new Map(
    (headers['content-security-policy'] ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const sourcesOf = (name: string) => policies.get(name) ?? policies.get('default-src') ?? ['*'];
  const isBroad = (source: string) => /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/.test(source);
  const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:';

  function ofPolicy(): number {
    if (!headers['content-security-policy']) return -25;
    const scripts = sourcesOf('script-src');
    if (
      scripts.some((source) => isBroad(source) || isInline(source)) ||
      sourcesOf('object-src').some(isBroad)
    )
      return -20;
    if ([...policies.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
    if ([...scripts, ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10;
    if (sourcesOf('style-src').some((source) => isBroad(source) || isInline(source))) return 0;
    return sourcesOf('default-src').join() === "'none'" ? 10 : 5;
  }
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  const ofTransport = maxAge === 0 ? -20 : maxAge < 15_768_000 ? -10 : 0;
  const ofSniffing = headers['x-content-type-options'] === 'nosniff' ? 0 : -5;
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  const ofReferrer = isPrivate.test(headers['referrer-policy'] ?? '') ? 5 : 0;
  const ofFraming = (policies.get('frame-ancestors') ?? ['*']).some(isBroad) ? -20 : 5;
  const ofResources = /^same-(?:origin|site)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0;

  const points = [ofPolicy(), ofTransport, ofSniffing, ofReferrer, ofFraming, ofResources];
  const penalised = points.reduce((sum, point) => sum + Math.min(point, 0), 100);
  // Bonus points only count from a score of 90 on.
  return penalised < 90 ? penalised : points.reduce((sum, point) => sum + Math.max(point, 0), penalised);
}

it('our headers score 120 with the Observatory, also with every third party', () => {
  expect(observatoryScore(headersOf('/fr/contact'))).toBe(120);
  expect(observatoryScore({})).toBeLessThan(60);
  expect(
    observatoryScore({ ...headersOf('/fr'), 'content-security-policy': "script-src 'unsafe-inline'" }),
  ).toBeLessThan(90);
});

it('is what hosts can read', () => {
  expect(problems).toEqual([]);
  expect(rules.length).toBeLessThanOrEqual(100);
  expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(headersOf('/fr')).toMatchObject({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
  });
});

it('a policy that is too long fails the build', () => {
  expect(() => headersFile('x'.repeat(2000))).toThrow('hosts read 2000');
});

const hash = '0123456789abcdef0123';

it.each([
  [`/app-${hash}.js`, 'public, max-age=31536000, immutable'],
  [`/styles.${hash}.css`, 'public, max-age=31536000, immutable'],
  ['/static/0f1e/portrait.webp', 'public, max-age=31536000, immutable'],
  ['/brand/logo.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/sprites/icons.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ['/.well-known/security.txt', undefined],
  ['/fr/contact', undefined],
  ['/islands.json', undefined],
  ['/favicon.ico', undefined],
  ['/sitemap-index.xml', undefined],
])('%s is kept: %s', (path, caching) => {
  expect(headersOf(path)['cache-control']).toBe(caching);
});

it.each([
  ['/static/share/0f1e.jpg', 'cross-origin'],
  ['/static/0f1e/portrait.webp', 'cross-origin'],
  ['/brand/logo.svg', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
  ['/favicon.svg', 'cross-origin'],
  ['/apple-touch-icon.png', 'cross-origin'],
  ['/icon-512.png', 'cross-origin'],
  ['/share.png', 'cross-origin'],
  ['/', 'same-origin'],
  ['/fr', 'same-origin'],
  ['/it/contatto', 'same-origin'],
  [`/app-${hash}.js`, 'same-origin'],
  [`/styles.${hash}.css`, 'same-origin'],
  ['/sprites/icons.svg', 'same-origin'],
  ['/e/shares/FR0000000001.json', 'same-origin'],
  ['/graphql', 'same-origin'],
])('%s may be shown: %s', (path, policyOfResource) => {
  expect(headersOf(path)['cross-origin-resource-policy']).toBe(policyOfResource);
});

it('nothing is kept whose name does not change with it, nor named by two rules', () => {
  const fine = [`app-${hash}.js`, `1-${hash}.js`, `styles.${hash}.css`, 'static/a.webp'];
  expect(wronglyKept(fine)).toEqual([]);
  const wrong = [
    'sw.js',
    'fr/a.css',
    `static/a-${hash}.js`,
    `fr/a-${hash}.js`,
    'app-0123.js',
    'en/news/node.js/index.html',
  ];
  expect(wronglyKept([...fine, ...wrong])).toEqual(wrong);
});
