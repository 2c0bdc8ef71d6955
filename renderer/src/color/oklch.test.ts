import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOklch, MOST_CHROMA, toOklch } from './oklch.js';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((color) => `#${color.toString(16).padStart(6, '0')}`);

describe('OKLCH', () => {
  it('gives every colour of a screen back', () => {
    fc.assert(
      fc.property(hex, (color) => {
        const parts = toOklch(color);
        expect(parts.chroma).toBeLessThan(MOST_CHROMA);
        expect(fromOklch(parts)).toBe(color);
      }),
    );
  });

  it('keeps lightness and hue of what no screen shows', () => {
    const parts = toOklch(fromOklch({ lightness: 0.7, chroma: MOST_CHROMA, hue: 200 }));
    expect(parts.lightness).toBeCloseTo(0.7, 2);
    expect(Math.abs(parts.hue - 200)).toBeLessThan(2);
    expect(parts.chroma).toBeLessThan(0.2);
  });

  it('has hue 0 for greys', () => {
    expect(toOklch('#777777').hue).toBe(0);
    expect(fromOklch({ lightness: 1, chroma: 0.2, hue: 30 })).toBe('#ffffff');
  });
});
