/* Changes, previews, publishes, plans and the history. */
import * as v from 'valibot';
import { failureSchema, pageChangesSchema, publishEventSchema } from '../../publishing/events';
import { actorSchema, historyEntrySchema } from '../../publishing/historyEntry';
import { holdSchema } from '../../publishing/holds';
import { contentChangesSchema, contentRevisionSchema } from '../../contract/revisionSchemas';
import { isoTime, noteSchema } from './common';

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
