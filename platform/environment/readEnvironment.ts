import { type ContactEnvironment, readContactEnvironment } from './readContactEnvironment';
import { describeProblem, EnvironmentError, VariableReader } from './variables';

export { EnvironmentError };

/** The configuration of every part of the project, parsed once at start. */
export interface Environment {
  /** Public origin of the site, without a trailing slash: base of canonical addresses and of the sitemap. */
  siteUrl: string;
  /** Address that the servers listen on. */
  host: string;
  /** Port of the site server. */
  port: number;
  /** Base URL of the content API, without a trailing slash. */
  contentApiUrl: string;
  /** True when no CONTENT_API_URL is set: the content API of this repository is started beside the site. */
  contentApiIsEmbedded: boolean;
  /** Address that the embedded content API listens on: browsers reach it through the site server. */
  contentApiHost: string;
  /** Port of the embedded content API. */
  contentApiPort: number;
  /** Bearer token that the build and the site server send to the content API; undefined sends none. */
  contentApiToken: string | undefined;
  /** Base URL of the browser's data calls, without a trailing slash; '' is the site's own origin. */
  apiBaseUrl: string;
  /** Hosts of the content system: links to them are taken out of texts. */
  systemHosts: string[];
  /** The site's own analytics, used with the visitor's consent; undefined measures nothing with it. */
  matomo: { url: string; siteId: string } | undefined;
  /** Measurement id of Google Analytics 4, used with the visitor's consent; undefined leaves it out. */
  gaId: string | undefined;
  /** Public key of the captcha; undefined does without it. */
  recaptchaSiteKey: string | undefined;
  /** Proxies in front of the site server, whose `X-Forwarded-For` is believed; 0 believes the connection alone. */
  trustedProxyHops: number;
  /** Servers in front of the content API: 1 is the site server. */
  contentApiProxyHops: number;
  /** Folder of the releases, relative to the root of the project or absolute. */
  releasesFolder: string;
  /** Releases that are kept, the current one included. */
  releasesKept: number;
  /** Secret that publish requests are signed with; undefined takes none. */
  publishHookSecret: string | undefined;
  contact: ContactEnvironment;
}

/** Both values or none: one without the other measures nothing, and nobody would notice. */
function readMatomo(reader: VariableReader): Environment['matomo'] {
  const problemsBefore = reader.problems.length;
  const url = reader.read('GATSBY_MATOMO_URL');
  const siteId = reader.read('GATSBY_MATOMO_SITE_ID');
  if (url !== undefined && siteId !== undefined) return { url, siteId };
  if (reader.problems.length === problemsBefore && url !== siteId) {
    const missing = url === undefined ? 'GATSBY_MATOMO_URL' : 'GATSBY_MATOMO_SITE_ID';
    reader.problems.push(describeProblem(missing, ''));
  }
  return undefined;
}

/**
 * For the content API, which asks for no captcha when it lacks the secret: with a public key it should have one.
 * @throws EnvironmentError
 */
export function assertCaptchaSecret({ recaptchaSiteKey, contact }: Environment): void {
  if (recaptchaSiteKey === undefined || contact.recaptchaSecretKey !== undefined) return;
  throw new EnvironmentError([describeProblem('RECAPTCHA_SECRET_KEY', '')]);
}

/** @throws EnvironmentError when a variable is set to something that is not accepted. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const reader = new VariableReader(env);
  const siteUrl = reader.read('SITE_URL') ?? 'http://localhost:9000';
  const host = reader.read('HOST') ?? '127.0.0.1';
  const sitePort = reader.read('PORT') ?? 9000;
  const remoteApiUrl = reader.read('CONTENT_API_URL');
  const contentApiHost = reader.read('CONTENT_API_HOST') ?? '127.0.0.1';
  const contentApiPort = reader.read('CONTENT_API_PORT') ?? 4000;
  const contentApiToken = reader.read('CONTENT_API_TOKEN');
  const apiBaseUrl = reader.read('GATSBY_API_BASE_URL') ?? '';
  const systemHosts = reader.read('CONTENT_SYSTEM_HOSTS') ?? ['cms.meridane.example'];
  const matomo = readMatomo(reader);
  const gaId = reader.read('GATSBY_GA_ID');
  const recaptchaSiteKey = reader.read('GATSBY_RECAPTCHA_SITE_KEY');

  const trustedProxyHops = reader.read('TRUSTED_PROXY_HOPS') ?? 0;
  const contentApiProxyHops = reader.read('CONTENT_API_PROXY_HOPS') ?? 1;
  const contentApiIsEmbedded = remoteApiUrl === undefined;
  const releasesFolder = reader.read('RELEASES_FOLDER') ?? '.data/releases';
  const releasesKept = reader.read('RELEASES_KEPT') ?? 5;
  const publishHookSecret = reader.read('PUBLISH_HOOK_SECRET');
  const contact = readContactEnvironment(reader, { recaptchaSiteKey, contentApiIsEmbedded });

  if (reader.problems.length === 0 && contentApiIsEmbedded && sitePort === contentApiPort) {
    reader.problems.push(describeProblem('CONTENT_API_PORT', String(contentApiPort)));
  }
  if (reader.problems.length > 0) throw new EnvironmentError(reader.problems);

  return {
    siteUrl: new URL(siteUrl).origin,
    host,
    port: sitePort,
    contentApiUrl: remoteApiUrl ?? `http://127.0.0.1:${contentApiPort}`,
    contentApiIsEmbedded,
    contentApiHost,
    contentApiPort,
    contentApiToken,
    apiBaseUrl,
    systemHosts,
    matomo,
    gaId,
    recaptchaSiteKey,
    trustedProxyHops,
    contentApiProxyHops,
    releasesFolder,
    releasesKept,
    publishHookSecret,
    contact,
  };
}
