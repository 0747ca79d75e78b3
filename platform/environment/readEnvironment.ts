import * as v from 'valibot';
import { allVariables, uploadVariables, type VariableName, variables } from './variables';

/** One line per wrong variable: its name, what it got, what is accepted and an example. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

function describeProblem(name: VariableName, value = ''): string {
  const { accepted, example, isSecret } = v.getMetadata(allVariables[name]);
  const got = isSecret && value !== '' ? `a value of ${value.length} characters` : JSON.stringify(value);
  return `${name}: got ${got}; accepted: ${accepted}; example: ${example}`;
}

/** An unset variable and an empty one are the same: `NAME=` is how .env files leave a value out. */
function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const texts = Object.entries(env).map(([name, value = '']) => [name, value.trim()] as const);
  return Object.fromEntries(texts.filter(([, value]) => value !== ''));
}

/** Problems that the schemas have found, a line a variable. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[] = [], given: NodeJS.ProcessEnv) {
  const problems = new Map<VariableName, string>();
  for (const issue of issues) {
    const name = v.parse(v.keyof(v.object(allVariables)), v.getDotPath(issue));
    problems.set(name, describeProblem(name, given[name]));
  }
  return problems;
}

const oidcRequired = [
  'DESK_OIDC_ISSUER',
  'DESK_OIDC_CLIENT_ID',
  'DESK_OIDC_CLIENT_SECRET',
  'DESK_OIDC_ROLES',
] as const;

/** All of them or none, and the others only with them. */
const oidcNeeds: [VariableName, VariableName][] = [
  ...oidcRequired,
  'DESK_OIDC_GROUPS_CLAIM' as const,
  'DESK_OIDC_CLIENT_AUTH' as const,
].flatMap((name) => oidcRequired.map((needed): [VariableName, VariableName] => [name, needed]));

/** Variables that mean nothing, or something else, without another one. */
function addMissing(problems: Map<VariableName, string>, given: NodeJS.ProcessEnv): void {
  const needs: [VariableName, VariableName][] = [
    ['GATSBY_MATOMO_URL', 'GATSBY_MATOMO_SITE_ID'],
    ['GATSBY_MATOMO_SITE_ID', 'GATSBY_MATOMO_URL'],
    ['SMTP_URL', 'CONTACT_TO'],
    // The secret alone would refuse every request.
    ['RECAPTCHA_SECRET_KEY', 'GATSBY_RECAPTCHA_SITE_KEY'],
    ...oidcNeeds,
  ];
  // The public key alone would refuse none. A content API elsewhere keeps the secret for itself.
  if (!given.CONTENT_API_URL) needs.push(['GATSBY_RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY']);
  for (const [name, needed] of needs) {
    const isMissing = given[name] && !given[needed] && !problems.has(name);
    if (isMissing) problems.set(needed, describeProblem(needed));
  }
}

/** The company's identity provider; undefined if there is none. */
function oidcOf(values: v.InferOutput<v.ObjectSchema<typeof variables, undefined>>) {
  const {
    DESK_OIDC_ISSUER: issuer,
    DESK_OIDC_CLIENT_ID: clientId,
    DESK_OIDC_CLIENT_SECRET: clientSecret,
  } = values;
  const { DESK_OIDC_ROLES: roles, DESK_OIDC_GROUPS_CLAIM: groupsClaim } = values;
  if (!issuer || !clientId || !clientSecret || !roles) return undefined;
  const clientAuthentication = values.DESK_OIDC_CLIENT_AUTH;
  return { issuer, clientId, clientSecret, clientAuthentication, groupsClaim, roles };
}

/**
 * The configuration of every part of the project, parsed once at start.
 *
 * @throws EnvironmentError with all that is set to something that is not accepted
 */
