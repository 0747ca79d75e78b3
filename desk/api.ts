/* The contract between the desk's page and its server: JSON below `/api`, parsed on both sides. */
import * as v from 'valibot';
import { isPlainText } from '../platform/plainText';
import { contentChangesSchema, contentRevisionSchema } from '../publishing/revisionSchemas';
import { actorSchema, historyEntrySchema } from '../publishing/historyEntry';
import { failureSchema, pageChangesSchema, publishEventSchema } from '../publishing/events';
import { holdSchema } from '../publishing/holds';

export { companyTimeZone, instantInParis, isCalendarDay, localTimeInParis } from '../platform/parisTime';
export { isPlainText };
export { historyKinds } from '../publishing/historyEntry';
export { holdSchema };

/**
 * In order, each may do what those before it may: an editor writes; a reviewer also approves what others wrote; a publisher also
 * publishes, takes back and lifts a hold.
 */
export const roles = ['editor', 'reviewer', 'publisher'] as const;

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
  /** Origin of the public site, for links to its pages. */
  siteUrl: v.string(),
});

export type Session = v.InferOutput<typeof sessionSchema>;

export const signInSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/** Behind the `#` of `/sign-in#…`, which no server sees: whatever looks at the address does not use it up. */
export const linkSchema = v.object({ token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)) });

/** `POST /api/session/password`: changes one's own, and ends the other sessions. 422 when the new one is too weak. */
export const passwordChangeSchema = v.object({
  current: signInSchema.entries.password,
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000)),
});

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
  /** Of the branch, without `draft/`. */
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

/**
 * `GET /api/drafts/<name>`: what it changes against the live branch, what is wrong with it, and all files of the content as it has
 * them, of which lists of items are made. `DELETE` removes it: its owner, or a publisher.
 */
export const draftContentSchema = v.object({
  draft: draftSchema,
  ...contentChangesSchema.entries,
  problems: contentRevisionSchema.entries.problems,
  files: v.array(v.object({ path: v.string(), blob: v.string(), size: v.number() })),
});

export type DraftContent = v.InferOutput<typeof draftContentSchema>;

/** `GET /api/drafts/<name>/file?path=…`: a YAML or Markdown file as its fields. 404 where there is none. */
export const contentFileSchema = v.object({ path: v.string(), blob: v.string(), value: jsonSchema });

export type ContentFile = v.InferOutput<typeof contentFileSchema>;

/**
 * `POST /api/drafts/<name>/save`: one commit by the account. Other fields that somebody changed meanwhile are kept, and their files
 * named in `merged`. 409 `draft-conflicts` with `conflicts` where they changed the same: then nothing is saved.
 */
export const saveSchema = v.object({ files: v.array(v.union([savedFileSchema, copiedFileSchema])) });

export const savedSchema = v.object({
  commit: v.string(),
  merged: v.array(v.string()),
  files: v.array(v.object({ path: v.string(), blob: v.nullable(v.string()) })),
});

/**
 * Of a field: a value that is not there is left out. Or of a whole file: then `field` is absent, and the values are texts, or `null` for what is
 * no text or not there. A save of edits, an update and a merge have conflicts of fields where they can; a save of a whole file has those of files.
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
 * conflicts, where `theirs` is what is live: whole files, or edits with `blob` of the conflict as their `base`, made to the fields of both in
 * which those in conflict are `theirs`. `{ commit }` of the draft.
 */
export const updateSchema = v.object({ files: v.optional(v.array(savedFileSchema), []) });

/** `POST /api/drafts/<name>/problems` with {@link saveSchema}: what would be wrong, were these files saved. */
export const draftProblemsSchema = v.object({ problems: contentRevisionSchema.entries.problems });

/**
 * `POST /api/drafts/<name>/review` asks for a review, `/approve` and `/return` are a reviewer's or a publisher's, of a draft in which they
 * wrote nothing (403 `own-draft`). Each names the commit that was looked at: 409 `draft-changed` where there is a newer one. They
 * answer with the {@link draftSchema}.
 */
export const reviewActSchema = v.object({ commit: v.string(), note: noteSchema });

/**
 * `POST /api/drafts/<name>/merge`: into the live branch, once it is approved (403 `not-approved`). 409 `draft-conflicts`, 422 `has-problems`.
 * With `publish`, a publisher also publishes it: 409 `held` and `already-publishing` are told before anything is merged. Answers with
 * {@link mergedSchema}.
 */
export const mergeSchema = v.object({
  commit: v.string(),
  note: noteSchema,
  publish: v.optional(v.boolean(), false),
});

/** Every answer of 4xx and 5xx. `code` chooses the page's words; `message` is for what it has none for. */
export const problemSchema = v.object({
  code: v.picklist([
    'signed-out',
    'wrong-password',
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
    'draft-empty',
    'draft-unrelated',
    'no-drafts',
    'too-large',
    'failed',
  ]),
  message: v.string(),
  /** Beside `draft-conflicts`. */
  conflicts: v.optional(v.array(conflictSchema)),
  /** Beside `has-problems` of a merge: what would be wrong with the live content. */
  problems: v.optional(contentRevisionSchema.entries.problems),
  /** Beside `invalid` of an edit that its file cannot take. */
  path: v.optional(v.string()),
  field: v.optional(fieldPathSchema),
  /** Seconds to wait. */
  retryAfter: v.optional(v.number()),
});

export type Problem = v.InferOutput<typeof problemSchema>;

export const mergedSchema = v.object({
  /** Of the live branch. */
  commit: v.string(),
  /** Why it was merged and is not being published, though that was asked for. */
  unpublished: v.optional(problemSchema),
});

export type Merged = v.InferOutput<typeof mergedSchema>;
