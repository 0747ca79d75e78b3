/* The contract between the desk's page and its server: JSON below `/api`, parsed on both sides. */
import * as v from 'valibot';
import { isPlainText } from '../platform/plainText';
import { roles } from '../platform/roles';
import {
  contentChangesSchema,
  contentRevisionSchema,
  navDay,
  titleSchema,
} from '../publishing/revisionSchemas';
import { actorSchema, historyEntrySchema } from '../publishing/historyEntry';
import { failureSchema, pageChangesSchema, publishEventSchema } from '../publishing/events';
import { holdSchema } from '../publishing/holds';

export { companyTimeZone, instantInParis, isCalendarDay, localTimeInParis } from '../platform/parisTime';
export { isPlainText, roles };
export { historyKinds } from '../publishing/historyEntry';
export { holdSchema };

/** True if a role may do what the needed one may. */
export function isAtLeast(role: (typeof roles)[number], needed: (typeof roles)[number]): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

const isoTime = v.pipe(v.string(), v.isoTimestamp());

/**
 * Sent with each request of the page: seconds since a person last did something there. Only that extends a session: what the page
 * asks by itself does not.
 */
export const idleHeader = 'desk-idle-seconds';

/**
 * `GET /api/session`, and the answer to `POST /api/session` with {@link signInSchema}, or to `POST /api/session/link` with
 * {@link linkSchema}; 401 without one. `DELETE` ends it, and `DELETE /api/session/others` all others of the account.
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

/** `POST /api/session/password`: changes one's own, and ends the other sessions. 422 when the new one is too weak. */
export const passwordChangeSchema = v.object({
  current: signInSchema.entries.password,
  password: newPasswordSchema,
});

/**
 * `POST /api/session/second-factor`: a new secret, as text and as the address that applications read from a QR code. `…/confirm` with a
 * {@link confirmationSchema} switches it on, and answers with the recovery codes. `…/off` with a {@link switchOffSchema} switches it off.
 */
export const newSecondFactorSchema = v.object({ secret: v.string(), uri: v.string() });

export type NewSecondFactor = v.InferOutput<typeof newSecondFactorSchema>;

export const confirmationSchema = v.object({ code: codeSchema });

export const recoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });

export const switchOffSchema = v.object({ password: signInSchema.entries.password });

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

/** Error of {@link noteSchema} for a text that cannot be shown as it was typed. */
export const unprintable = 'unprintable';

/** A note beside a publish, a take-back or the lifting of a hold. */
export const noteSchema = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(500), v.check(isPlainText, unprintable)),
  '',
);

/** `GET /api/changes`: what is live, what the content is now, and what differs. 502 where the content API keeps no revisions. */
export const changesSchema = v.object({
  live: v.nullable(
    v.object({ releaseId: v.string(), builtAt: isoTime, revision: v.nullable(contentRevisionSchema) }),
  ),
  latest: contentRevisionSchema,
  /** Empty when nothing differs, or the live revision is not known. */
  ...contentChangesSchema.entries,
  hold: v.nullable(holdSchema),
});

export type Changes = v.InferOutput<typeof changesSchema>;

/**
 * `GET /api/foretold`: which pages a publish of the latest revision would touch, some seconds after it is asked for;
 * `null` where there is nothing to compare: nothing is live, the latest revision has problems, or the content API no
 * longer knows the live revision. 502 with the reason when the latest cannot be built.
 */
export const foretoldSchema = v.nullable(pageChangesSchema);

export type Foretold = v.InferOutput<typeof foretoldSchema>;

/** `GET /api/preview`: the site as it would be, of the revision that was asked for last. */
export const previewSchema = v.object({
  /** The revision at the preview's address. */
  shown: v.nullable(v.object({ revision: v.string(), builtAt: isoTime })),
  /** The revision that is being built. */
  building: v.nullable(v.object({ revision: v.string(), startedAt: isoTime })),
  /** Why it does not show what was asked for. */
  failure: v.nullable(v.object({ revision: v.string(), message: v.string() })),
});

