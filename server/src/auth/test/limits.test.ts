import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpProblem } from '../../errors.js';
import { RateLimits } from '../../middleware/rateLimits.js';
import { countTry, forgetTries } from '../embedded/http/limits.js';

const EMAIL = 'nova@example.com';
const MINUTE = 60_000;

describe('attempts at one account', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  /** @returns 0 or, after too many attempts, the seconds to wait */
  const attempt = async (limits: RateLimits, ip: string): Promise<number> => {
    try {
      await countTry({ ip }, { limits }, EMAIL);
      return 0;
    } catch (error) {
      if (error instanceof HttpProblem) return Number(error.headers['Retry-After']);
      throw error;
    }
  };
  const attempts = async (limits: RateLimits, count: number): Promise<number> => {
    for (let tries = 0; tries < count; tries += 1) expect(await attempt(limits, '192.0.2.7')).toBe(0);
    return attempt(limits, '192.0.2.7');
  };

  it('wait longer the more of them fail', async () => {
    const limits = new RateLimits();
    expect(await attempts(limits, 10)).toBeLessThanOrEqual(300);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(await attempts(limits, 10)).toBeLessThanOrEqual(300);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(await attempts(limits, 0)).toBeGreaterThan(2_400);
    await vi.advanceTimersByTimeAsync(50 * MINUTE);
    expect(await attempts(limits, 10)).toBeLessThanOrEqual(300);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await attempts(limits, 9);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(await attempts(limits, 0)).toBeGreaterThan(70_000);
    expect(await attempt(limits, '192.0.2.8')).toBe(0);
  });

  it('are forgotten after the right password', async () => {
    const limits = new RateLimits();
    for (let rounds = 0; rounds < 8; rounds += 1) {
      for (let tries = 0; tries < 9; tries += 1) expect(await attempt(limits, '192.0.2.7')).toBe(0);
      await forgetTries({ ip: '192.0.2.7' }, { limits }, EMAIL);
      await vi.advanceTimersByTimeAsync(5 * MINUTE);
    }
  });

  it('count for the whole IPv6 network of one subscriber', async () => {
    const limits = new RateLimits();
    for (let tries = 0; tries < 10; tries += 1) expect(await attempt(limits, `2001:db8::${tries}`)).toBe(0);
    expect(await attempt(limits, '2001:db8::99')).toBeGreaterThan(0);
    expect(await attempt(limits, '2001:db8:0:1::1')).toBe(0);
  });
});
