import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKey } from '../../platform/environment/clientKey';

/** Requests of one client in a minute: more than editors save. */
export const hookRequestsPerMinute = 30;

/** How often each client may ask. Clients are counted in 65,536 drawers, so that no number of addresses fills the memory. */
export class HookLimit {
  private readonly key = randomBytes(32);
  private readonly limiter = new RateLimiterMemory({ points: hookRequestsPerMinute, duration: 60 });

  /** Counts a request. @returns undefined, or the seconds until there may be another */
  async take(address: string): Promise<number | undefined> {
    const drawer = createHmac('sha256', this.key).update(clientKey(address)).digest().readUInt16BE();
    try {
      await this.limiter.consume(drawer);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  }
}