export type Preview = v.InferOutput<typeof previewSchema>;

/**
 * `POST /api/preview` asks for the preview of the latest revision: 202, and 422 when the revision has problems.
 * `POST /api/preview/links`: 201 with a secret address that shows it to whoever has it, with `?page=/fr/…` or the home page.
 */
export const previewAddressSchema = v.object({
  id: v.number(),
  address: v.pipe(v.string(), v.url()),
  expiresAt: isoTime,
});

export type PreviewAddress = v.InferOutput<typeof previewAddressSchema>;

export const previewLinkSchema = v.object({
  id: v.number(),
  by: v.string(),
  at: isoTime,
  expiresAt: isoTime,
  /** The revision that was shown or being built when the link was made; all addresses show the newest build. */
  revision: v.nullable(v.string()),
});

export type PreviewLink = v.InferOutput<typeof previewLinkSchema>;

/**
 * `GET /api/preview/links`: the secret addresses that show it, the newest first. `DELETE /api/preview/links/<id>`: 200 once it is
 * withdrawn; one's own, or as a publisher anybody's.
 */
export const previewLinksSchema = v.object({ links: v.array(previewLinkSchema) });

/**
 * `POST /api/publishes`: 202 with a {@link publishSchema}. 403 for editors, 409 while held, or when `revision` is no longer
 * the latest, 422 when it has problems.
 */
export const publishRequestSchema = v.object({ revision: v.string(), note: noteSchema });

/** `GET /api/publishes/latest`: `null` before the first. It has an entity tag, as pages ask again and again. */
export const publishSchema = v.object({
  by: v.string(),
  via: actorSchema.entries.via,
  note: v.string(),
  state: v.picklist(['queued', 'running', 'succeeded', 'failed']),
  /** Why it failed: in words of the desk's own, and as it is told to logs. */
  failure: v.optional(failureSchema),
  message: v.optional(v.string()),
  queuedAt: isoTime,
  startedAt: v.optional(isoTime),
  endedAt: v.optional(isoTime),
  /** Events of its steps, in order. */
  events: v.array(v.object({ at: isoTime, event: publishEventSchema })),
  /** From the median of earlier ones; `null` before the first. */
  estimatedSeconds: v.nullable(v.number()),
});

export type Publish = v.InferOutput<typeof publishSchema>;

/**
 * `POST /api/schedules`: 201 with a {@link scheduleSchema}. 403, 409 and 422 as for a publish, but for a hold; 400 for the past, 409
 * for a minute that has one, and when too many are planned.
 */
export const scheduleRequestSchema = v.object({
  ...publishRequestSchema.entries,
  /** When it is published, to the minute. */
  at: isoTime,
});

export const scheduleSchema = v.object({
  id: v.number(),
  by: v.string(),
  note: v.string(),
  at: isoTime,
  revision: v.nullable(v.string()),
  /** True if a newer revision is live: the plan will not be published. */
  isOvertaken: v.boolean(),
  /** Whoever planned it may no longer publish: it will not be published. */
  isOrphaned: v.boolean(),
});

export type Schedule = v.InferOutput<typeof scheduleSchema>;

/** `GET /api/schedules`: planned publishes, the next first. `DELETE /api/schedules/<id>`: 200 once it is withdrawn. Publishers only. */
export const schedulesSchema = v.object({ schedules: v.array(scheduleSchema) });

/** `GET /api/history?before=<id>`: 50 entries, newest first. */
export const historySchema = v.object({
  entries: v.array(historyEntrySchema),
  hasMore: v.boolean(),
  /** Releases to roll back to, newest first. */
  releases: v.array(v.object({ id: v.string(), builtAt: isoTime, isLive: v.boolean() })),
  hold: v.nullable(holdSchema),
});

export type History = v.InferOutput<typeof historySchema>;

/** `POST /api/take-back`: 200 once the release is live and held. Publishers only. */
export const takeBackSchema = v.object({ releaseId: v.string(), note: noteSchema });