export function readEnvironment(env: NodeJS.ProcessEnv) {
  const given = withoutBlanks(env);
  const result = v.safeParse(v.object(variables), given, { abortPipeEarly: true });
  const problems = problemsOf(result.issues, given);
  addMissing(problems, given);
  // A token without a server would protect nothing, and nobody would notice.
  const isServer = given.DATABASE_URL !== undefined && !/^file:/i.test(given.DATABASE_URL);
  if (given.DATABASE_AUTH_TOKEN !== undefined && !isServer) {
    problems.set('DATABASE_AUTH_TOKEN', describeProblem('DATABASE_AUTH_TOKEN', given.DATABASE_AUTH_TOKEN));
  }
  if (!result.success || problems.size > 0) throw new EnvironmentError([...problems.values()]);
  const values = result.output;

  const remoteApiUrl = values.CONTENT_API_URL;
  if (remoteApiUrl === undefined && values.PORT === values.CONTENT_API_PORT) {
    throw new EnvironmentError([describeProblem('CONTENT_API_PORT', String(values.CONTENT_API_PORT))]);
  }
  const { GATSBY_MATOMO_URL: matomoUrl, GATSBY_MATOMO_SITE_ID: siteId, SMTP_URL, CONTACT_TO: to } = values;
  return {
    /** Public origin of the site, without a trailing slash. */
    siteUrl: new URL(values.SITE_URL).origin,
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    /** Address of the metrics for Prometheus; they need a port. */
    metrics: { host: values.METRICS_HOST, port: values.METRICS_PORT },
    contentApiMetrics: { host: values.METRICS_HOST, port: values.CONTENT_API_METRICS_PORT },
    /** The Git repository of the content. */
    contentFolder: values.CONTENT_DIR ?? '.data/content',
    /** The content API makes it of the sample at its first start. */
    contentFolderIsMade: values.CONTENT_DIR === undefined,
    /** The branch that is published; drafts are merged into it. */
    contentBranch: values.CONTENT_BRANCH,
    /** Without a trailing slash. */
    contentApiUrl: remoteApiUrl ?? `http://127.0.0.1:${values.CONTENT_API_PORT}`,
    /** The content API of this repository is started beside the site. */
    contentApiIsEmbedded: remoteApiUrl === undefined,
    contentApiHost: values.CONTENT_API_HOST,
    contentApiPort: values.CONTENT_API_PORT,
    contentApiToken: values.CONTENT_API_TOKEN,
    /** Base of the browser's data calls, without a trailing slash; '' is the site's own origin. */
    apiBaseUrl: values.GATSBY_API_BASE_URL ?? '',
    systemHosts: values.CONTENT_SYSTEM_HOSTS,
    matomo: matomoUrl !== undefined && siteId !== undefined ? { url: matomoUrl, siteId } : undefined,
    gaId: values.GATSBY_GA_ID,
    recaptchaSiteKey: values.GATSBY_RECAPTCHA_SITE_KEY,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    contentApiProxyHops: values.CONTENT_API_PROXY_HOPS,
    /** Absolute, or from the root of the project. */
    releasesFolder: values.RELEASES_FOLDER,
    releasesKept: values.RELEASES_KEPT,
    publishHookSecret: values.PUBLISH_HOOK_SECRET,
    /** The desk's address, as the site server reaches it; without a trailing slash. */
    publisherUrl: values.PUBLISHER_URL ?? `http://127.0.0.1:${values.DESK_PORT}`,
    /** The publishing desk. */
    desk: {
      host: values.DESK_HOST,
      port: values.DESK_PORT,
      /** Origin of a proxy in front of it. */
      url: values.DESK_URL === undefined ? undefined : new URL(values.DESK_URL).origin,
      databaseUrl: values.DESK_DATABASE_URL,
      /** If false, publishers may merge drafts that nobody has approved. */
      isReviewRequired: values.DESK_REVIEW === 'required',
      /** Accounts that approve a kind of content; anybody else who reviews may approve the other kinds. */
      approvers: values.DESK_APPROVERS,
      /** If true, accounts that may publish do nothing before they have a second factor. */
      isSecondFactorRequired: values.DESK_SECOND_FACTOR === 'publishers',
      oidc: oidcOf(values),
      metrics: { host: values.METRICS_HOST, port: values.DESK_METRICS_PORT },
      /** The preview, for those whom the desk has given its address. */
      preview: {
        port: values.PREVIEW_PORT,
        /** Origin of a proxy in front of it. */
        url: values.PREVIEW_URL === undefined ? undefined : new URL(values.PREVIEW_URL).origin,
      },
    },
    contact: {
      databaseUrl: values.DATABASE_URL,
      databaseAuthToken: values.DATABASE_AUTH_TOKEN,
      /** If undefined, requests stay in the database. */
      mail:
        SMTP_URL !== undefined && to !== undefined
          ? { smtpUrl: SMTP_URL, to, from: values.CONTACT_FROM ?? to }
          : undefined,
      /** Requests that one client may have registered in ten minutes. */
      rateLimit: values.CONTACT_RATE_LIMIT,
      recaptchaSecretKey: values.RECAPTCHA_SECRET_KEY,
    },
  };
}

export type Environment = ReturnType<typeof readEnvironment>;

export type OidcSettings = NonNullable<Environment['desk']['oidc']>;

/**
 * Call it in the content API, which skips the captcha if it lacks the secret: with a public key it should have one.
 *
 * @throws EnvironmentError
 */
export function assertCaptchaSecret({ recaptchaSiteKey, contact }: Environment): void {
  if (recaptchaSiteKey === undefined || contact.recaptchaSecretKey !== undefined) return;
  throw new EnvironmentError([describeProblem('RECAPTCHA_SECRET_KEY')]);
}

/** Reads the settings of `npm run upload`. @throws EnvironmentError with all that is missing or wrong */
export function readUploadEnvironment(env: NodeJS.ProcessEnv) {
  const given = withoutBlanks(env);
  const result = v.safeParse(v.object(uploadVariables), given, { abortPipeEarly: true });
  if (!result.success) throw new EnvironmentError([...problemsOf(result.issues, given).values()]);
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = result.output;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
