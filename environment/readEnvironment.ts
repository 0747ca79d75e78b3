import * as v from 'valibot';

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
}

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
} as const satisfies Record<string, Rule>;

type VariableName = keyof typeof rules;

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

const schemas = {
  SITE_URL: v.pipe(v.string(), v.check(isOrigin)),
  HOST: v.pipe(v.string(), v.regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]*)$/i)),
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
} as const satisfies Record<VariableName, v.GenericSchema<string, unknown>>;

function describeProblem(name: VariableName, value: string): string {
  const rule: Rule = rules[name];
  const got = rule.isSecret ? `a value of ${value.length} characters` : JSON.stringify(value);
  return `${name}: got ${got}; accepted: ${rule.accepted}; example: ${rule.example}`;
}

/** Reads the variables one by one and remembers what is wrong, so that one run shows every problem. */
class VariableReader {
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

/** @throws EnvironmentError when a variable is set to something that is not accepted. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const reader = new VariableReader(env);
  const siteUrl = reader.read('SITE_URL') ?? 'http://localhost:9000';
  const host = reader.read('HOST') ?? '127.0.0.1';
  const sitePort = reader.read('PORT') ?? 9000;
  const remoteApiUrl = reader.read('CONTENT_API_URL');
  const contentApiPort = reader.read('CONTENT_API_PORT') ?? 4000;
  const contentApiToken = reader.read('CONTENT_API_TOKEN');
  const apiBaseUrl = reader.read('GATSBY_API_BASE_URL') ?? '';
  const systemHosts = reader.read('CONTENT_SYSTEM_HOSTS') ?? ['cms.meridane.example'];
  const matomo = readMatomo(reader);
  const gaId = reader.read('GATSBY_GA_ID');
  const recaptchaSiteKey = reader.read('GATSBY_RECAPTCHA_SITE_KEY');

  const contentApiIsEmbedded = remoteApiUrl === undefined;
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
    contentApiPort,
    contentApiToken,
    apiBaseUrl,
    systemHosts,
    matomo,
    gaId,
    recaptchaSiteKey,
  };
}
