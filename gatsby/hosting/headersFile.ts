import { apiRoutes } from '../../platform/http/apiRoutes';
import { locales } from '../../src/i18n/locales';
import { drawnBrandFiles } from '../brand/brandImages';

/** Limits of Cloudflare Pages; Netlify has none. https://developers.cloudflare.com/pages/configuration/headers/ */
const maxLineLength = 2000;

const immutable = 'public, max-age=31536000, immutable';
/** Lifetime of files that keep their name when they change, which is rare. */
const aDayThenRefreshed = 'public, max-age=86400, stale-while-revalidate=604800';

/** Devices and sensors that no page asks for; neither may a player in one. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer. Two years is the longest time that the preload list of browsers asks for. */
function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Pictures, icons and the brand: previews of links, search results and partners' pages show them. */
const shownElsewhere = [
  '/static/*',
  '/brand/*',
  '/favicon.svg',
  ...Object.keys(drawnBrandFiles).map((file) => `/${file}`),
];

/** Pages, scripts and data. No path of these is one of the above, nor of two of them. */
const shownHereAlone = [
  '/',
  ...locales.flatMap((locale) => [`/${locale}`, `/${locale}/*`]),
  ...['/*.js', '/*.css', '/sprites/*'],
  // Pages of any origin ask for open data by CORS, which this header does not concern.
  ...apiRoutes.filter(({ isOpen }) => !isOpen).map(({ url }) => url),
];

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const longest = lines.find((line) => line.length > maxLineLength);
  if (longest !== undefined) {
    throw new Error(
      `_headers: a line has ${longest.length} characters, and hosts read ${maxLineLength}: ${longest.trim().slice(0, 120)}… A script in the pages that differs from page to page would do that: each one is in the policy by its hash`,
    );
  }
  return [path, ...lines, ''].join('\n');
}

/**
 * The `_headers` file, which Netlify, Cloudflare Pages and our own server read. Hosts join a header's values from
 * several rules by a comma: no header of a path is in two of these. Files without a rule for caching are requested
 * again each time (`public, max-age=0, must-revalidate`), which is what those hosts do of themselves.
 *
 * @throws Error when the policy is longer than hosts read: they would leave it out
 */
export function headersFile(policy: string): string {
  return [
    '# Written by the build.\n',
    rule('/*', securityHeaders(policy)),
    ...shownElsewhere.map((path) => rule(path, { 'Cross-Origin-Resource-Policy': 'cross-origin' })),
    ...shownHereAlone.map((path) => rule(path, { 'Cross-Origin-Resource-Policy': 'same-origin' })),
    ...['/static/*', '/*.js', '/*.css'].map((path) => rule(path, { 'Cache-Control': immutable })),
    ...['/brand/*', '/sprites/*'].map((path) => rule(path, { 'Cache-Control': aDayThenRefreshed })),
  ].join('');
}

/** Gatsby's `app-<20 hex>.js`, `styles.<20 hex>.css`, also of numbered chunks. */
const hashedName = /[-.][0-9a-f]{20,32}\.(?:js|css)$/;

/**
 * Files that the rules would let browsers keep for a year although their names do not change with their content, and
 * those that two rules would be about.
 *
 * @param files relative to `public/`
 */
export function wronglyKept(files: readonly string[]): string[] {
  return files.filter((file) => {
    // A page's address is that of its folder.
    const address = file.replace(/\/index\.html$/, '');
    return /\.(?:js|css)$/.test(address) && (address.includes('/') || !hashedName.test(file));
  });
}
