/* Parts of the contract that several of its files share. */
import * as v from 'valibot';
import type { Json } from '../../platform/jsonValues';
import { isPlainText } from '../../contract/plainText';
import { roles } from '../../contract/roles';

/** True if a role may do what the needed one may. */
export function isAtLeast(role: (typeof roles)[number], needed: (typeof roles)[number]): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** A session ends so many minutes after somebody last did something, and so many hours after its start (docs/desk.md, docs/security.md). */
export const sessionLimits = { minutes: 30, hours: 12 } as const;

export const isoTime = v.pipe(v.string(), v.isoTimestamp());

/**
 * Sent with each request of the page: seconds since a person last did something there. Only that extends a session: what the page
 * asks by itself does not.
 */
export const idleHeader = 'desk-idle-seconds';

/** Error of {@link noteSchema} for a text that cannot be shown as it was typed. */
export const unprintable = 'unprintable';

/** A note beside a publish, a take-back or the lifting of a hold. */
export const noteSchema = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(500), v.check(isPlainText, unprintable)),
  '',
);

const maxDepth = 30;

/** A value that is nested thousands of times would overflow the stack of all that walk through it. */
function isJson(value: unknown, depth = maxDepth): boolean {
  if (typeof value === 'object' && value !== null)
    return depth > 0 && Object.values(value).every((child) => isJson(child, depth - 1));
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

export const jsonSchema = v.custom<Json>((value) => isJson(value));

export const fieldPathSchema = v.pipe(
  v.array(v.union([v.pipe(v.string(), v.maxLength(500)), v.pipe(v.number(), v.integer(), v.minValue(0))])),
  v.maxLength(maxDepth),
);

/** The path of the text below the front matter of a Markdown file. */
export const bodyField = '---';
