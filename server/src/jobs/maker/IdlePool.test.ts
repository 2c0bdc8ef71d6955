import type { BrowserPoolOptions } from '@cardwright/renderer/export';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepHeapSmall, letHeapDouble } from '../../setV8Flags.js';
import { IdlePool } from './IdlePool.js';

const { heap, starts } = vi.hoisted(() => ({ heap: { isLarge: false }, starts: [] as (() => void)[] }));

vi.mock('../../setV8Flags.js', () => ({
  keepHeapSmall: vi.fn(() => void (heap.isLarge = false)),
  letHeapDouble: vi.fn(() => void (heap.isLarge = true)),
}));

vi.mock('@cardwright/renderer/export', () => ({
  diskFonts: () => ({}),
  BrowserPool: class {
    constructor({ onStart }: BrowserPoolOptions) {
      if (onStart) starts.push(onStart);
    }
    close = (): Promise<void> => Promise.resolve();
  },
}));

beforeEach(() => {
  heap.isLarge = false;
  starts.length = 0;
  vi.clearAllMocks();
});

const startBrowser = (): Promise<void> => Promise.resolve(starts.at(-1)?.());
const noBrowser = (): Promise<void> => Promise.resolve();

it('lets the heap double only while jobs use a browser', async () => {
  const pool = new IdlePool();
  await pool.use(noBrowser);
  expect(letHeapDouble).not.toHaveBeenCalled();

  await pool.use(async () => {
    await startBrowser();
    await pool.use(noBrowser);
    expect(heap.isLarge).toBe(true);
  });
  expect(heap.isLarge).toBe(false);

  await pool.use(() => Promise.resolve(expect(heap.isLarge).toBe(true)));
  expect(heap.isLarge).toBe(false);
});

it('keeps the heap small again once the browser has been closed', async () => {
  const pool = new IdlePool();
  await pool.use(startBrowser);
  await pool.close();
  await pool.use(() => Promise.resolve(expect(heap.isLarge).toBe(false)));
  await pool.close();
  expect(keepHeapSmall).toHaveBeenCalledTimes(2);
});
