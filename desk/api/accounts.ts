/* Sessions, accounts and second factors. */
import * as v from 'valibot';
import { roles } from '../../contract/roles';
import { isoTime } from './common';

/**
 * `GET /api/session`, and the answer to `POST /api/session` with {@link signInSchema}, or to `POST /api/session/link` with
 * {@link linkSchema}; 401 without one. `DELETE` ends it, and `DELETE /api/session/others` all others of the account.
 * `GET /api/sessions` lists them, and `DELETE /api/sessions/<id>` ends another of them.
 */
export const sessionSchema = v.object({
  name: v.string(),
  role: v.picklist(roles),
  /** False if the account signs in by link only. */
  hasPassword: v.boolean(),
  hasSecondFactor: v.boolean(),
  recoveryCodesLeft: v.number(),
  /** The account has to set up its second factor before it may do anything else. */
  needsSecondFactor: v.boolean(),
  /** It signs in with the company's identity provider, which also looks after its password, second factor and role. */
  isCompanyAccount: v.boolean(),
  /** Origin of the public site, for links to its pages. */
  siteUrl: v.string(),
});

export type Session = v.InferOutput<typeof sessionSchema>;

/** `two-steps` is by a code of the second factor, behind a password or a link. */
export const signInWays = ['password', 'two-steps', 'link', 'company'] as const;

/** A session of one's own account. */
const ownSessionSchema = v.object({
  id: v.number(),
  /** The one that asks. */
  isThis: v.boolean(),
  signedInBy: v.picklist(signInWays),
  /** Browser and system in words; empty where they are not known. */
  browser: v.string(),
  startedAt: isoTime,
  /** To within a minute. */
  usedAt: isoTime,
});

export type OwnSession = v.InferOutput<typeof ownSessionSchema>;

export const ownSessionsSchema = v.object({ sessions: v.array(ownSessionSchema) });

/**
 * `GET /oidc/start?return=/…` leads to the company's identity provider, and from there to that page of the desk. What goes wrong is told
 * by `/?company=` and one of these.
 */
export const companyProblems = [
  'denied',
  'expired',
  'no-group',
  'removed',
  'name-taken',
  'last-administrator',
  'away',
  'issuer',
  'clock',
  'certificate',
  'client',
  'failed',
] as const;

export type CompanyProblem = (typeof companyProblems)[number];

/** A code of the application, or a recovery code. */
const codeSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

export function isRecoveryCode(code: string): boolean {
  return /[a-z]/i.test(code);
}

/** 401 `code-needed` when the password is right, or the link, and the account has a second factor: nothing is used up then. */
export const signInSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  code: v.optional(codeSchema),
});

/** Behind the `#` of `/sign-in#…`, which no server sees: whatever looks at the address does not use it up. */
export const linkSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  code: v.optional(codeSchema),
});

const newPasswordSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000));

/**
 * `POST /api/session/invitation` with {@link linkSchema}: the name of whom it invites, and it is not used up. With a password it is, and
 * signs in: the answer is a {@link sessionSchema}. The token is behind the `#` of `/invitation#…`.
 */
export const invitationSchema = v.object({
  ...linkSchema.entries,
  password: v.optional(newPasswordSchema),
});

export const inviteeSchema = v.object({ name: v.string() });

/**
 * `POST /api/session/password`: changes one's own, and ends the other sessions. 422 when the new one is too weak; 401 `code-needed` as
 * at the sign-in.
 */
export const passwordChangeSchema = v.object({
  current: signInSchema.entries.password,
  password: newPasswordSchema,
  code: v.optional(codeSchema),
});

/**
 * `POST /api/session/second-factor`: a new secret, as text and as the address that applications read from a QR code. `…/confirm` with a
 * {@link confirmationSchema} switches it on, and answers with the recovery codes. `…/off` with a {@link switchOffSchema} switches it off. Both end the
 * other sessions, and are for accounts with a password.
 */
export const newSecondFactorSchema = v.object({ secret: v.string(), uri: v.string() });

export type NewSecondFactor = v.InferOutput<typeof newSecondFactorSchema>;

export const confirmationSchema = v.object({ password: signInSchema.entries.password, code: codeSchema });

export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });

export const switchOffSchema = v.object({
  password: signInSchema.entries.password,
  code: v.optional(codeSchema),
});

export function isAccountName(name: string): boolean {
  return /^[A-Za-z0-9._@-]{1,100}$/.test(name);
}

/** `POST /api/accounts`: 201 with a {@link invitationLinkSchema}. 409 `name-taken`. Everything below `/api/accounts` is for administrators. */
export const newAccountSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.check(isAccountName)),
  role: v.picklist(roles),
});

/** It is told once: `/invitation#` and the token. `POST /api/accounts/<id>/link` voids password and sessions, and answers with a new one. */
export const invitationLinkSchema = v.object({ token: v.string(), expiresAt: isoTime });

/** `POST /api/accounts/<id>/role`. 409 for one's own account and for the last administrator. */
export const roleChangeSchema = v.object({ role: v.picklist(roles) });

export const listedAccountSchema = v.object({
  id: v.number(),
  name: v.string(),
  role: v.picklist(roles),
  /** `null` before the first time. */
  signedInAt: v.nullable(isoTime),
  hasSecondFactor: v.boolean(),
  /** They have a link to choose a password by, until then. */
  invitedUntil: v.nullable(isoTime),
  isSignedIn: v.boolean(),
  /** Its role, password and second factor are the company's: 409 `company-account` for who would change them here. */
  isCompanyAccount: v.boolean(),
});

export type ListedAccount = v.InferOutput<typeof listedAccountSchema>;

/** `GET /api/accounts`, by name. `DELETE /api/accounts/<id>` removes one, `…/<id>/sessions` ends its sessions, `…/<id>/second-factor` switches that off. */
export const accountsSchema = v.object({ accounts: v.array(listedAccountSchema) });
