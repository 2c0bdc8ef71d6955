import { describe, expect, it } from 'vitest';
import { DailyVisitors } from './DailyVisitors.js';

describe('daily visitors', () => {
  it('are new once a day, for each deck', () => {
    const visitors = new DailyVisitors();
    const at = (visitor: readonly string[], time: string): boolean => visitors.isNew(visitor, new Date(time));
    expect(at(['192.0.2.1', 'Browser', 'deck'], '2026-03-14T08:00:00Z')).toBe(true);
    expect(at(['192.0.2.1', 'Browser', 'deck'], '2026-03-14T23:59:59Z')).toBe(false);
    expect(at(['192.0.2.1', 'Browser', 'other deck'], '2026-03-14T23:59:59Z')).toBe(true);
    expect(at(['192.0.2.2', 'Browser', 'deck'], '2026-03-14T23:59:59Z')).toBe(true);
    expect(at(['192.0.2.1', 'Browser', 'deck'], '2026-03-15T00:00:00Z')).toBe(true);
  });
});
