import * as v from 'valibot';
import { roles } from '../../contract/roles';
import { defaultProductSlug, isSlug, slugRule } from '../../contract/slug';
import {
  acceptedBaseUrl,
  acceptedCaptchaKey,
  acceptedFolder,
  acceptedHost,
  acceptedPort,
  acceptedText,
  approvedKinds,
  approvers,
  baseUrl,
  captchaKey,
  checked,
  databaseUrl,
  folderPath,
  groupRoles,
  hostList,
  httpsOrigin,
  isDatabaseFile,
  issuer,
  listenedHost,
  logLevels,
  mailAddress,
  matching,
  origin,
  port,
  printableText,
  smtpUrl,
  variable,
  wholeNumber,
} from './valueShapes';

const secret = { isSecret: true };

/** Every variable: parser, default, accepted values and an example. `.env.example` says what each is for. */
export const variables = {
  SITE_URL: variable(
    v.optional(origin, 'http://localhost:9000'),
    'an http(s) origin without a path',
    'https://www.example.com',
  ),
  HOST: variable(v.optional(listenedHost, '127.0.0.1'), acceptedHost, '0.0.0.0'),
  PORT: variable(v.optional(port, '9000'), acceptedPort, '9000'),
  METRICS_HOST: variable(v.optional(listenedHost, '127.0.0.1'), acceptedHost, '10.0.0.5'),
  METRICS_PORT: variable(v.optional(port), acceptedPort, '9001'),
  CONTENT_API_METRICS_PORT: variable(v.optional(port), acceptedPort, '4001'),
  DESK_METRICS_PORT: variable(v.optional(port), acceptedPort, '9102'),
  LOG_LEVEL: variable(v.optional(v.picklist(logLevels), 'info'), logLevels.join(', '), 'warn'),
  CONTENT_API_URL: variable(v.optional(baseUrl), acceptedBaseUrl, 'https://content.example.com'),
  CONTENT_API_HOST: variable(v.optional(listenedHost, '127.0.0.1'), acceptedHost, '10.0.0.5'),
  CONTENT_API_PORT: variable(v.optional(port, '4000'), `${acceptedPort} that is not PORT`, '4001'),
  CONTENT_DIR: variable(v.optional(folderPath), acceptedFolder, '/var/lib/meridane/content'),
  CONTENT_BRANCH: variable(
    v.optional(matching(/^(?!draft(?:\/|$))(?!.*\.lock(?:\/|$))\w[\w-]*(?:[./][\w-]+)*$/), 'main'),
    'the name of a branch outside draft/: letters, digits and _-./',
    'main',
  ),
  CONTENT_API_TOKEN: variable(
    v.optional(v.pipe(printableText, v.minLength(16))),
    `at least 16 ${acceptedText}`,
    'the output of `openssl rand -hex 24`',
    secret,
  ),
  GATSBY_API_BASE_URL: variable(
    v.optional(baseUrl),
    `empty for the same origin, or ${acceptedBaseUrl}`,
    'https://api.example.com',
  ),
  CONTENT_SYSTEM_HOSTS: variable(
    v.optional(hostList, 'cms.meridane.example'),
    'host names separated by commas',
    'cms.example.com,preview.example.com',
  ),
  GATSBY_PRODUCT_SLUG: variable(v.optional(checked(isSlug), defaultProductSlug), slugRule, 'korvane'),
  GATSBY_PODCAST_HOST: variable(
    v.optional(matching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)),
    'a host name in lower case',
    'podcasts.example.com',
  ),
  GATSBY_MATOMO_URL: variable(
    v.optional(baseUrl),
    `${acceptedBaseUrl}, together with GATSBY_MATOMO_SITE_ID`,
    'https://matomo.example.com',
  ),
  GATSBY_MATOMO_SITE_ID: variable(
    v.optional(matching(/^[1-9]\d{0,8}$/)),
    'a whole number from 1, together with GATSBY_MATOMO_URL',
    '7',
  ),
  GATSBY_GA_ID: variable(
    v.optional(matching(/^G-[A-Z0-9]{4,12}$/)),
    'G- and 4 to 12 capital letters and digits',
    'G-AB12CD34EF',
  ),
  GATSBY_RECAPTCHA_SITE_KEY: variable(
    v.optional(captchaKey),
    acceptedCaptchaKey,
    'the site key of the reCAPTCHA console',
  ),
  TRUSTED_PROXY_HOPS: variable(
    v.optional(wholeNumber(0, 10), '0'),
    'a whole number from 0 to 10: how many proxies stand in front of the site server',
    '1',
  ),
  CONTENT_API_PROXY_HOPS: variable(
    v.optional(wholeNumber(0, 10), '1'),
    'a whole number from 0 to 10: how many servers stand in front of the content API',
    '1',
  ),
  RELEASES_FOLDER: variable(
    v.optional(folderPath, '.data/releases'),
    acceptedFolder,
    '/var/lib/meridane/releases',
  ),
  RELEASES_KEPT: variable(v.optional(wholeNumber(2, 50), '5'), 'a whole number from 2 to 50', '5'),
  PUBLISH_HOOK_SECRET: variable(
    v.optional(v.pipe(printableText, v.minLength(32))),
    `at least 32 ${acceptedText}`,
    'the output of `openssl rand -hex 32`',
    secret,
  ),
  PUBLISHER_URL: variable(v.optional(baseUrl), acceptedBaseUrl, 'http://desk:9100'),
  DESK_HOST: variable(v.optional(listenedHost, '127.0.0.1'), acceptedHost, '0.0.0.0'),
  DESK_PORT: variable(v.optional(port, '9100'), acceptedPort, '9100'),
  DESK_URL: variable(v.optional(httpsOrigin), 'an https origin without a path', 'https://desk.example.com'),
  PREVIEW_PORT: variable(v.optional(port, '9101'), acceptedPort, '9101'),
  PREVIEW_URL: variable(
    v.optional(httpsOrigin),
    'an https origin without a path',
    'https://preview.example.com',
  ),
  DESK_DATABASE_URL: variable(
    v.optional(checked(isDatabaseFile), 'file:.data/desk.db'),
    'file: and a path, without a query',
    'file:/var/lib/meridane/desk.db',
  ),
  DESK_REVIEW: variable(v.optional(v.picklist(['required', 'off']), 'required'), 'required or off', 'off'),
  DESK_APPROVERS: variable(
    v.optional(approvers),
    `a kind of content (${approvedKinds.join(', ')}), = and names of accounts separated by commas; several kinds separated by ;`,
    'funds=claire,marc; documents=claire; disclaimers=claire',
  ),
  DESK_SECOND_FACTOR: variable(
    v.optional(v.picklist(['optional', 'publishers']), 'optional'),
    'optional or publishers',
    'publishers',
  ),
  DESK_OIDC_ISSUER: variable(
    v.optional(issuer),
    'an https URL without credentials, query or fragment (http on this machine only)',
    'https://login.example.com/realms/meridane',
  ),
  DESK_OIDC_CLIENT_ID: variable(
    v.optional(printableText),
    `${acceptedText}; required by DESK_OIDC_ISSUER`,
    'meridane-desk',
  ),
  DESK_OIDC_CLIENT_SECRET: variable(
    v.optional(printableText),
    `${acceptedText}; required by DESK_OIDC_ISSUER`,
    'the secret that the provider has given the client',
    secret,
  ),
  DESK_OIDC_CLIENT_AUTH: variable(
    v.optional(v.picklist(['client_secret_post', 'client_secret_basic'])),
    'client_secret_post or client_secret_basic, together with DESK_OIDC_ISSUER',
    'client_secret_post',
  ),
  DESK_OIDC_ROLES: variable(
    v.optional(groupRoles),
    `the name of a group, = and a role (${roles.join(', ')}); groups separated by semicolons; required by DESK_OIDC_ISSUER`,
    'web-writers=editor; compliance=reviewer; marketing=publisher; it=administrator',
  ),
  DESK_OIDC_GROUPS_CLAIM: variable(
    v.optional(printableText, 'groups'),
    `the name of a claim, or the names that lead to it with dots between them, in ${acceptedText}, together with DESK_OIDC_ISSUER`,
    'groups',
  ),
  DATABASE_URL: variable(
    v.optional(databaseUrl, 'file:.data/contact.db'),
    'file: and a path, libsql:// or https:// and a host (http:// on this machine only), without credentials or query',
    'file:/var/lib/meridane/contact.db',
    secret,
  ),
  DATABASE_AUTH_TOKEN: variable(
    v.optional(printableText),
    `${acceptedText}, together with a DATABASE_URL of a server`,
    'the token of the database server',
    secret,
  ),
  SMTP_URL: variable(
    v.optional(smtpUrl),
    'smtp:// or smtps://, user and password (URL-encoded) or none, a host and a port or none, nothing behind',
    'smtps://user:password@mail.example.com',
    secret,
  ),
  CONTACT_TO: variable(
    v.optional(mailAddress),
    'one mail address; required by SMTP_URL',
    'contact@example.com',
  ),
  CONTACT_FROM: variable(v.optional(mailAddress), 'one mail address', 'site@example.com'),
  CONTACT_RATE_LIMIT: variable(
    v.optional(wholeNumber(1, 1_000_000), '5'),
    'a whole number from 1 to 1000000',
    '5',
  ),
  RECAPTCHA_SECRET_KEY: variable(
    v.optional(captchaKey),
    `${acceptedCaptchaKey}, together with GATSBY_RECAPTCHA_SITE_KEY`,
    'the secret key of the reCAPTCHA console',
    secret,
  ),
};

/** All five are needed by `npm run upload`, and nothing else reads them. */
export const uploadVariables = {
  S3_ENDPOINT: variable(
    origin,
    'an http(s) origin of an S3-compatible storage, without the bucket',
    'https://s3.eu-west-3.amazonaws.com',
  ),
  S3_REGION: variable(matching(/^[a-z0-9-]+$/i), 'letters, digits and hyphens', 'eu-west-3'),
  S3_BUCKET: variable(
    matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    '3 to 63 lower-case letters, digits, dots and hyphens',
    'www.example.com',
  ),
  S3_ACCESS_KEY_ID: variable(
    printableText,
    acceptedText,
    'the key of a user who may read, write and delete objects of the bucket',
    secret,
  ),
  S3_SECRET_ACCESS_KEY: variable(printableText, acceptedText, 'the secret of that key', secret),
};

export const allVariables = { ...variables, ...uploadVariables };
export type VariableName = keyof typeof allVariables;

/** Every variable's default as it would stand in `.env`; undefined where there is none. */
export const variableDefaults: Readonly<Record<VariableName, string | undefined>> = v.getDefaults(
  v.object(allVariables),
);
