import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import * as v from 'valibot';
import { productSlug } from '../../../contract/slug';
import type { Database } from '../../../platform/database/Database';
import { HttpError, httpProblems } from '../../../platform/http/httpErrors';
import { isRecoveryCode, type NewSecondFactor } from '../../api';
import { hashOf } from './secretTokens';

export const recoveryCodeCount = 10;

/** Clocks differ, and people type slowly: the code before and the one after are accepted too. */
const tolerance = 1;

const rowSchema = v.object({ totp_secret: v.nullable(v.string()), totp_pending: v.nullable(v.string()) });

/** An authenticator app lists it below the house's name. */
function totpOf(secret: string, label = ''): TOTP {
  const [first = '', ...others] = productSlug();
  const issuer = first.toUpperCase() + others.join('');
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret) });
}

/** The counter of the moment that a code is of; undefined if it is wrong. */
function counterOf(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: tolerance });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** 120 random bits, as six groups of letters and digits. */
function newRecoveryCode(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer }).base32.replace(/.{4}(?=.)/g, '$&-');
}

/** However it was copied from paper. Hashed as tokens are: nobody tries 2^120 codes, so a slow hash would add nothing. */
function hashOfRecoveryCode(code: string): string {
  return hashOf(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
}

/** The second factor of accounts: codes by time, and recovery codes, each of which is accepted once. */
export class SecondFactors {
  constructor(private readonly database: Database) {}

  async isOn(name: string): Promise<boolean> {
    return (await this.find(name)).totp_secret !== null;
  }

  /** A new secret, which counts once a code of it is confirmed. @throws HttpError 409 while one is on */
  async propose(name: string): Promise<NewSecondFactor> {
    const secret = new Secret({ size: 20 }).base32;
    const changed = await this.database.write`UPDATE accounts SET totp_pending = ${secret}
        WHERE name = ${name} AND totp_secret IS NULL`;
    if (changed === 0) throw new HttpError(httpProblems.secondFactorOn);
    return { secret, uri: totpOf(secret, name).toString() };
  }

  /** True if the code is of the secret that was proposed last. */
  async isConfirmedBy(name: string, code: string, now: Date): Promise<boolean> {
    const { totp_secret: secret, totp_pending: pending } = await this.find(name);
    if (secret !== null) throw new HttpError(httpProblems.secondFactorOn);
    return pending !== null && counterOf(pending, code, now) !== undefined;
  }

  /** @returns its recovery codes, which nobody can look up later */
  async switchOn(name: string, code: string, now: Date): Promise<string[]> {
    const { totp_pending: pending } = await this.find(name);
    const counter = pending === null ? undefined : counterOf(pending, code, now);
    if (counter === undefined) throw new HttpError(httpProblems.wrongCode);
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    const changed = await this.database.write`UPDATE accounts
        SET totp_secret = totp_pending, totp_pending = NULL, totp_counter = ${counter},
          recovery_codes = ${JSON.stringify(codes.map(hashOfRecoveryCode))}
        WHERE name = ${name} AND totp_pending = ${pending}`;
    if (changed === 0) throw new HttpError(httpProblems.secondFactorOn);
    return codes;
  }

  /** Uses a code up. @returns false when it is wrong, older than one that was used, or used */
  async accept(name: string, code: string, now: Date): Promise<boolean> {
    // Each in one statement: of two requests with the same code one is too late.
    if (isRecoveryCode(code)) {
      const hash = hashOfRecoveryCode(code);
      const changed = await this.database.write`UPDATE accounts SET recovery_codes =
          (SELECT json_group_array(value) FROM json_each(recovery_codes) WHERE value <> ${hash})
          WHERE name = ${name} AND EXISTS (SELECT 1 FROM json_each(recovery_codes) WHERE value = ${hash})`;
      return changed > 0;
    }
    const { totp_secret: secret } = await this.find(name);
    const counter = secret === null ? undefined : counterOf(secret, code, now);
    if (counter === undefined) return false;
    const changed = await this.database.write`UPDATE accounts SET totp_counter = ${counter}
        WHERE name = ${name} AND totp_secret = ${secret} AND totp_counter < ${counter}`;
    return changed > 0;
  }

  /** @returns false when it was off */
  async switchOff(name: string): Promise<boolean> {
    const changed = await this.database.write`UPDATE accounts
        SET totp_secret = NULL, totp_pending = NULL, recovery_codes = '[]' WHERE name = ${name} AND totp_secret IS NOT NULL`;
    return changed > 0;
  }

  private async find(name: string): Promise<v.InferOutput<typeof rowSchema>> {
    const found = await this.database.row(rowSchema)`SELECT totp_secret, totp_pending FROM accounts
        WHERE name = ${name}`;
    return found ?? { totp_secret: null, totp_pending: null };
  }
}
