import { createHash } from 'node:crypto';

/** So many are remembered at once. More come only with an attack, and are then refused. */
const mostTokens = 50_000;

/** Tokens that have been shown, as digests, for as long as they could be shown again. */
export class UsedTokens {
  /** Digest → when it is forgotten; in that order. */
  private readonly seen = new Map<string, number>();

  constructor(private readonly lifeMs: number) {}

  /** @returns false when the token was shown before */
  use(token: string, now: number): boolean {
    this.forgetUntil(now);
    const digest = createHash('sha256').update(token).digest('base64');
    if (this.seen.has(digest) || this.seen.size >= mostTokens) return false;
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
