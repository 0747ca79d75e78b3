import * as v from 'valibot';

/** One line per wrong variable: its name, what it got, what is accepted and an example. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

interface Rule {
  accepted: string;
  example: string;
  /** Secret values are never repeated in messages. */
  isSecret?: boolean;
}

const rules = {
  SITE_URL: { accepted: 'an http(s) origin without a path', example: 'https://www.example.com' },
  HOST: { accepted: 'a host name or an IP address to listen on', example: '0.0.0.0' },
  PORT: { accepted: 'a whole number from 1 to 65535', example: '9000' },
  CONTENT_API_HOST: { accepted: 'a host name or an IP address to listen on', example: '10.0.0.5' },
  CONTENT_API_URL: {
    accepted: 'an http(s) URL without credentials, query, fragment or trailing slash',
    example: 'https://content.example.com',
  },
  CONTENT_API_PORT: { accepted: 'a whole number from 1 to 65535 that is not PORT', example: '4001' },
  CONTENT_API_TOKEN: {
    accepted: 'at least 16 printable ASCII characters without spaces',
    example: 'the output of `openssl rand -hex 24`',
    isSecret: true,
  },
  GATSBY_API_BASE_URL: {
    accepted:
      'empty for the same origin, or an http(s) URL without credentials, query, fragment or trailing slash',
    example: 'https://api.example.com',
  },
  CONTENT_SYSTEM_HOSTS: {
    accepted: 'host names separated by commas',
    example: 'cms.example.com,preview.example.com',
  },
  GATSBY_MATOMO_URL: {
    accepted:
      'an http(s) URL without credentials, query, fragment or trailing slash, together with GATSBY_MATOMO_SITE_ID',
    example: 'https://matomo.example.com',
  },
  GATSBY_MATOMO_SITE_ID: { accepted: 'a whole number from 1, together with GATSBY_MATOMO_URL', example: '7' },
  GATSBY_GA_ID: { accepted: 'G- and 4 to 12 capital letters and digits', example: 'G-AB12CD34EF' },
  GATSBY_RECAPTCHA_SITE_KEY: {
    accepted: '20 to 100 letters, digits, hyphens and underscores',
    example: 'the site key of the reCAPTCHA console',
  },
  RECAPTCHA_SECRET_KEY: {
    accepted: '20 to 100 letters, digits, hyphens and underscores, together with GATSBY_RECAPTCHA_SITE_KEY',
    example: 'the secret key of the reCAPTCHA console',
    isSecret: true,
  },
  TRUSTED_PROXY_HOPS: {
    accepted: 'a whole number from 0 to 10: how many proxies stand in front of the site server',
    example: '1',
  },
  CONTENT_API_PROXY_HOPS: {
    accepted: 'a whole number from 0 to 10: how many servers stand in front of the content API',
    example: '1',
  },
  DATABASE_URL: {
    accepted:
      'file: and a path, libsql:// or https:// and a host (http:// on this machine only), without credentials or query',
    example: 'file:/var/lib/meridane/contact.db',
    isSecret: true,
  },
  DATABASE_AUTH_TOKEN: {
    accepted: 'printable ASCII characters without spaces, together with a DATABASE_URL of a server',
    example: 'the token of the database server',
    isSecret: true,
  },
  SMTP_URL: {
    accepted:
      'smtp:// or smtps://, user and password (URL-encoded) or none, a host and a port or none, nothing behind',
    example: 'smtps://user:password@mail.example.com',
    isSecret: true,
  },
  CONTACT_TO: { accepted: 'one mail address; required by SMTP_URL', example: 'contact@example.com' },
  CONTACT_FROM: { accepted: 'one mail address', example: 'site@example.com' },
  CONTACT_RATE_LIMIT: { accepted: 'a whole number from 1 to 1000000', example: '5' },
  RELEASES_FOLDER: {
    accepted: 'the path of a folder outside public and .cache, absolute or from the root of the project',
    example: '/var/lib/meridane/releases',
  },
  RELEASES_KEPT: { accepted: 'a whole number from 2 to 50', example: '5' },
  PUBLISH_HOOK_SECRET: {
    accepted: 'at least 32 printable ASCII characters without spaces',
    example: 'the output of `openssl rand -hex 32`',
    isSecret: true,
  },
  S3_ENDPOINT: {
    accepted: 'an http(s) origin of an S3-compatible storage, without the bucket',
    example: 'https://s3.eu-west-3.amazonaws.com',
  },
  S3_REGION: { accepted: 'letters, digits and hyphens', example: 'eu-west-3' },
  S3_BUCKET: {
    accepted: '3 to 63 lower-case letters, digits, dots and hyphens',
    example: 'www.example.com',
  },
  S3_ACCESS_KEY_ID: {
    accepted: 'printable ASCII characters without spaces',
    example: 'the key of a user who may read, write and delete objects of the bucket',
    isSecret: true,
  },
  S3_SECRET_ACCESS_KEY: {
    accepted: 'printable ASCII characters without spaces',
    example: 'the secret of that key',
    isSecret: true,
  },
} as const satisfies Record<string, Rule>;

export type VariableName = keyof typeof rules;

/** All that is read from the environment. A program that gets each of them, empty or not, takes nothing from `.env`. */
export const variableNames: readonly string[] = Object.keys(rules);

