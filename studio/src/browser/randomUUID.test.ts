import { expect, it } from 'vitest';
import { uuidOf } from './randomUUID.js';

it('writes 16 bytes as a UUID of version 4', () => {
  expect(uuidOf(new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
});
