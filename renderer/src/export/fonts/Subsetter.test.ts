import { describe, expect, it } from 'vitest';
import { diskFonts } from '../../fonts/node.js';
import { Subsetter } from './Subsetter.js';

const inter = () => diskFonts().fontBytes('inter-latin-400-normal');

describe('Subsetter', () => {
  it('is shared, and gives the same subset again after damaged and oversized fonts', async () => {
    const subsetter = await Subsetter.load();
    const font = await inter();
    const subset = subsetter.subset(font, [1, 2, 3]);

    subsetter.subset(font.subarray(0, 5000), [1, 2, 3]);
    expect(subsetter.subset(new Uint8Array(70_000_000), [1])).toBeUndefined();
    for (let count = 0; count < 300; count++) subsetter.subset(font, [count]);

    expect(subset?.length).toBeLessThan(font.length / 10);
    expect(subsetter.subset(font, [1, 2, 3])).toEqual(subset);
    expect(await Subsetter.load()).toBe(subsetter);
  });

  it('is replaced after it failed half-way', async () => {
    const subsetter = await Subsetter.load();
    const unreadable = (function* () {
      yield 1;
      throw new Error('stopped');
    })();

    expect(() => subsetter.subset(new Uint8Array(8), unreadable)).toThrow('stopped');

    const next = await Subsetter.load();
    expect(next).not.toBe(subsetter);
    expect(next.subset(await inter(), [1])).toBeDefined();
  });
});
