import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';

const maxAttempts = 3;

/** Node.js and undici give these codes when the other side has ended a connection, as it may with one that was idle. */
const dropCodes: readonly (string | undefined)[] = ['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'UND_ERR_SOCKET'];

const errorSchema = v.object({
  code: v.optional(v.string()),
  cause: v.optional(v.unknown()),
});

/** Also looks at the cause, as `fetch` wraps errors. */
function isDropped(error: unknown): boolean {
  const parsed = v.safeParse(errorSchema, error);
  if (!parsed.success) return false;
  const { code, cause } = parsed.output;
  return dropCodes.includes(code) || (cause !== undefined && isDropped(cause));
}

/**
 * Asks twice more when the connection was dropped: servers close idle connections at the very moment at which they are
 * used again, and a process that is busy building notices late. For what may be done twice: reads, never a contact
 * request.
 *
 * @param ask with the answer's body, which may break off as well
 * @param isWorthRetrying which errors; by default a dropped connection
 */
export async function retryDropped<Answer>(
  ask: () => Promise<Answer>,
  { isWorthRetrying = isDropped, pauseMs = 50 } = {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === maxAttempts || !isWorthRetrying(error)) throw error;
      await delay(attempt * pauseMs);
    }
  }
}

/** An answer to its last byte, of something that may be asked twice. The limit is that of each attempt. */
export function fetchWhole(
  address: string,
  { timeLimitMs, ...init }: RequestInit & { timeLimitMs: number },
): Promise<Response> {
  return retryDropped(async () => {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeLimitMs) });
    const body = await response.arrayBuffer();
    // An answer without content may not have an empty one.
    return new Response(body.byteLength > 0 ? body : null, response);
  });
}
