export type ServerName = 'content-api' | 'site-server';

export interface Server {
  command: readonly [string, ...string[]];
  /** Answers 200 when the server can be used. */
  healthUrl: string;
}

export interface Ports {
  contentApi: number;
  site: number;
}

/** One process each, without a wrapper in between, so that a signal reaches the server itself. */
function runs(file: string): Server['command'] {
  return [process.execPath, '--import', 'tsx', file];
}

/** The servers that a production build and the browser tests run against. */
export function serversOn({ contentApi, site }: Ports): Record<ServerName, Server> {
  return {
    'content-api': {
      command: runs('content-api/server/main.ts'),
      healthUrl: `http://127.0.0.1:${contentApi}/health`,
    },
    'site-server': { command: runs('site-server/main.ts'), healthUrl: `http://127.0.0.1:${site}/health` },
  };
}

/**
 * What the servers, the build and the browser tests are told. Variables that are set here win over `.env`, so that a
 * developer's own settings do not change what is tested; empty ones count as unset.
 */
export function siteEnvironment({ contentApi, site }: Ports): NodeJS.ProcessEnv {
  return {
    HOST: '127.0.0.1',
    PORT: String(site),
    SITE_URL: `http://localhost:${site}`,
    CONTENT_API_HOST: '',
    CONTENT_API_PORT: String(contentApi),
    CONTENT_API_URL: `http://127.0.0.1:${contentApi}`,
    CONTENT_API_TOKEN: '',
    TRUSTED_PROXY_HOPS: '',
    CONTENT_API_PROXY_HOPS: '',
    DATABASE_URL: 'file:test-results/contact.db',
    DATABASE_AUTH_TOKEN: '',
    SMTP_URL: '',
    CONTACT_TO: '',
    CONTACT_FROM: '',
    CONTACT_RATE_LIMIT: '',
    RECAPTCHA_SECRET_KEY: '',
    // A developer's own releases stay as they are.
    RELEASES_FOLDER: 'test-results/releases',
    RELEASES_KEPT: '2',
    PUBLISH_HOOK_SECRET: '',
    GATSBY_API_BASE_URL: '',
    // Hosts that do not exist: what is configured must stay silent until the visitor consents.
    GATSBY_MATOMO_URL: 'https://matomo.meridane.example',
    GATSBY_MATOMO_SITE_ID: '7',
    GATSBY_GA_ID: 'G-MERIDANE1',
    GATSBY_RECAPTCHA_SITE_KEY: '',
    GATSBY_TELEMETRY_DISABLED: '1',
  };
}
