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
  'preview-withdrawn',
] as const;

/** Where something was asked for. */
export const historyWays = ['desk', 'shell', 'hook'] as const;

export type HistoryWay = (typeof historyWays)[number];

/** Who does something, from where, and what they say about it. */
export const actorSchema = v.object({
  /** An account of the desk, an account of the machine, or `hook`. */
  who: v.string(),
  via: v.picklist(historyWays),
  note: v.string(),
  /** Of the client that asked, where one asked the desk. */
  address: v.optional(v.string()),
});

export type Actor = v.InferOutput<typeof actorSchema>;

export const historyEntrySchema = v.object({
  id: v.number(),
  /** When it began. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  kind: v.picklist(historyKinds),
  ...actorSchema.entries,
  /** `interrupted`: its process ended without a result. `refused`: their role does not allow it. */
  result: v.picklist(['running', 'succeeded', 'failed', 'refused', 'interrupted']),
  message: v.optional(v.string()),
  failure: v.optional(failureSchema),
  releaseId: v.optional(v.string()),
  /** Of the release, and those rendered for it. */
  pages: v.optional(v.number()),
  rendered: v.optional(v.number()),
  seconds: v.optional(v.number()),
});

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>;
