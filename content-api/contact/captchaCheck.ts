import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { causesOf, messageOf } from '../../platform/errors';
import type { Log } from '../../platform/log';
import { errorDetails } from './errorDetails';

/** Only an attack sends more; further tokens are then refused. */
const maxTokens = 50_000;

/** Remembers digests of used tokens for as long as they could be replayed. */
export class ReplayGuard {
  /** Digest → expiry, in order of expiry. */
  private readonly seen = new Map<string, number>();

  constructor(private readonly lifeMs: number) {}

  /** @returns false when the token was used before */
  use(token: string, now: number): boolean {
    this.forgetUntil(now);
    const digest = createHash('sha256').update(token).digest('base64');
    if (this.seen.has(digest) || this.seen.size >= maxTokens) return false;
    this.seen.set(digest, now + this.lifeMs);
    return true;
  }

  private forgetUntil(now: number): void {
    for (const [digest, end] of this.seen) {
      if (end > now) return;
      this.seen.delete(digest);
    }
  }
}

interface CaptchaCheckOptions {
  secret: string;
  /** Host of the site, for which the token must have been issued. */
  hostname: string;
  log: Log;
  /** Address of the verification service. */
  url?: string;
  timeLimitMs?: number;
  now?: () => number;
}

/** Never rejects: a token that cannot be verified counts as refused. */
export type CaptchaCheck = (token: string | null | undefined) => Promise<boolean>;

const serviceUrl = 'https://www.google.com/recaptcha/api/siteverify';
const serviceTimeLimitMs = 5_000;

/** The action for which the form requests tokens. */
const action = 'contact';
/** 0 is a robot, 1 a person; the value that the service recommends. */
const lowestScore = 0.5;
/** The service's own limit, and tolerated clock skew. */
const longestAgeMs = 2 * 60_000;
const clockLeadMs = 30_000;

/** Tokens are letters, digits, hyphens and underscores, some two thousand of them. */
const tokenPattern = /^[\w-]{1,8000}$/;

const answerSchema = v.union([
  v.object({
    success: v.literal(true),
    score: v.number(),
    action: v.string(),
    hostname: v.string(),
    challenge_ts: v.pipe(
      v.string(),
      v.transform((text) => Date.parse(text)),
      v.number(),
    ),
  }),
  v.object({ success: v.literal(false), 'error-codes': v.optional(v.array(v.string())) }),
]);

type Answer = v.InferOutput<typeof answerSchema>;

/** @returns undefined when the token is accepted */
function refusalReason(answer: Answer, hostname: string, now: number): string | undefined {
  if (!answer.success) return 'token refused';
  const age = now - answer.challenge_ts;
  if (answer.action !== action) return 'other action';
  if (answer.hostname !== hostname) return 'other host';
  if (!(answer.score >= lowestScore)) return 'low score';
  if (!(age <= longestAgeMs && age >= -clockLeadMs)) return 'token too old';
  return undefined;
}

type Service = Pick<CaptchaCheckOptions, 'secret' | 'url' | 'timeLimitMs'>;

async function verify(
  { secret, url = serviceUrl, timeLimitMs = serviceTimeLimitMs }: Service,
  token: string,
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    signal: AbortSignal.timeout(timeLimitMs),
    redirect: 'error',
  });
  return v.parse(answerSchema, await response.json().catch(() => undefined));
}

const wrongSecret = 'the captcha service does not know the secret: correct RECAPTCHA_SECRET_KEY';

function isSecretRefused(answer: Answer): boolean {
  return !answer.success && (answer['error-codes'] ?? []).some((code) => code.endsWith('-input-secret'));
}

/**
 * Sends the service a token that it has not made.
 *
 * @returns what was seen
 * @throws Error with what is wrong, and the remedy
 */
export async function tryCaptchaSecret(service: Service): Promise<string> {
  const { host } = new URL(service.url ?? serviceUrl);
  const answer = await verify(service, 'none').catch((cause: unknown) => {
    const seen = v.isValiError(cause) ? 'something else answers' : messageOf(causesOf(cause).at(-1));
    throw new Error(`The captcha service cannot be asked (${seen}): let this machine reach ${host}`, {
      cause,
    });
  });
  if (isSecretRefused(answer)) throw new Error(wrongSecret);
  return 'The captcha service knows the secret.';
}

/** Checks tokens of reCAPTCHA v3 (https://developers.google.com/recaptcha/docs/verify). Tokens are never logged. */
export function createCaptchaCheck({
  secret,
  hostname,
  log,
  now = Date.now,
  timeLimitMs = serviceTimeLimitMs,
  url,
}: CaptchaCheckOptions): CaptchaCheck {
  const replayGuard = new ReplayGuard(longestAgeMs + clockLeadMs + timeLimitMs);

  return async (token) => {
    const refuse = (reason: string) => {
      log.warn({ reason }, 'contact request refused by the captcha');
      return false;
    };
    if (!tokenPattern.test(token ?? '') || !token) return refuse('no token');
    if (!replayGuard.use(token, now())) return refuse('token used before');
    try {
      const answer = await verify({ secret, url, timeLimitMs }, token);
      if (isSecretRefused(answer)) log.error({}, wrongSecret);
      const reason = refusalReason(answer, hostname, now());
      return reason === undefined || refuse(reason);
    } catch (error) {
      log.error(errorDetails(error), 'the captcha cannot be checked: the contact request is refused');
      return false;
    }
  };
}
