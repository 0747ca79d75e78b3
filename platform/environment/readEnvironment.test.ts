import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError, readEnvironment, readUploadEnvironment } from './readEnvironment';
import { variableDefaults } from './variables';

function problemsOf(env: NodeJS.ProcessEnv, read: (env: NodeJS.ProcessEnv) => unknown = readEnvironment) {
  try {
    read(env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.problems;
    throw error;
  }
  return [];
}

describe('readEnvironment', () => {
  it('works with nothing set', () => {
    expect(readEnvironment({})).toEqual({
      siteUrl: 'http://localhost:9000',
      host: '127.0.0.1',
      port: 9000,
      logLevel: 'info',
      metrics: { host: '127.0.0.1', port: undefined },
      contentApiMetrics: { host: '127.0.0.1', port: undefined },
      contentBranch: 'main',
      contentFolder: '.data/content',
      contentFolderIsMade: true,
      contentApiUrl: 'http://127.0.0.1:4000',
      contentApiIsEmbedded: true,
      contentApiHost: '127.0.0.1',
      contentApiPort: 4000,
      contentApiToken: undefined,
      apiBaseUrl: '',
      systemHosts: ['cms.meridane.example'],
      matomo: undefined,
      gaId: undefined,
      recaptchaSiteKey: undefined,
      trustedProxyHops: 0,
      contentApiProxyHops: 1,
      releasesFolder: '.data/releases',
      releasesKept: 5,
      publishHookSecret: undefined,
      publisherUrl: 'http://127.0.0.1:9100',
      desk: {
        host: '127.0.0.1',
        port: 9100,
        url: undefined,
        databaseUrl: 'file:.data/desk.db',
        isReviewRequired: true,
        isSecondFactorRequired: false,
        oidc: undefined,
        metrics: { host: '127.0.0.1', port: undefined },
        preview: { port: 9101, url: undefined },
      },
      contact: {
        databaseUrl: 'file:.data/contact.db',
        databaseAuthToken: undefined,
        mail: undefined,
        rateLimit: 5,
        recaptchaSecretKey: undefined,
      },
    });
  });

  it('takes empty and blank values as unset', () => {
    const blank = { SITE_URL: '', HOST: ' ', PORT: '', CONTENT_API_URL: '', CONTENT_API_TOKEN: '' };
    expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  });

  it('takes a remote content API with a base path', () => {
    const environment = readEnvironment({ CONTENT_API_URL: 'https://content.example.com/v2' });
    expect(environment.contentApiUrl).toBe('https://content.example.com/v2');
    expect(environment.contentApiIsEmbedded).toBe(false);
  });

  it('splits the hosts of the content system', () => {
    const { systemHosts } = readEnvironment({ CONTENT_SYSTEM_HOSTS: 'CMS.example.com, preview.example.com' });
    expect(systemHosts).toEqual(['cms.example.com', 'preview.example.com']);
  });

  it('takes both values of the site analytics', () => {
    const variables = { GATSBY_MATOMO_URL: 'https://example.com/matomo', GATSBY_MATOMO_SITE_ID: '7' };
    expect(readEnvironment(variables).matomo).toEqual({ url: 'https://example.com/matomo', siteId: '7' });
  });

  it.each([
    ['GATSBY_MATOMO_SITE_ID', { GATSBY_MATOMO_URL: 'https://matomo.example.com' }],
    ['GATSBY_MATOMO_URL', { GATSBY_MATOMO_SITE_ID: '7' }],
  ])('asks for %s when the other value of the site analytics is set', (name, variables) => {
    expect(problemsOf(variables)).toEqual([
      expect.stringMatching(new RegExp(`^${name}: got ""; accepted: `)),
    ]);
  });

  it('builds the address of the embedded content API from its port', () => {
    expect(readEnvironment({ CONTENT_API_PORT: '4100' }).contentApiUrl).toBe('http://127.0.0.1:4100');
  });

  it('looks for the publisher at the port of the desk, where nothing else is set', () => {
    expect(readEnvironment({ DESK_PORT: '9200' }).publisherUrl).toBe('http://127.0.0.1:9200');
    const elsewhere = { DESK_PORT: '9200', PUBLISHER_URL: 'http://desk:9100' };
    expect(readEnvironment(elsewhere).publisherUrl).toBe('http://desk:9100');
  });

  it.each([
    ['SITE_URL', 'http://[::1]:8080'],
    ['HOST', '::'],
    ['PORT', '65535'],
    ['LOG_LEVEL', 'silent'],
    ['CONTENT_API_URL', 'https://content.example.com/v2'],
    ['CONTENT_API_TOKEN', '0123456789abcdef'],
    ['CONTENT_SYSTEM_HOSTS', 'a.example.com, b.example.com'],
    ['GATSBY_GA_ID', 'G-0123456789AB'],
    ['DATABASE_URL', 'file:///var/lib/contact.db'],
    ['DATABASE_URL', 'libsql://contact.example.com'],
    ['CONTACT_TO', "o'neil+site@mail.example.com"],
    ['RELEASES_FOLDER', '../my releases'],
    ['PUBLISH_HOOK_SECRET', '0123456789abcdef0123456789abcdef'],
    ['DESK_URL', 'https://desk.example.com:8443'],
    ['DESK_DATABASE_URL', 'file:/var/lib/desk.db'],
  ])('accepts %s=%s', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });

  it.each([
    ['SITE_URL', 'https://www.example.com/fr'],
    ['HOST', 'http://localhost'],
    ['PORT', '65536'],
    ['LOG_LEVEL', 'loud'],
    ['CONTENT_API_URL', 'https://content.example.com/'],
    ['CONTENT_API_TOKEN', '0123456789abcde'],
    ['CONTENT_SYSTEM_HOSTS', 'a.example.com,,b.example.com'],
    ['GATSBY_PRODUCT_SLUG', 'Meridane!'],
    ['GATSBY_PODCAST_HOST', 'https://podcasts.example.com'],
    ['GATSBY_MATOMO_SITE_ID', '7.5'],
    ['GATSBY_GA_ID', 'UA-12345-1'],
    ['GATSBY_RECAPTCHA_SITE_KEY', 'too-short'],
    ['TRUSTED_PROXY_HOPS', '11'],
    ['DATABASE_URL', 'file::memory:'],
    ['DATABASE_URL', 'http://db.example.com'],
    ['DATABASE_AUTH_TOKEN', 'without-a-server'],
    ['SMTP_URL', 'smtp://user:%zz@mail.example.com'],
    ['CONTACT_TO', 'a@example.com\r\nBcc: b@example.com'],
    ['RELEASES_FOLDER', 'public/releases'],
    ['RELEASES_KEPT', '1'],
    ['PUBLISH_HOOK_SECRET', '0123456789abcdef0123456789abcde'],
    ['DESK_URL', 'http://desk.example.com'],
    ['DESK_DATABASE_URL', 'libsql://desk.example.com'],
    ['DESK_REVIEW', 'on'],
    ['DESK_APPROVERS', 'fund=claire'],
    ['DESK_APPROVERS', 'funds='],
    ['DESK_SECOND_FACTOR', 'required'],
  ])('refuses %s=%s', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: got .+; accepted: .+; example: .+$`));
  });

  it('takes a mail server, from the mailbox of the company unless another is given', () => {
    const mail = { SMTP_URL: 'smtps://site:p%40ss@mail.example.com:465', CONTACT_TO: 'contact@example.com' };
    const to = 'contact@example.com';
    expect(readEnvironment(mail).contact.mail).toEqual({ smtpUrl: mail.SMTP_URL, to, from: to });
    const from = 'site@example.com';
    expect(readEnvironment({ ...mail, CONTACT_FROM: from }).contact.mail).toMatchObject({ to, from });
    expect(readEnvironment({ CONTACT_TO: to }).contact.mail).toBeUndefined();
  });

  it('asks for the mailbox when there is a mail server', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost:25' })).toEqual([
      'CONTACT_TO: got ""; accepted: one mail address; required by SMTP_URL; example: contact@example.com',
    ]);
  });

  describe('the keys of the captcha', () => {
    const siteKey = { GATSBY_RECAPTCHA_SITE_KEY: '6Lc_example-key_01234' };
    const secret = { RECAPTCHA_SECRET_KEY: '6Lc_example-secret_01' };

    it('are taken together', () => {
      expect(readEnvironment({ ...siteKey, ...secret })).toMatchObject({
        recaptchaSiteKey: siteKey.GATSBY_RECAPTCHA_SITE_KEY,
        contact: { recaptchaSecretKey: secret.RECAPTCHA_SECRET_KEY },
      });
    });

    it('are refused one without the other', () => {
      expect(problemsOf(siteKey)).toEqual([
        expect.stringMatching(/^RECAPTCHA_SECRET_KEY: got ""; accepted: /),
      ]);
      expect(problemsOf(secret)).toEqual([
        expect.stringMatching(/^GATSBY_RECAPTCHA_SITE_KEY: got ""; accepted: /),
      ]);
    });

    it('may be apart where the content API is elsewhere, which then has the secret', () => {
      const elsewhere = { CONTENT_API_URL: 'https://content.example.com' };
      expect(problemsOf({ ...siteKey, ...elsewhere })).toEqual([]);
      expect(problemsOf({ ...secret, ...elsewhere })).toHaveLength(1);
    });
  });

  describe('the identity provider of the company', () => {
    const oidc = {
      DESK_OIDC_ISSUER: 'https://login.example.com/realms/meridane',
      DESK_OIDC_CLIENT_ID: 'desk',
      DESK_OIDC_CLIENT_SECRET: 'hush',
      DESK_OIDC_ROLES: 'web writers=editor ; CN=Desk,OU=Groups = publisher;/it=administrator',
    };

    it('is taken with the groups that have a role', () => {
      const settings = {
        issuer: oidc.DESK_OIDC_ISSUER,
        clientId: 'desk',
        clientSecret: 'hush',
        groupsClaim: 'groups',
        roles: new Map([
          ['web writers', 'editor'],
          ['CN=Desk,OU=Groups', 'publisher'],
          ['/it', 'administrator'],
        ]),
      };
      expect(readEnvironment(oidc).desk.oidc).toEqual(settings);
      const claim = { DESK_OIDC_GROUPS_CLAIM: 'https://example.com/roles' };
      expect(readEnvironment({ ...oidc, ...claim }).desk.oidc).toMatchObject({
        groupsClaim: claim.DESK_OIDC_GROUPS_CLAIM,
      });
    });

    it('is told the secret as configured, if it is', () => {
      expect(readEnvironment(oidc).desk.oidc?.clientAuthentication).toBeUndefined();
      const way = { DESK_OIDC_CLIENT_AUTH: 'client_secret_basic' };
      expect(readEnvironment({ ...oidc, ...way }).desk.oidc?.clientAuthentication).toBe(
        'client_secret_basic',
      );
      expect(problemsOf({ ...oidc, DESK_OIDC_CLIENT_AUTH: 'none' })).toEqual([
        expect.stringMatching(
          /^DESK_OIDC_CLIENT_AUTH: got "none"; accepted: client_secret_post or client_secret_basic/,
        ),
      ]);
    });

    it.each(Object.keys(oidc))('asks for %s when it alone is missing, and says which needs it', (name) => {
      expect(problemsOf({ ...oidc, [name]: '' })).toEqual([
        expect.stringMatching(`^${name}: got ""; accepted: `),
      ]);
    });

    it('asks for all of it beside any of it', () => {
      expect(problemsOf({ DESK_OIDC_GROUPS_CLAIM: 'roles' }).map((line) => line.split(':')[0])).toEqual(
        Object.keys(oidc),
      );
    });

    it.each([
      ['DESK_OIDC_ISSUER', 'http://127.0.0.1:8080/realms/meridane'],
      ['DESK_OIDC_ISSUER', 'https://login.example.com/'],
    ])('accepts %s=%s', (name, value) => {
      expect(problemsOf({ ...oidc, [name]: value })).toEqual([]);
    });

    it.each([
      ['DESK_OIDC_ISSUER', 'http://login.example.com'],
      ['DESK_OIDC_ISSUER', 'http://localhost.example.com'],
      ['DESK_OIDC_ISSUER', 'https://login.example.com?tenant=1'],
      ['DESK_OIDC_CLIENT_ID', 'the desk'],
      ['DESK_OIDC_CLIENT_SECRET', 'hush hush'],
      ['DESK_OIDC_ROLES', 'writers=author'],
      ['DESK_OIDC_ROLES', 'writers'],
      ['DESK_OIDC_ROLES', 'writers=editor;'],
      ['DESK_OIDC_ROLES', '=editor'],
    ])('refuses %s=%s', (name, value) => {
      const problems = problemsOf({ ...oidc, [name]: value });
      expect(problems).toEqual([expect.stringMatching(`^${name}: got .+; accepted: .+; example: .+$`)]);
      expect(problems.join()).not.toContain('hush hush');
    });
  });

  it('writes the origin of the desk as browsers do', () => {
    const { desk } = readEnvironment({ DESK_URL: 'https://Desk.example.com:443' });
    expect(desk.url).toBe('https://desk.example.com');
  });

  it('shows every problem at once, one a line', () => {
    expect(problemsOf({ PORT: 'http', SITE_URL: 'example' }).map((line) => line.split(':')[0])).toEqual([
      'SITE_URL',
      'PORT',
    ]);
    expect(() => readEnvironment({ PORT: 'http' })).toThrow('PORT: got "http"; accepted: a whole number');
  });

  it('never repeats a secret', () => {
    expect(problemsOf({ CONTENT_API_TOKEN: 'hush' })[0]).toContain('got a value of 4 characters');
    expect(problemsOf({ CONTENT_API_TOKEN: 'hush' })[0]).not.toContain('hush');
    const secrets = ['SMTP_URL', 'DATABASE_URL', 'DATABASE_AUTH_TOKEN', 'RECAPTCHA_SECRET_KEY'];
    for (const name of [...secrets, 'PUBLISH_HOOK_SECRET']) {
      expect(problemsOf({ [name]: 'x://u:hush@h?' }).join()).not.toContain('hush');
    }
  });

  it('refuses one port for both servers, unless the content API is elsewhere', () => {
    expect(problemsOf({ PORT: '4000' })).toEqual([expect.stringMatching(/^CONTENT_API_PORT: got "4000"/)]);
    expect(problemsOf({ PORT: '4000', CONTENT_API_URL: 'https://content.example.com' })).toEqual([]);
  });
});

describe('readUploadEnvironment', () => {
  const complete = {
    S3_ENDPOINT: 'https://s3.eu-west-3.amazonaws.com',
    S3_REGION: 'eu-west-3',
    S3_BUCKET: 'www.example.com',
    S3_ACCESS_KEY_ID: 'AKEXAMPLE',
    S3_SECRET_ACCESS_KEY: 'hush/hush+hush',
  };

  const uploadProblemsOf = (env: NodeJS.ProcessEnv) => problemsOf(env, readUploadEnvironment);

  it('reads where a release is brought', () => {
    expect(readUploadEnvironment(complete)).toEqual({
      endpoint: complete.S3_ENDPOINT,
      region: complete.S3_REGION,
      bucket: complete.S3_BUCKET,
      accessKeyId: complete.S3_ACCESS_KEY_ID,
      secretAccessKey: complete.S3_SECRET_ACCESS_KEY,
    });
  });

  it.each(Object.keys(complete))('asks for %s, and for nothing else, when it is missing', (name) => {
    expect(uploadProblemsOf({ ...complete, [name]: ' ' })).toEqual([
      expect.stringContaining(`${name}: got ""`),
    ]);
  });

  it.each([
    ['S3_ENDPOINT', 'https://s3.example.com/bucket'],
    ['S3_REGION', 'eu west'],
    ['S3_BUCKET', '../site'],
    ['S3_ACCESS_KEY_ID', 'AK EXAMPLE'],
  ])('refuses %s=%s', (name, value) => {
    expect(uploadProblemsOf({ ...complete, [name]: value })).toHaveLength(1);
  });

  it('never repeats the secret', () => {
    expect(uploadProblemsOf({ ...complete, S3_SECRET_ACCESS_KEY: 'hush hush' }).join()).not.toContain('hush');
  });
});

describe('.env.example', () => {
  const text = readFileSync(path.join(__dirname, '..', '..', '.env.example'), 'utf8');
  const lines = new Map(
    [...text.matchAll(/^# ([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

  it.each(Object.entries(variableDefaults))('lists %s with its default', (name, value = '') => {
    expect(lines.get(name)).toBe(value);
  });

  it('lists nothing else, but for what tests read', () => {
    expect([...lines.keys()].filter((name = '') => !(name in variableDefaults))).toEqual(['CHROMIUM_PATH']);
  });
});
