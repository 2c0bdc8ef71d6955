import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BoundedCache } from './boundedCache.js';

test('never exceeds its budget and never returns a stale value', () => {
  const command = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), value: fc.option(fc.nat(9)) });
  fc.assert(
    fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
      const cache = new BoundedCache<number>(20, (_, value) => value + 1);
      const latest = new Map<string, number>();
      for (const { key, value } of commands) {
        if (value !== null) {
          cache.set(key, value);
          latest.set(key, value);
        }
        const kept = cache.get(key);
        if (kept !== undefined) expect(kept).toBe(latest.get(key));
      }
      expect(cache.size).toBeLessThanOrEqual(20);
    }),
  );
});

test('keeps recently used entries and drops the others', () => {
  const cache = new BoundedCache<string>(10, () => 1);
  cache.set('used', 'x');
  cache.set('unused', 'y');
  for (let index = 0; index < 50; index++) {
    cache.set(`other ${index}`, 'z');
    expect(cache.get('used')).toBe('x');
  }
  expect(cache.get('unused')).toBeUndefined();
});

test('does not keep an entry heavier than half the budget', () => {
  const cache = new BoundedCache<string>(10, (_, value) => value.length);
  cache.set('a', '123456');
  expect(cache.get('a')).toBeUndefined();
  cache.set('a', '12345');
  expect(cache.get('a')).toBe('12345');
  cache.clear();
  expect(cache.size).toBe(0);
});
