import { expect, it } from 'vitest';
import { mayReload, RELOAD_GUARD_MS } from './chunkErrors.js';

it('reloads once within ten seconds', () => {
  expect(RELOAD_GUARD_MS).toBe(10_000);
  expect(mayReload(null, 50_000)).toBe(true);
  expect(mayReload('50000', 50_001)).toBe(false);
  expect(mayReload('50000', 59_999)).toBe(false);
  expect(mayReload('50000', 60_000)).toBe(true);
  // Other code wrote there.
  expect(mayReload('yesterday', 60_000)).toBe(true);
});
