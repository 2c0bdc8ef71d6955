import { afterEach, expect, it, vi } from 'vitest';
import { giveTurnsBetween } from './giveTurn.js';

afterEach(() => vi.restoreAllMocks());

it('gives other work a turn once in 10 ms', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const giveTurn = giveTurnsBetween();
  const stepAt = async (ms: number): Promise<boolean> => {
    now = ms;
    let hasRun = false;
    setImmediate(() => (hasRun = true));
    await giveTurn();
    return hasRun;
  };
  expect([await stepAt(9), await stepAt(10), await stepAt(19), await stepAt(21)]).toEqual([false, true, false, true]);
});
