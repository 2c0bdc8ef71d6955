import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deflated } from './deflated.js';

const LENGTH = 1 << 20;

/** The same numbers each time, as noisy as the rows of a photograph. */
function noise(): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: LENGTH }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 28;
  });
}
/** Lines of different words, again and again. */
const repeated = Uint8Array.from({ length: LENGTH }, (_, index) => ((index % 997) * 31) & 255);

describe('compressed bytes', () => {
  it.each([
    ['noise', noise()],
    ['repetitions', repeated],
    ['few bytes', repeated.subarray(0, 100)],
    ['nothing', new Uint8Array()],
  ])('of %s are the same when they are read', (_, bytes) => {
    expect(Buffer.compare(inflateSync(deflated(bytes)), bytes)).toBe(0);
  });

  it('repeat what is repeated, and only count the bytes of noise, which then are no more', () => {
    expect(deflated(repeated).length).toBe(deflateSync(repeated, { level: 5 }).length);
    const usual = deflateSync(noise(), { level: 5 }).length;
    expect(deflated(noise()).length).not.toBe(usual);
    expect(deflated(noise()).length).toBeLessThan(usual * 1.02);
  });
});
