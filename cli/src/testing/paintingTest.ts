import { paintingPool } from '@cardwright/renderer/testing';
import { test } from 'vitest';

/** `it` for tests of what is painted, with the browser that all files of a worker share. */
export const paintingTest = test.extend('pool', { scope: 'worker' }, paintingPool);
