import * as v from 'valibot';
import { failureSchema } from './events';

export const historyKinds = [
  'publish',
  'rollback',
  'hold',
  'lift',
  'schedule',
  'withdraw',
  'sign-in',
  'sign-in-refused',
  'sessions-ended',
  'account-added',
  'account-role',
  'account-password',
  'account-removed',
  'account-reset',
  'second-factor-on',
  'second-factor-off',
  'second-factor-refused',
  'recovery-code-used',
  'preview-withdrawn',
  'draft-created',
  'review-asked',
  'draft-approved',
  'draft-returned',
  'remark-left',
  'remark-done',
  'draft-merged',
  'draft-merged-unreviewed',
  'draft-merged-navs',
  'draft-removed',
] as const;

/** The ways in which an action is asked for. */
export const historyWays = ['desk', 'shell', 'hook'] as const;

export type HistoryWay = (typeof historyWays)[number];

/** The person or program that acts, the way they came, and their note. */
export const actorSchema = v.object({
  /** An account of the desk, an account of the machine, or `hook`. */
  who: v.string(),
  via: v.picklist(historyWays),
  note: v.string(),
  /** Address of the client, for requests to the desk. */
  address: v.optional(v.string()),
});

export type Actor = v.InferOutput<typeof actorSchema>;

export const historyEntrySchema = v.object({
  id: v.number(),
  /** When it began. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.picklist(historyKinds),
  ...actorSchema.entries,
  /** `interrupted`: its process ended without a result, or nobody knows it. `refused`: their role does not allow it. */
  result: v.picklist(['running', 'succeeded', 'failed', 'refused', 'interrupted']),
  /** Why it has failed; of a publish that succeeded, files that the renderer makes otherwise than Gatsby. */
  message: v.optional(v.string()),
  failure: v.optional(failureSchema),
  releaseId: v.optional(v.string()),
  /** Pages of the release, and how many were rendered for it. */
  pages: v.optional(v.number()),
  rendered: v.optional(v.number()),
  seconds: v.optional(v.number()),
});

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