/** `POST /api/lift`: 200 once nothing is held. Publishers only. */
export const liftSchema = v.object({ note: noteSchema });

/** JSON, as content files hold it. A date is a text such as `2026-06-15`. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const jsonSchema: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.string(),
    v.number(),
    v.boolean(),
    v.null(),
    v.array(jsonSchema),
    v.record(v.string(), jsonSchema),
  ]),
);

const fieldPathSchema = v.array(v.union([v.string(), v.number()]));

/** The path of the text below the front matter of a Markdown file. */
export const bodyField = '---';

/** One field of a file: set, removed, or an entry of a list that is added or moved. Paths are as of before the edit. */
export const fieldEditSchema = v.union([
  v.strictObject({ path: fieldPathSchema, value: jsonSchema }),
  v.strictObject({ path: fieldPathSchema, remove: v.literal(true) }),
  v.strictObject({ path: fieldPathSchema, insert: jsonSchema }),
  v.strictObject({ path: fieldPathSchema, moveTo: v.number() }),
]);

export type FieldEdit = v.InferOutput<typeof fieldEditSchema>;

/**
 * A file of a save: fields of a YAML or Markdown file, or a whole file (`null` removes it). `base` is the blob that it was made from, or `null`
 * for a new file, whose edits begin without fields.
 */
export const savedFileSchema = v.union([
  v.object({ path: v.string(), base: v.nullable(v.string()), edits: v.array(fieldEditSchema) }),
  v.object({
    path: v.string(),
    base: v.nullable(v.string()),
    content: v.nullable(v.string()),
    encoding: v.optional(v.picklist(['utf8', 'base64'])),
  }),
]);

export type SavedFile = v.InferOutput<typeof savedFileSchema>;

/** A copy of another file of the draft: a PDF stays under its day when a new edition is saved, and is not sent again. */
export const copiedFileSchema = v.object({
  path: v.string(),
  base: v.nullable(v.string()),
  copyOf: v.string(),
});

export type CopiedFile = v.InferOutput<typeof copiedFileSchema>;

/** Where a draft stands: written, asked for review, approved, or returned. An approval is of one commit: a later save voids it. */
export const reviewSchema = v.object({
  state: v.picklist(['asked', 'approved', 'returned']),
  by: v.string(),
  at: isoTime,
  note: v.string(),
  commit: v.string(),
});

export const draftSchema = v.object({
  /** The name of the branch, without `draft/`. */
  name: v.string(),
  title: v.string(),
  owner: v.string(),
  /** Its newest commit. */
  head: v.string(),
  /** Accounts and others that have written in it. */
  authors: v.array(v.string()),
  changedAt: v.nullable(isoTime),
  changedFiles: v.number(),
  /** `null` while it is written. */
  review: v.nullable(reviewSchema),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** `GET /api/drafts`. `POST /api/drafts` with {@link newDraftSchema}: 201 with a {@link draftSchema}. */
export const draftsSchema = v.object({ drafts: v.array(draftSchema) });

export const newDraftSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.check(isPlainText, unprintable)),
});

/** A reviewer's remark at a field. It stays until it is marked as done, and is then known as done until the draft is merged. */
export const remarkSchema = v.object({
  id: v.number(),
  file: v.string(),
  field: fieldPathSchema,
  text: v.string(),
  /** The beginning of the field's text as it was; empty for a list or a group of fields. */
  about: v.string(),
  by: v.string(),
  at: isoTime,
  doneBy: v.nullable(v.string()),
});

export type Remark = v.InferOutput<typeof remarkSchema>;

const plainText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(500),
  v.check(isPlainText, unprintable),
);

/**
 * `POST /api/drafts/<name>/remarks`: 201; a reviewer, in whose draft it is not (403 `own-draft`). 404 where the draft has no such file. `POST
 * …/remarks/<id>/done`: any account, which may all write in the draft.
 */
export const newRemarkSchema = v.object({
  file: plainText,
  field: v.pipe(v.array(v.union([plainText, v.number()])), v.maxLength(20)),
  text: plainText,
});

