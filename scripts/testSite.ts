import path from 'node:path';
import { madeToken } from '../platform/environment/madeToken';
import { projectRoot } from '../platform/projectRoot';

interface Ports {
  contentApi: number;
  site: number;
}

/** A developer's own releases and content stay as they are. */
export const testReleases = path.join(__dirname, '../test-results/releases');
export const testContent = path.join(__dirname, '../test-results/content');

/** Differ from the ports of `npm start` and `npm run dev`. `TEST_PORT` moves them for a second run on the same machine. */
export const testPorts: Ports = {
  site: Number(process.env.TEST_PORT ?? 9200),
  contentApi: Number(process.env.TEST_PORT ?? 9200) + 1,
};

/** One process each, without a wrapper in between, so that a signal reaches the server itself. */
export const contentApiCommand = ['node', '--import', 'tsx', 'content-api/server/main.ts'] as const;
export const siteServerCommand = ['node', '--import', 'tsx', 'site-server/main.ts'] as const;

export const siteUrlOn = ({ site }: Ports) => `http://localhost:${site}`;
export const contentApiUrlOn = ({ contentApi }: Ports) => `http://127.0.0.1:${contentApi}`;

/**
 * The configuration of a release and of both servers. These values win over `.env`, so that a developer's own settings
 * do not change the tests; empty variables count as unset.
 */
export function siteEnvironment(ports: Ports): Record<string, string> {
  return {
    HOST: '127.0.0.1',
    PORT: String(ports.site),
    SITE_URL: siteUrlOn(ports),
    LOG_LEVEL: '',
    METRICS_HOST: '',
    METRICS_PORT: '',
    CONTENT_API_METRICS_PORT: '',
    DESK_METRICS_PORT: '',
    CONTENT_API_HOST: '',
    CONTENT_API_PORT: String(ports.contentApi),
    CONTENT_API_URL: contentApiUrlOn(ports),
    CONTENT_DIR: testContent,
    // As programs find it by themselves where they run in one folder; copies of the project get it from here.
    CONTENT_API_TOKEN: madeToken(projectRoot),
    TRUSTED_PROXY_HOPS: '',
    CONTENT_API_PROXY_HOPS: '',
    DATABASE_URL: 'file:test-results/contact.db',
    DATABASE_AUTH_TOKEN: '',
    SMTP_URL: '',
    CONTACT_TO: '',
    CONTACT_FROM: '',
    CONTACT_RATE_LIMIT: '',
    RECAPTCHA_SECRET_KEY: '',
    RELEASES_FOLDER: testReleases,
    RELEASES_KEPT: '2',
    PUBLISH_HOOK_SECRET: '',
    GATSBY_API_BASE_URL: '',
    GATSBY_PRODUCT_SLUG: '',
    GATSBY_PODCAST_HOST: 'podcasts.meridane.example',
    // Hosts that do not exist: what is configured must stay silent until the visitor consents.
    GATSBY_MATOMO_URL: 'https://matomo.meridane.example',
    GATSBY_MATOMO_SITE_ID: '7',
    GATSBY_GA_ID: 'G-MERIDANE1',
    GATSBY_RECAPTCHA_SITE_KEY: '',
    GATSBY_TELEMETRY_DISABLED: '1',
  };
}
