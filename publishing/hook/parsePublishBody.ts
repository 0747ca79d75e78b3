import * as v from 'valibot';

/** Neither control characters nor those that turn the direction of text: the reason is shown in logs and pages. */
const reason = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]*$/u),
  v.transform((text) => text.trim()),
);

const bodySchema = v.pipe(
  v.unknown(),
  // A list is an object to valibot.
  v.check((value) => !Array.isArray(value)),
  v.strictObject({ reason: v.optional(reason) }),
);

export type PublishBody = { reason: string | undefined } | { problem: string };

const accepted =
  'The body must be empty or JSON of the form { "reason": "up to 200 characters on one line" }.';

/** The bytes of a request to publish. */
export function parsePublishBody(body: Buffer): PublishBody {
  if (body.length === 0) return { reason: undefined };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const parsed = v.safeParse(bodySchema, JSON.parse(text));
    return parsed.success ? { reason: parsed.output.reason || undefined } : { problem: accepted };
  } catch {
    return { problem: accepted };
  }
}
