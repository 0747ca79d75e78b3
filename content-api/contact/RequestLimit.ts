import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKey } from '../../platform/http/clientAddress';

/** How long what a client has done counts. */
const windowSeconds = 10 * 60;

/**
 * How many requests each client may have registered in ten minutes. Clients are counted in 65,536 drawers, so that no number
 * of addresses fills the memory, and no address is in it; the key of the drawers is new with each start.
 */
export class RequestLimit {
  private readonly secret = randomBytes(32);
  private readonly limiter: RateLimiterMemory;

  constructor(points: number) {
    this.limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  }

  /** Counts a request. @returns undefined, or the seconds until there may be another */
  async take(address: string): Promise<number | undefined> {
    try {
      await this.limiter.consume(this.drawerOf(address));
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  }

  /** For a request that was counted and not registered. */
  async giveBack(address: string): Promise<void> {
    await this.limiter.reward(this.drawerOf(address));
  }

  private drawerOf(address: string): number {
    return createHmac('sha256', this.secret).update(clientKey(address)).digest().readUInt16BE();
  }
}