export type NewRemark = v.InferOutput<typeof newRemarkSchema>;

/**
 * `GET /api/drafts/<name>`: what it changes against the live branch, what is wrong with it, and all files of the content as it has
 * them, of which lists of items are made. `DELETE` removes it: its owner, or a publisher.
 */
export const draftContentSchema = v.object({
  draft: draftSchema,
  ...contentChangesSchema.entries,
  problems: contentRevisionSchema.entries.problems,
  untranslated: contentRevisionSchema.entries.untranslated,
  files: v.array(
    v.object({ path: v.string(), blob: v.string(), size: v.number(), title: v.optional(titleSchema) }),
  ),
  /** The oldest first. */
  remarks: v.array(remarkSchema),
  /** False if a merge would be refused for want of an approval. */
  mayMerge: v.boolean(),
  /** True if it needs no approval, as it only adds NAVs of days after the last of each share. */
  hasOnlyNewNavs: v.optional(v.boolean(), false),
});

export type DraftContent = v.InferOutput<typeof draftContentSchema>;

/**
 * `GET /api/drafts/<name>/page?identity=news:letter`: the page of that identity in the site of the draft's latest commit, as of now or
 * of a moment to come. Each address of that site is below `/api/site/<revision>/<profile>`. 422 `has-problems` with them.
 */
export const askedPageSchema = v.object({ identity: v.string(), at: v.optional(isoTime) });

export const shownPageSchema = v.object({
  revision: v.string(),
  /** By locale; none where it is not published. */
  paths: v.record(v.string(), v.string()),
});

export type ShownPage = v.InferOutput<typeof shownPageSchema>;

/** `GET /api/drafts/<name>/file?path=…`: a YAML or Markdown file as its fields. 404 where there is none. */
export const contentFileSchema = v.object({ path: v.string(), blob: v.string(), value: jsonSchema });

export type ContentFile = v.InferOutput<typeof contentFileSchema>;

/**
 * `POST /api/drafts/<name>/save`: one commit by the account. Other fields that somebody changed meanwhile are kept, and their files
 * named in `merged`. 409 `draft-conflicts` with `conflicts` where they changed the same: then nothing is saved.
 * SVG files are saved without what could run in them; 422 `svg-refused` for one that is no drawing, or not the brand's.
 */
export const saveSchema = v.object({ files: v.array(v.union([savedFileSchema, copiedFileSchema])) });

export const savedSchema = v.object({
  commit: v.string(),
  merged: v.array(v.string()),
  files: v.array(v.object({ path: v.string(), blob: v.nullable(v.string()) })),
});

export type Saved = v.InferOutput<typeof savedSchema>;

/**
 * A conflict of a field, in which a value that is not there is left out. Or of a whole file: then `field` is absent, and the values are texts, `null` for what is
 * not there, or `{}` for what is no text. A save of edits, an update and a merge have conflicts of fields where they can; a save of a whole file has those of files.
 */
export const conflictSchema = v.object({
  path: v.string(),
  /** The blob that is there now: a save that is made from it replaces what the other wrote. */
  blob: v.nullable(v.string()),
  field: v.optional(fieldPathSchema),
  base: v.optional(jsonSchema),
  theirs: v.optional(jsonSchema),
  yours: v.optional(jsonSchema),
});

export type Conflict = v.InferOutput<typeof conflictSchema>;

/**
 * `POST /api/drafts/<name>/update`: brings what is live into the draft, after a merge that was refused with `draft-conflicts`. `files` settle
 * conflicts, where `theirs` is what is live: a side of the file, or edits made to the fields of both, in which those in conflict are `theirs`.
 * `base` is the `blob` of the conflict. `{ commit }` of the draft.
 */
export const updateSchema = v.object({
  files: v.array(
    v.union([
      savedFileSchema.options[0],
      v.object({ path: v.string(), base: v.nullable(v.string()), keep: v.picklist(['draft', 'live']) }),
    ]),
  ),
});

