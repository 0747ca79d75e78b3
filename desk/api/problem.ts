/* Refusals and failures. */
import * as v from 'valibot';
import { contentRevisionSchema } from '../../contract/revisionSchemas';
import { fieldPathSchema } from './common';
import { conflictSchema } from './drafts';
import { navRefusalSchema } from './imports';

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
    'not-built',
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
    'content-unreadable',
    'in-doubt',
    'too-large',
    'navs-refused',
    'svg-refused',
    'svg-too-complex',
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
