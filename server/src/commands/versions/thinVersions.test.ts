import { expect, it } from 'vitest';
import { thinVersions } from './thinVersions.js';

const NOW = new Date('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Versions of these ages in milliseconds, newest first, numbered downwards. */
const versions = (ages: readonly number[], size = 1_000) =>
  ages.map((age, index) => ({ version: ages.length - index, saved_at: new Date(NOW.getTime() - age), size }));
const kept = (ages: readonly number[], size?: number): number =>
  ages.length - thinVersions(versions(ages, size), NOW).length;

it('keeps the newest ten, however close together', () => {
  const ages = Array.from({ length: 10 }, (_, index) => index * 1_000);
  expect(thinVersions(versions(ages), NOW)).toEqual([]);
});

it('keeps fewer the older they are, and the newest of each span', () => {
  const minutely = Array.from({ length: 600 }, (_, index) => index * MINUTE);
  expect(kept(minutely)).toBeGreaterThan(60);
  expect(kept(minutely)).toBeLessThan(75);
  const [first] = thinVersions(versions(minutely), NOW);
  expect(first).toBe(590);
});

it('stays bounded over years of daily saves', () => {
  const daily = Array.from({ length: 3_000 }, (_, index) => index * DAY);
  expect(kept(daily)).toBeLessThan(100);
  expect(thinVersions(versions([0, 800 * DAY, ...Array.from({ length: 10 }, () => 900 * DAY)]), NOW)).toEqual([2, 1]);
});

it('stays within its bytes, but always keeps the newest', () => {
  expect(kept([0, 1, 2, 3], 20 * 1024 * 1024)).toBe(1);
  expect(kept([0, 1, 2, 3], 10 * 1024 * 1024)).toBe(3);
  expect(kept([0], 99 * 1024 * 1024)).toBe(1);
});
