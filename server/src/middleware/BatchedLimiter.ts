import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

export type Limiter = Pick<RateLimiterAbstract, 'points' | 'consume' | 'get' | 'reward' | 'delete'>;

/**
 * Counts every request in this process, and tells the other servers of a batch at a time. When all servers together have
 * reached the limit, the caller is blocked here as well.
 */
export class BatchedLimiter implements Limiter {
  constructor(
    private readonly own: RateLimiterAbstract,
    private readonly everyone: RateLimiterAbstract,
    private readonly step: number,
  ) {}

  async consume(key: string): Promise<RateLimiterRes> {
    const counted = await this.own.consume(key);
    if (counted.consumedPoints % this.step !== 0) return counted;
    try {
      return await this.everyone.consume(key, this.step);
    } catch (reason) {
      // While the database does not respond, this server's own count applies.
      if (!(reason instanceof RateLimiterRes)) return counted;
      await this.own.block(key, Math.ceil(reason.msBeforeNext / 1000));
      throw reason;
    }
  }

  get points(): number {
    return this.own.points;
  }

  get(key: string): Promise<RateLimiterRes | null> {
    return this.own.get(key);
  }

  reward(key: string, points: number): Promise<RateLimiterRes> {
    return this.own.reward(key, points);
  }

  async delete(key: string): Promise<boolean> {
    const deleted = await Promise.all([this.own.delete(key), this.everyone.delete(key)]);
    return deleted.includes(true);
  }
}