/** A bare origin. A closing slash is the path `/`, so it is refused like any other path. */
function isOrigin(value: string): boolean {
  return /^https?:\/\/[^/\\?#@\s]+$/i.test(value) && URL.canParse(value);
}

function isBaseUrl(value: string): boolean {
  return (
    /^https?:\/\/[^/\\?#@\s]+(?:\/[^\\?#\s]*)?$/i.test(value) && !value.endsWith('/') && URL.canParse(value)
  );
}

/** An unset variable and an empty one are the same: `NAME=` is how .env files leave a value out. */
const optionalText = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value.trim()),
);

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(65_535));

const proxyHops = v.pipe(v.string(), v.regex(/^(?:\d|10)$/), v.transform(Number));

/** As HTML's `type=email` takes it: one address without a name, so nothing of a header can be in it. */
const mailAddress = v.pipe(
  v.string(),
  v.maxLength(254),
  v.regex(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i,
  ),
);

/** A database in memory would forget the requests that it has taken. */
function isDatabaseUrl(value: string): boolean {
  if (/^file:/i.test(value)) return /^file:(?!\/\/[^/])[^?#:]*[^?#:/]$/i.test(value);
  const isServer = /^(?:libsql|https):\/\/[^/\\?#@\s]+\/?$/i.test(value);
  const isOnThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/?$/i.test(value);
  return (isServer || isOnThisMachine) && URL.canParse(value);
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isSmtpUrl(value: string): boolean {
  if (!/^smtps?:\/\/(?:[^/@\s]*@)?[^/@?#\s]+$/i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && [hostname, username, password].every(canDecode);
}

/** Releases are moved and removed: neither the root of the file system is for them nor what a build may delete. */
function isFolderPath(value: string): boolean {
  const isOfBuild = /^(?:\.\/)*(?:public|\.cache)(?:\/|$)/.test(value);
  return !isOfBuild && !value.includes('\0') && !/^[./]*$/.test(value) && !/^[a-z][a-z0-9+.-]*:/i.test(value);
}

const listenedHost = v.pipe(
  v.string(),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]*)$/i),
);

const schemas = {
  SITE_URL: v.pipe(v.string(), v.check(isOrigin)),
  HOST: listenedHost,
  CONTENT_API_HOST: listenedHost,
  PORT: port,
  CONTENT_API_URL: v.pipe(v.string(), v.check(isBaseUrl)),
  CONTENT_API_PORT: port,
  CONTENT_API_TOKEN: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/)),
  GATSBY_API_BASE_URL: v.pipe(v.string(), v.check(isBaseUrl)),
  CONTENT_SYSTEM_HOSTS: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9.-]+(?:\s*,\s*[a-z0-9.-]+)*$/i),
    v.transform((value) => value.toLowerCase().split(/\s*,\s*/)),
  ),
  GATSBY_MATOMO_URL: v.pipe(v.string(), v.check(isBaseUrl)),
  GATSBY_MATOMO_SITE_ID: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  GATSBY_GA_ID: v.pipe(v.string(), v.regex(/^G-[A-Z0-9]{4,12}$/)),
  GATSBY_RECAPTCHA_SITE_KEY: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/)),
  RECAPTCHA_SECRET_KEY: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/)),
  TRUSTED_PROXY_HOPS: proxyHops,
  CONTENT_API_PROXY_HOPS: proxyHops,
  DATABASE_URL: v.pipe(v.string(), v.check(isDatabaseUrl)),
  DATABASE_AUTH_TOKEN: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
  SMTP_URL: v.pipe(v.string(), v.check(isSmtpUrl)),
  CONTACT_TO: mailAddress,
  CONTACT_FROM: mailAddress,
  CONTACT_RATE_LIMIT: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,6}$/),
    v.transform(Number),
    v.maxValue(1_000_000),
  ),
  RELEASES_FOLDER: v.pipe(v.string(), v.check(isFolderPath)),
  RELEASES_KEPT: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.minValue(2), v.maxValue(50)),
  PUBLISH_HOOK_SECRET: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{32,}$/)),
  S3_ENDPOINT: v.pipe(v.string(), v.check(isOrigin)),
  S3_REGION: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/i)),
  S3_BUCKET: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  S3_ACCESS_KEY_ID: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
  S3_SECRET_ACCESS_KEY: v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/)),
} as const satisfies Record<VariableName, v.GenericSchema<string, unknown>>;

export function describeProblem(name: VariableName, value: string): string {
  const rule: Rule = rules[name];
  const got = rule.isSecret && value !== '' ? `a value of ${value.length} characters` : JSON.stringify(value);
  return `${name}: got ${got}; accepted: ${rule.accepted}; example: ${rule.example}`;
}

/** Reads the variables one by one and remembers what is wrong, so that one run shows every problem. */
export class VariableReader {
  readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** The parsed value; undefined when it is unset or, after noting the problem, wrong. */
  read<Name extends VariableName>(name: Name): v.InferOutput<(typeof schemas)[Name]> | undefined {
    const text = v.parse(optionalText, this.env[name]);
    if (text === '') return undefined;
    const result = v.safeParse(schemas[name], text);
    if (result.success) return result.output;
    this.problems.push(describeProblem(name, text));
    return undefined;
  }
}
