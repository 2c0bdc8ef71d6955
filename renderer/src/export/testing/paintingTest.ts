import { test } from 'vitest';
import { paintingPool } from '../../testing/paintingPool.js';

/** `it` for tests of what is painted, with the browser that all files of a worker share. */
export const it = test.extend('pool', { scope: 'worker' }, paintingPool);
