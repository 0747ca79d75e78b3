/*
 * What the desk's page and its server say to each other: JSON below `/api`, parsed on both sides.
 */
import * as v from 'valibot';
import { contentChangesSchema, contentRevisionSchema } from '../publishing/revisionSchemas';
import { actorSchema, historyEntrySchema } from '../publishing/history/historyEntry';
import { pageChangesSchema, publishEventSchema } from '../publishing/publishEvents';
import { holdSchema } from '../publishing/releases/hold';

export { isCalendarDay } from '../platform/calendarDay';
export { instantInParis, localTimeInParis } from '../platform/parisTime';
export { historyKinds } from '../publishing/history/historyEntry';
export { holdSchema };

/** An editor sees; a publisher also publishes, takes back and lifts a hold. */
export const roles = ['editor', 'publisher'] as const;

const isoTime = v.pipe(v.string(), v.isoTimestamp());

/** `GET /api/session`, and the answer to `POST /api/session` with {@link signInSchema}; 401 without one. `DELETE` ends it. */
export const sessionSchema = v.object({
  name: v.string(),
  role: v.picklist(roles),
  expiresAt: isoTime,
  /** Origin of the public site, for links to its pages. */
  siteUrl: v.string(),
});

export type Session = v.InferOutput<typeof sessionSchema>;

export const signInSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/** A note beside a publish, a take-back or the lifting of a hold. */
export const noteSchema = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(500)), '');

/** `GET /api/changes`: what is live, what the content is now, and what differs. */
export const changesSchema = v.object({
  live: v.nullable(
    v.object({ releaseId: v.string(), builtAt: isoTime, revision: v.nullable(contentRevisionSchema) }),
  ),
  /** `null` when the content API knows no revisions: then neither problems nor changes can be shown. */
  latest: v.nullable(contentRevisionSchema),
  /** Empty when nothing differs, or when one of the two is `null`. */
  ...contentChangesSchema.entries,
  hold: v.nullable(holdSchema),
});

export type Changes = v.InferOutput<typeof changesSchema>;

/**
 * `GET /api/foretold`: which pages a publish of the latest revision would touch, some seconds after it is asked for;
 * `null` where there is nothing to compare: nothing is live, the latest revision has problems, or the content API does
 * not know both revisions. 502 with the reason when the latest cannot be built.
 */
export const foretoldSchema = v.nullable(pageChangesSchema);

export type Foretold = v.InferOutput<typeof foretoldSchema>;

/** A revision of the content; `null` where the content API knows none. */
const revisionId = v.nullable(v.string());

/** `GET /api/preview`: the site as it would be, of the revision that was asked for last. */
export const previewSchema = v.object({
  /** What its address shows. */
  shown: v.nullable(v.object({ revision: revisionId, builtAt: isoTime })),
  /** What it will show. */
  building: v.nullable(v.object({ revision: revisionId, startedAt: isoTime })),
  /** Why it does not show what was asked for. */
  failure: v.nullable(v.object({ revision: revisionId, message: v.string() })),
});

export type Preview = v.InferOutput<typeof previewSchema>;

/**
 * `POST /api/preview`: asks for the preview of the latest revision. 202 with a secret address that shows it to whoever has
 * it, with `?page=/fr/…` or the home page. 422 when the revision has problems.
 */
export const previewAddressSchema = v.object({ address: v.pipe(v.string(), v.url()), expiresAt: isoTime });

export type PreviewAddress = v.InferOutput<typeof previewAddressSchema>;

/**
 * `POST /api/publishes`: 202 with a {@link publishSchema}. 403 for editors, 409 while held, or when `revision` is no longer
 * the latest, 422 when it has problems.
 */
export const publishRequestSchema = v.object({ revision: v.nullable(v.string()), note: noteSchema });

/** `GET /api/publishes/latest` (`null` before the first) and, as server-sent events `publish`, `GET /api/publishes/latest/events`. */
export const publishSchema = v.object({
  by: v.string(),
  via: actorSchema.entries.via,
  note: v.string(),
  state: v.picklist(['queued', 'running', 'succeeded', 'failed']),
  /** Why it failed, and what to do. */
  message: v.optional(v.string()),
  queuedAt: isoTime,
  startedAt: v.optional(isoTime),
  endedAt: v.optional(isoTime),
  /** Of its steps, in their order. */
  events: v.array(v.object({ at: isoTime, event: publishEventSchema })),
  /** From the median of earlier ones; `null` before the first. */
  estimatedSeconds: v.nullable(v.number()),
});

export type Publish = v.InferOutput<typeof publishSchema>;

/** `POST /api/schedules`: 201 with a {@link scheduleSchema}. 403, 409 and 422 as for a publish, but for a hold; 400 for the past. */
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
  /** What is live is newer: it will not be published. */
  isOvertaken: v.boolean(),
});

export type Schedule = v.InferOutput<typeof scheduleSchema>;

/** `GET /api/schedules`: planned publishes, the next first. `DELETE /api/schedules/<id>`: 200 once it is withdrawn. Publishers only. */
export const schedulesSchema = v.object({ schedules: v.array(scheduleSchema) });

/** `GET /api/history?before=<id>`: 50 entries, newest first. */
export const historySchema = v.object({
  entries: v.array(historyEntrySchema),
  hasMore: v.boolean(),
  /** Those that can be taken back to, newest first. */
  releases: v.array(v.object({ id: v.string(), builtAt: isoTime, isLive: v.boolean() })),
  hold: v.nullable(holdSchema),
});

export type History = v.InferOutput<typeof historySchema>;

/** `POST /api/take-back`: 200 once the release is live and held. Publishers only. */
export const takeBackSchema = v.object({ releaseId: v.string(), note: noteSchema });

/** `POST /api/lift`: 200 once nothing is held. Publishers only. */
export const liftSchema = v.object({ note: noteSchema });

/** Every answer of 4xx and 5xx. `code` chooses the page's words; `message` is for what it has none for. */
export const problemSchema = v.object({
  code: v.picklist([
    'signed-out',
    'wrong-password',
    'forbidden',
    'too-many-requests',
    'held',
    'outdated',
    'has-problems',
    'already-publishing',
    'invalid',
    'content-api-away',
    'not-found',
    'disk-full',
    'failed',
  ]),
  message: v.string(),
  /** Seconds to wait. */
  retryAfter: v.optional(v.number()),
});

export type Problem = v.InferOutput<typeof problemSchema>;