export type SettledFile = v.InferOutput<typeof updateSchema>['files'][number];

/** `POST /api/drafts/<name>/problems` with {@link saveSchema}: what would be wrong, were these files saved. */
export const draftProblemsSchema = v.object({ problems: contentRevisionSchema.entries.problems });

/** `GET /api/drafts/<name>/history?path=…`: the newest 50 commits that changed a file, or anything in a folder. */
export const versionsSchema = v.object({
  versions: v.array(v.object({ commit: v.string(), at: isoTime, by: v.string(), message: v.string() })),
});

export type Version = v.InferOutput<typeof versionsSchema>['versions'][number];

/** `GET /api/drafts/<name>/changes?since=<commit>&commit=<commit>`: what changed between two versions. */
export const versionChangesSchema = v.object({ since: v.string(), commit: v.string() });

/** `POST /api/drafts/<name>/restore`: one save that makes a file or folder what it was at a commit. Answers with a {@link savedSchema}. */
export const restoreSchema = v.object({ path: v.string(), commit: v.string() });

/** `POST /api/drafts/<name>/open`: says that the account has an item open, as it does every 15 s. Answers with who else has. */
export const openItemSchema = v.object({ item: v.pipe(v.string(), v.maxLength(500)) });

export const othersSchema = v.object({ others: v.array(v.string()) });

/**
 * `POST /api/drafts/<name>/review` asks for a review, `/approve` and `/return` are a reviewer's or a publisher's, of a draft in which they
 * wrote nothing (403 `own-draft`) and whose content they may approve (403 `not-approver`). Each names the commit that was looked at: 409 `draft-changed` where there is a newer one. They
 * answer with the {@link draftSchema}.
 */
export const reviewActSchema = v.object({ commit: v.string(), note: noteSchema });

/**
 * `POST /api/drafts/<name>/merge`: into the live branch, once it is approved (403 `not-approved`) or where it only adds new NAVs. 409 `draft-conflicts`, 422 `has-problems`.
 * With `publish`, a publisher also publishes it: 409 `held` and `already-publishing` are told before anything is merged. Answers with
 * {@link mergedSchema}.
 */
export const mergeSchema = v.object({
  commit: v.string(),
  note: noteSchema,
  publish: v.optional(v.boolean(), false),
});

/** Largest file of NAVs, in bytes. */
export const maxNavFile = 5_000_000;

/** A change from one day of a share to the next that somebody has to confirm, in proportion. */
export const navJump = 0.1;

/** A CSV or XLSX file, in base64. */
export const navFileSchema = v.object({ file: v.string() });

/** `confirmed` are the shares (ISIN) whose jumps were looked at. */
export const navImportSchema = v.object({
  ...navFileSchema.entries,
  commit: v.string(),
  confirmed: v.array(v.string()),
});

const shareNavsSchema = v.object({
  isin: v.string(),
  /** Its code. */
  fund: v.string(),
  added: v.number(),
  changed: v.number(),
  unchanged: v.number(),
  /** The first days that differ: changed ones, then the newest. */
  days: v.array(navDay),
  largest: v.optional(navDay),
  jumps: v.array(
    v.object({
      date: v.string(),
      column: v.picklist(['nav', 'benchmark']),
      before: v.string(),
      after: v.string(),
    }),
  ),
});

export type ShareNavs = v.InferOutput<typeof shareNavsSchema>;

/**
 * `POST /api/drafts/<name>/navs/check` with {@link navFileSchema}: what an import would change in the draft as it is at `commit`. `POST
 * /api/drafts/<name>/navs` with {@link navImportSchema} saves it, and answers with {@link savedSchema}; 409 `draft-changed` where there
 * is a newer commit. Both: 413 for a file that is too large, 422 `navs-refused` with a `refusal` for one that cannot be used as it is.
 */
export const navPlanSchema = v.object({ commit: v.string(), shares: v.array(shareNavsSchema) });

export type NavPlan = v.InferOutput<typeof navPlanSchema>;

