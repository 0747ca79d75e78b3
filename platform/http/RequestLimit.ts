import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientKey } from './clientAddress';

/**
 * Limits requests per client. Keys are hashed into 65,536 buckets with a
 * secret that changes at each start: memory stays bounded and holds no address.
 */
export class RequestLimit {
  private readonly secret = randomBytes(32);
  private readonly limiter: RateLimiterMemory;

  constructor(requests: number, seconds: number) {
    this.limiter = new RateLimiterMemory({ points: requests, duration: seconds });
  }

  /**
   * @param points what the request counts; 0 only asks
   * @returns undefined when the request is allowed, else the seconds until the next one is
   */
  async consume(address: string, points = 1): Promise<number | undefined> {
    try {
      await this.limiter.consume(this.bucketOf(address), points);
      return undefined;
    } catch (error) {
      if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw error;
    }
  }

  /** Takes back a request that should not have counted. */
  async refund(address: string): Promise<void> {
    await this.limiter.reward(this.bucketOf(address));
  }

  private bucketOf(address: string): number {
    return createHmac('sha256', this.secret).update(clientKey(address)).digest().readUInt16BE();
  }
}
