import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { isPlainText } from '../contract/plainText';

/** Address of signed requests to publish. The site server passes them on to the desk, which answers them. */
export const hookPath = '/hooks/publish';

export const hookAddresses = [
  { url: hookPath, methods: ['POST'] },
  { url: `${hookPath}/*`, methods: ['GET', 'HEAD'] },
];

/** Tolerated difference from this machine's clock, either way. */
const signatureWindowSeconds = 5 * 60;

/** The headers `x-publish-timestamp`, in Unix seconds, and `x-publish-signature`, and the body byte by byte. */
export interface SignedRequest {
  timestamp: string | string[] | undefined;
  signature: string | string[] | undefined;
  body: Buffer;
}

/** `signature` is as computed here, so that it does not depend on upper and lower case. */
type SignatureResult = { signature: string } | { problem: string };

/**
 * Checks that a request was signed with the secret, and recently. Only correctly signed requests are told about their
 * time.
 */
export function verifySignature(secret: string, request: SignedRequest, now: Date): SignatureResult {
  const { timestamp, signature, body } = request;
  if (typeof timestamp !== 'string' || !/^[1-9]\d{0,11}$/.test(timestamp)) {
    return { problem: 'x-publish-timestamp is missing or is not a time in Unix seconds.' };
  }
  if (typeof signature !== 'string' || !/^sha256=[0-9a-f]{64}$/i.test(signature)) {
    return { problem: 'x-publish-signature is missing or is not sha256= and 64 hexadecimal digits.' };
  }
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  if (!timingSafeEqual(digest, Buffer.from(signature.slice('sha256='.length), 'hex'))) {
    return { problem: 'x-publish-signature is not the signature of this timestamp and body.' };
  }
  const seconds = Number(timestamp);
  if (Math.abs(Math.floor(now.getTime() / 1000) - seconds) > signatureWindowSeconds) {
    return { problem: 'x-publish-timestamp is more than five minutes from the time of this server.' };
  }
  return { signature: digest.toString('hex') };
}

/** Free of control and bidirectional characters, as the reason is shown in logs and pages. */
const reason = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[^\n\r\t]*$/),
  v.check(isPlainText),
  v.transform((text) => text.trim()),
);

const bodySchema = v.pipe(
  v.unknown(),
  // A list is an object to valibot.
  v.check((value) => !Array.isArray(value)),
  v.strictObject({ reason: v.optional(reason) }),
);

type PublishBody = { reason: string | undefined } | { problem: string };

const accepted =
  'The body must be empty or JSON of the form { "reason": "up to 200 characters on one line" }.';

/** Parses the body of a request to publish. */
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
