import * as v from 'valibot';
import { flag } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/Database';
import { clientKey } from '../../../platform/http/clientAddress';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { hashOf } from './secretTokens';

/** Attempts of one name at one address, until it has to wait. */
export const freeAttempts = 3;
/** Attempts of all names at one address, until names that are new there have to wait. */
export const freeAtAddress = 20;
/** Wrong codes of one account, wherever they come from, until it has to wait. */
export const freeCodes = 5;
export const maxWaitMs = 60_000;

/** Failures are forgotten when there was none for so long; that somebody signed in from an address, later. */
const failuresKeptMs = 60 * 60_000;
const knownKeptMs = 90 * 24 * 60 * 60_000;

/** Names and addresses that are not known are kept up to this number; the oldest go first. */
const maxRows = 10_000;

/** None at first, then 2, 4, 8 … seconds, and a minute at most. */
function waitAfter(failures: number): number {
  return failures < freeAttempts
    ? 0
    : Math.min(maxWaitMs, 1000 * 2 ** Math.min(failures - freeAttempts + 1, 10));
}

function assertWaited(waitMs: number, sinceLastMs: number): void {
  // Once the clock was set back, the wait begins anew.
  const leftMs = waitMs - Math.max(0, sinceLastMs);
  if (leftMs <= 0) return;
  const seconds = Math.ceil(leftMs / 1000);
  throw new HttpError(httpProblems.tooManySignIns(seconds), { retryAfter: seconds });
}

const attemptsSchema = v.object({
  failures: v.number(),
  lastAt: v.number(),
  /** The name has signed in from this address before. */
  isKnown: flag,
});

type Attempts = v.InferOutput<typeof attemptsSchema>;

/** An attempt that may be made. It counts as failed until it has succeeded. */
interface Attempt {
  /** Counts what this address has tried with names that are new there, within the hour. */
  ofAddress: number;
  /** The password was right. */
  succeed: () => Promise<void>;
}

/**
 * Slows guessing down, and locks nobody out: a name waits longer with each failure at its address, a minute at most, and never for
 * failures at other addresses. If an address tries many names, those that have not signed in from there before wait before
 * their first attempt. It is kept in the database, as a restart must not forget it.
 */
export class SignInLimit {
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly database: Database) {}

  /**
   * Before the password is looked at, so that guesses at the same time count as well.
   * @throws HttpError 429 with the seconds to wait
   */
  async take(address: string, name: string, now: Date): Promise<Attempt> {
    const client = clientKey(address);
    // People type passwords into the name field: only a hash is kept, for an hour.
    const keys = { ofName: hashOf(`${name.toLowerCase()}\n${client}`), ofAddress: hashOf(client) };
    return this.inTurn(() => this.count(keys, now.getTime()));
  }

  /**
   * Before a code of the second factor is looked at. Whoever guesses it has the password, so that this holds up nobody else.
   * @throws HttpError 429 with the seconds to wait
   */
  async takeCode(name: string, now: Date): Promise<Pick<Attempt, 'succeed'>> {
    const [key, at] = [hashOf(`code\n${name.toLowerCase()}`), now.getTime()];
    // Kept as known ones are: no number of other names pushes it out.
    const next = (failures: number) => this.write(key, { failures, lastAt: at, isKnown: true }, at);
    return this.inTurn(async () => {
      const { failures, lastAt } = (await this.find(key)) ?? { failures: 0, lastAt: at };
      if (lastAt > at) await next(failures);
      assertWaited(waitAfter(failures - freeCodes + freeAttempts), at - lastAt);
      await next(failures + 1);
      return { succeed: () => this.inTurn(() => next(0)) };
    });
  }

  private async count(keys: { ofName: string; ofAddress: string }, now: number): Promise<Attempt> {
    const none: Attempts = { failures: 0, lastAt: now, isKnown: false };
    const found = await this.find(keys.ofName);
    const [ofName, ofAddress] = [found ?? none, (await this.find(keys.ofAddress)) ?? none];
    const isNew = !ofName.isKnown && ofName.failures < freeAttempts;
    const tooMany = isNew ? ofAddress.failures - freeAtAddress + freeAttempts : 0;
    const waitMs = Math.max(waitAfter(ofName.failures), waitAfter(tooMany));
    if (waitMs > 0 && (!found || ofName.lastAt > now))
      await this.write(keys.ofName, { ...ofName, lastAt: now }, now);
    assertWaited(waitMs, now - ofName.lastAt);
    const counted = ofAddress.failures + (isNew ? 1 : 0);
    await this.write(keys.ofName, { ...ofName, failures: ofName.failures + 1, lastAt: now }, now);
    if (isNew) await this.write(keys.ofAddress, { ...none, failures: counted }, now);
    return {
      ofAddress: counted,
      succeed: () =>
        this.inTurn(async () => {
          await this.write(keys.ofName, { failures: 0, lastAt: now, isKnown: true }, now);
          // Mistyping before signing in is no guessing of names.
          const own = ofName.isKnown ? 0 : Math.min(ofName.failures + 1, freeAttempts);
          const left = await this.find(keys.ofAddress);
          if (own > 0 && left)
            await this.write(keys.ofAddress, { ...left, failures: Math.max(0, left.failures - own) }, now);
        }),
    };
  }

  /** Runs one after the other, as each reads what the one before has written. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }

  private async find(key: string): Promise<Attempts | undefined> {
    return this.database.row(attemptsSchema)`SELECT failures, last_at AS lastAt, is_known AS isKnown
        FROM sign_in_attempts WHERE key = ${key}`;
  }

  private async write(key: string, { failures, lastAt, isKnown }: Attempts, now: number): Promise<void> {
    await this.database.write`DELETE FROM sign_in_attempts
        WHERE last_at <= CASE is_known WHEN 1 THEN ${now - knownKeptMs} ELSE ${now - failuresKeptMs} END
        OR key IN (SELECT key FROM sign_in_attempts WHERE is_known = 0 ORDER BY last_at DESC LIMIT -1 OFFSET ${maxRows})`;
    await this.database.write`INSERT OR REPLACE INTO sign_in_attempts (key, failures, last_at, is_known)
        VALUES (${key}, ${failures}, ${lastAt}, ${isKnown})`;
  }
}
