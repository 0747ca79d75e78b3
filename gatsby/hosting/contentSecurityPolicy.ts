import { playerHosts } from '../../src/cookies/playerHosts';

/** Sources that pages may load from other hosts. Only configured ones are allowed. */
export interface PolicySources {
  /** Hashes of the inline scripts of all pages: `sha256-…`. */
  scriptHashes: readonly string[];
  /** Origin of the site. */
  siteUrl: string;
  /** Base URL of data calls; '' is the site's own origin. */
  apiBaseUrl: string;
  matomo: { url: string } | undefined;
  gaId: string | undefined;
  recaptchaSiteKey: string | undefined;
}

type Directive = 'script-src' | 'img-src' | 'connect-src' | 'frame-src';

type Additions = Partial<Record<Directive, readonly string[]>>;

const none: Additions = {};

/** The script, its beacons, and the images that it sends where there are no beacons. */
function ofMatomo(matomo: PolicySources['matomo']): Additions {
  if (!matomo) return none;
  const sources = [new URL(matomo.url).origin];
  return { 'script-src': sources, 'img-src': sources, 'connect-src': sources };
}

/** Leaves out the hosts that serve advertising. https://developers.google.com/tag-platform/security/guides/csp */
function ofGoogleAnalytics(gaId: string | undefined): Additions {
  if (gaId === undefined) return none;
  const tagManager = 'https://*.googletagmanager.com';
  const measurement = [tagManager, 'https://*.google-analytics.com'];
  return {
    'script-src': [tagManager],
    'img-src': measurement,
    'connect-src': [...measurement, 'https://*.analytics.google.com'],
  };
}

/** https://developers.google.com/recaptcha/docs/faq, on content security policies. */
function ofCaptcha(siteKey: string | undefined): Additions {
  if (siteKey === undefined) return none;
  const captcha = 'https://www.google.com/recaptcha/';
  return {
    'script-src': [captcha, 'https://www.gstatic.com/recaptcha/'],
    'connect-src': [captcha],
    'frame-src': [captcha, 'https://recaptcha.google.com/recaptcha/'],
  };
}

function ofDataCalls(apiBaseUrl: string): Additions {
  return apiBaseUrl === '' ? none : { 'connect-src': [new URL(apiBaseUrl).origin] };
}

/**
 * The policy of every page. Scripts are ours: files of the site, and those in the page by their hash. Styles may be
 * inline: a page brings its own in its head, the design system adds elements while it runs, and charts place parts by
 * attribute.
 */
export function contentSecurityPolicy(sources: PolicySources): string {
  const { scriptHashes, siteUrl, apiBaseUrl, matomo, gaId, recaptchaSiteKey } = sources;
  const additions = [
    ofDataCalls(apiBaseUrl),
    ofMatomo(matomo),
    ofGoogleAnalytics(gaId),
    ofCaptcha(recaptchaSiteKey),
  ];
  const directive = (name: Directive, own: readonly string[]) => {
    const added = additions.flatMap((addition) => addition[name] ?? []);
    return [name, ...new Set([...own, ...added])].join(' ');
  };
  return [
    // Covers fonts, prefetching and the manifest. Firefox checks prefetches by this directive, and WebKitGTK knows no
    // `manifest-src`.
    "default-src 'self'",
    directive('script-src', ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)]),
    "style-src 'self' 'unsafe-inline'",
    directive('img-src', ["'self'", 'data:']),
    directive('connect-src', ["'self'"]),
    directive(
      'frame-src',
      Object.keys(playerHosts).map((host) => `https://${host}`),
    ),
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
