import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { codeOf } from '../../platform/errors';
import type { Log } from '../../platform/log';
import { writeFileAtomic } from '../../platform/writeFileAtomic';
import { signatureWindowSeconds, type VerifiedSignature } from './publishRequest';

const fileName = 'signatures.json';

/** A day, so that accepted signatures are still known when the clock is set back by less than that. */
const rememberedSeconds = 24 * 60 * 60;
const rememberedMost = 2_000;

const usedSchema = v.object({
  /**
   * Unix seconds. Signatures of that time or before are refused, because they may have been forgotten. Never decreases.
   */
  horizon: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  signatures: v.array(v.object({ signature: v.string(), timestamp: v.number() })),
});

type Used = v.InferOutput<typeof usedSchema>;

export type Acceptance = 'accepted' | 'used' | 'tooOld';

function secondsOf(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}

/** Forgets old signatures and moves the horizon past them. */
function withoutForgotten({ horizon, signatures }: Used, now: Date): Used {
  const newestFirst = [...signatures].sort((a, b) => b.timestamp - a.timestamp);
  const limit = secondsOf(now) - rememberedSeconds;
  const bound = newestFirst[rememberedMost]?.timestamp ?? 0;
  const newHorizon = Math.max(
    horizon,
    bound,
    ...signatures.map(({ timestamp }) => timestamp).filter((timestamp) => timestamp < limit),
  );
  return {
    horizon: newHorizon,
    signatures: signatures.filter(({ timestamp }) => timestamp > newHorizon),
  };
}

/** Accepts each signature once, also across restarts: it is on disk before the request is acted on. */
export class ReplayGuard {
  private lastWrite: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly file: string,
    private used: Used,
  ) {}

  /** An unreadable file may have held any recent signature, so all recent ones are refused. */
  static async open(folder: string, log: Log, now: Date): Promise<ReplayGuard> {
    const file = path.join(folder, fileName);
    try {
      return new ReplayGuard(file, v.parse(usedSchema, JSON.parse(await readFile(file, 'utf8'))));
    } catch (error) {
      const isFirst = codeOf(error) === 'ENOENT';
      const horizon = isFirst ? 0 : secondsOf(now) + signatureWindowSeconds;
      if (!isFirst)
        log.error({ err: error, file }, 'unreadable: the publish hook refuses requests for 5 minutes');
      return new ReplayGuard(file, { horizon, signatures: [] });
    }
  }

  /**
   * Accepts a valid signature once.
   * @throws Error of the file system when it cannot be stored; it is then not accepted
   */
  async accept({ signature, timestamp }: VerifiedSignature, now: Date): Promise<Acceptance> {
    if (this.used.signatures.some((known) => known.signature === signature)) return 'used';
    if (timestamp <= this.used.horizon) return 'tooOld';
    this.used.signatures.push({ signature, timestamp });
    this.used = withoutForgotten(this.used, now);
    try {
      await this.write();
    } catch (error) {
      const signatures = this.used.signatures.filter((known) => known.signature !== signature);
      this.used = { ...this.used, signatures };
      throw error;
    }
    return 'accepted';
  }

  private write(): Promise<void> {
    const turn = this.lastWrite.then(() => writeFileAtomic(this.file, `${JSON.stringify(this.used)}\n`));
    this.lastWrite = turn.catch(() => undefined);
    return turn;
  }
}
