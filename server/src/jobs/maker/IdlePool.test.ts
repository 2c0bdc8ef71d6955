import { BrowserPool } from '@cardwright/renderer/export';
import { expect, it } from 'vitest';
import { IdlePool } from './IdlePool.js';

/** A pool whose browser never really starts, and a heap that records how far it may grow. */
function openPool() {
  const heap = { growth: 'as before' };
  let start = (): void => undefined;
  const open = (onStart: () => void): BrowserPool => {
    start = onStart;
    return new BrowserPool({ fonts: { fontBytes: () => Promise.reject(new Error('There is no text.')) } });
  };
  const pool = new IdlePool(open, {
    keepHeapSmall: () => void (heap.growth = 'small'),
    letHeapDouble: () => void (heap.growth = 'double'),
  });
  const growthDuring = (work: () => void = () => undefined): Promise<string> =>
    pool.use(() => {
      work();
      return Promise.resolve(heap.growth);
    });
  return { pool, heap, startBrowser: () => start(), growthDuring };
}

it('lets the heap double only while jobs use a browser', async () => {
  const { pool, heap, startBrowser, growthDuring } = openPool();
  expect(await growthDuring()).toBe('as before');
  expect(await growthDuring(startBrowser)).toBe('double');
  expect(heap.growth).toBe('small');
  await pool.use(async () => {
    expect(await growthDuring()).toBe('double');
    expect(heap.growth).toBe('double');
  });
  expect(heap.growth).toBe('small');
  await pool.close();
});

it('keeps the heap small after the browser has been closed, until the next one starts', async () => {
  const { pool, growthDuring, startBrowser } = openPool();
  await growthDuring(startBrowser);
  await pool.close();
  expect(await growthDuring()).toBe('small');
  expect(await growthDuring(startBrowser)).toBe('double');
  await pool.close();
});