export const portfolioSections = ['geographic', 'sector', 'capitalisation', 'topLines'] as const;

export type PortfolioSection = (typeof portfolioSections)[number];

/** A CSV or XLSX file in base64, and the code of the fund whose portfolio it is. */
export const portfolioFileSchema = v.object({ fund: v.string(), file: v.string() });

/**
 * `POST /api/drafts/<name>/portfolio/check` with {@link portfolioFileSchema}: the fields of the fund's portfolio in the draft, and as the file
 * makes them. They are saved as any edit, from `blob`, which is `null` for a fund without a portfolio. 404 for a fund that is not there, 413 and 422 as for
 * a file of NAVs.
 */
export const portfolioPlanSchema = v.object({
  path: v.string(),
  blob: v.nullable(v.string()),
  before: v.record(v.string(), jsonSchema),
  after: v.record(v.string(), jsonSchema),
});

export type PortfolioPlan = v.InferOutput<typeof portfolioPlanSchema>;

/** The problem of a file of NAVs or of a portfolio, and its place. */
export const navRefusalSchema = v.object({
  reason: v.picklist([
    'too-large',
    'unreadable',
    'empty',
    'formula',
    'merged',
    'no-header',
    'unknown-column',
    'column-twice',
    'unknown-isin',
    'not-date',
    'month-first',
    'future',
    'not-number',
    'mixed-marks',
    'day-twice',
    'jumps',
    'no-weights',
    'unknown-section',
    'no-date',
    'other-date',
    'no-code',
    'no-title',
    'line-twice',
  ]),
  sheet: v.optional(v.string()),
  /** Such as `B12`, also of a text: row 12, second column. */
  cell: v.optional(v.string()),
  /** The value that was found. */
  value: v.optional(v.string()),
});

export type NavRefusal = v.InferOutput<typeof navRefusalSchema>;

/** Every answer of 4xx and 5xx. `code` chooses the page's words; `message` is for what it has none for. */
export const problemSchema = v.object({
  code: v.picklist([
    'signed-out',
    'wrong-password',
    'code-needed',
    'wrong-code',
    'second-factor-needed',
    'second-factor-on',
    'name-taken',
    'own-account',
    'last-administrator',
    'company-account',
    'link-expired',
    'password-short',
    'password-long',
    'password-guessable',
    'forbidden',
    'too-many-requests',
    'held',
    'outdated',
    'has-problems',
    'already-publishing',
    'not-foretold',
    'not-shown',
    'invalid',
    'unprintable',
    'minute-taken',
    'too-many-plans',
    'content-api-away',
    'no-revisions',
    'not-found',
    'disk-full',
    'draft-gone',
    'draft-changed',
    'draft-conflicts',
    'own-draft',
    'not-approved',
    'not-approver',
    'draft-empty',
    'draft-unrelated',
    'no-drafts',
    'too-large',
    'navs-refused',
    'svg-refused',
    'failed',
  ]),
  message: v.string(),
  /** Beside `draft-conflicts`. */
  conflicts: v.optional(v.array(conflictSchema)),
  /** Beside `has-problems`: those of the draft, or what a merge would make wrong with the live content. */
  problems: v.optional(contentRevisionSchema.entries.problems),
  /** Beside `invalid` of an edit that its file cannot take. */
  path: v.optional(v.string()),
  field: v.optional(fieldPathSchema),
  /** Beside `navs-refused`. */
  refusal: v.optional(navRefusalSchema),
  /** Beside `signed-out` of `GET /api/session`: the company's identity provider signs in, too. */
  hasCompanySignIn: v.optional(v.boolean()),
  /** Seconds to wait. */
  retryAfter: v.optional(v.number()),
});

export type Problem = v.InferOutput<typeof problemSchema>;

export const mergedSchema = v.object({
  /** The commit of the live branch. */
  commit: v.string(),
  /** Why it was merged and is not being published, though that was asked for. */
  unpublished: v.optional(problemSchema),
});

export type Merged = v.InferOutput<typeof mergedSchema>;
