import * as v from 'valibot';
import { decode } from '../http/parseRequestPath';
import { roles } from '../../contract/roles';

/*
 * Shapes of the variables' values, and what messages say is accepted.
 */

/** A variable, and what messages say about it: secret values are never repeated in them. */
export function variable<Schema extends v.GenericSchema<string | undefined, unknown>>(
  schema: Schema,
  accepted: string,
  example: string,
  { isSecret = false } = {},
) {
  const about = v.metadata<v.InferOutput<Schema>, { accepted: string; example: string; isSecret: boolean }>({
    accepted,
    example,
    isSecret,
  });
  return v.pipe(schema, about);
}

export function matching(pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern));
}

export function checked(isAccepted: (value: string) => boolean) {
  return v.pipe(v.string(), v.check(isAccepted));
}

export function wholeNumber(min: number, max: number) {
  return v.pipe(matching(/^\d{1,7}$/), v.transform(Number), v.minValue(min), v.maxValue(max));
}

export const port = wholeNumber(1, 65_535);
export const acceptedPort = 'a whole number from 1 to 65535';

/** A closing slash is the path `/`, so it is refused like any other path. */
export const origin = checked((value) => /^https?:\/\/[^/\\?#@\s]+$/i.test(value) && URL.canParse(value));
export const httpsOrigin = checked((value) => /^https:\/\/[^/\\?#@\s]+$/i.test(value) && URL.canParse(value));

export const baseUrl = checked(
  (value) =>
    /^https?:\/\/[^/\\?#@\s]+(?:\/[^\\?#\s]*)?$/i.test(value) && !value.endsWith('/') && URL.canParse(value),
);
export const acceptedBaseUrl = 'an http(s) URL without credentials, query, fragment or trailing slash';

export const listenedHost = matching(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:]*:[0-9a-f:.]*)$/i);
export const acceptedHost = 'a host name or an IP address to listen on';

export const printableText = matching(/^[\x21-\x7e]+$/);
export const acceptedText = 'printable ASCII characters without spaces';

export const captchaKey = matching(/^[A-Za-z0-9_-]{20,100}$/);
export const acceptedCaptchaKey = '20 to 100 letters, digits, hyphens and underscores';

/** The same rule as HTML's `type=email`: one address without a name, so it cannot hold part of a header. */
export const mailAddress = v.pipe(
  matching(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i,
  ),
  v.maxLength(254),
);

/** Refuses a database in memory: it would forget all contact requests. */
export function isDatabaseFile(value: string): boolean {
  return /^file:(?!\/\/[^/])[^?#:]*[^?#:/]$/i.test(value);
}

export const databaseUrl = checked((value) => {
  if (/^file:/i.test(value)) return isDatabaseFile(value);
  const isServer = /^(?:libsql|https):\/\/[^/\\?#@\s]+\/?$/i.test(value);
  const isOnThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/?$/i.test(value);
  return (isServer || isOnThisMachine) && URL.canParse(value);
});

export const smtpUrl = checked((value) => {
  if (!/^smtps?:\/\/(?:[^/@\s]*@)?[^/@?#\s]+$/i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return hostname !== '' && [hostname, username, password].every((part) => decode(part) !== undefined);
});

/** Releases are moved and removed: not in the root of the file system, nor in what a build deletes. */
export const folderPath = checked((value) => {
  const isOfBuild = /^(?:\.\/)*(?:public|\.cache)(?:\/|$)/.test(value);
  return !isOfBuild && !value.includes('\0') && !/^[./]*$/.test(value) && !/^[a-z][a-z0-9+.-]*:/i.test(value);
});

export const acceptedFolder =
  'the path of a folder outside public and .cache, absolute or from the root of the project';

export const hostList = v.pipe(
  matching(/^[a-z0-9.-]+(?:\s*,\s*[a-z0-9.-]+)*$/i),
  v.transform((value) => value.toLowerCase().split(/\s*,\s*/)),
);

/** Kinds of content whose approval can be kept to named accounts. A document is of `documents` alone, a disclaimer of `disclaimers`. */
export const approvedKinds = [
  'funds',
  'documents',
  'disclaimers',
  'pages',
  'news',
  'team',
  'company',
  'categories',
] as const;

const approverList = new RegExp(
  String.raw`^(?:(?:^|;)\s*(?:${approvedKinds.join('|')})\s*=[^=;,]+(?:,[^=;,]+)*)+$`,
);

export const approvers = v.pipe(
  matching(approverList),
  v.transform((text) => {
    const entries = text.split(';').map((entry) => entry.split('='));
    return new Map(
      entries.map(([kind = '', names = '']) => [kind.trim(), names.split(',').map((name) => name.trim())]),
    );
  }),
);

/** An issuer is compared letter by letter, so nothing of it is changed. A query would not survive discovery. */
export const issuer = checked((value) => {
  const isOnThisMachine = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/i.test(value);
  return (
    (/^https:/i.test(value) || isOnThisMachine) && /^\w+:\/\/[^\\?#@\s]+$/.test(value) && URL.canParse(value)
  );
});

const groupRoleList = new RegExp(String.raw`^(?:(?:^|;)\s*[^;\s][^;]*=\s*(?:${roles.join('|')})\s*)+$`);

/** The last `=` counts: names of a directory's groups have some, as in `CN=Desk,OU=Groups`. */
export const groupRoles = v.pipe(
  matching(groupRoleList),
  v.transform((text) => {
    const entries = text.split(';').map((entry) => [entry, entry.lastIndexOf('=')] as const);
    return new Map(
      entries.map(([entry, at]) => [
        entry.slice(0, at).trim(),
        v.parse(v.picklist(roles), entry.slice(at + 1).trim()),
      ]),
    );
  }),
);

/** Pino's. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
