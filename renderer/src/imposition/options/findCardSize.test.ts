import { describe, expect, it } from 'vitest';
import { CARD_SIZES } from './cardSizes.js';
import { findCardSize } from './findCardSize.js';

/** The sizes that print shops offer: slug, mm, in. */
const TRADE = [
  ['poker-us', 63.5, 88.9, 2.5, 3.5],
  ['poker-euro', 63, 88, 2.48, 3.46],
  ['bridge', 57, 89, 2.25, 3.5],
  ['japanese', 59, 86, 2.32, 3.39],
  ['euro', 59, 92, 2.32, 3.62],
  ['us-game', 56, 87, 2.2, 3.43],
  ['mini-us', 44.5, 63.5, 1.75, 2.5],
  ['mini-euro', 44, 68, 1.73, 2.68],
  ['micro', 32, 44.5, 1.25, 1.75],
  ['tarot', 70, 121, 2.75, 4.75],
  ['tarot-fr', 61, 112, 2.4, 4.4],
  ['domino', 44.5, 89, 1.75, 3.5],
  ['business', 51, 89, 2, 3.5],
  ['jumbo', 89, 140, 3.5, 5.5],
  ['large', 89, 146, 3.5, 5.75],
  ['index', 76, 127, 3, 5],
  ['giant', 127, 178, 5, 7],
  ['square-s', 51, 51, 2, 2],
  ['square-m', 63.5, 63.5, 2.5, 2.5],
  ['square-euro', 70, 70, 2.75, 2.75],
  ['square-l', 89, 89, 3.5, 3.5],
] as const;

describe('CARD_SIZES', () => {
  it.each(TRADE)('knows %s', (slug, widthMm, heightMm, width, height) => {
    expect(findCardSize(slug)).toMatchObject({ slug, widthMm, heightMm, inches: [width, height] });
  });

  it('has only sizes in the table, and no duplicate names', () => {
    const sizes = CARD_SIZES;
    expect(sizes.map(({ slug }) => slug)).toEqual(TRADE.map(([slug]) => slug));
    const names = sizes.flatMap(({ slug, aliases }) => [slug, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has inches within 1/50 of the millimetres', () => {
    for (const { widthMm, heightMm, inches } of CARD_SIZES) {
      expect(Math.abs(widthMm / 25.4 - inches[0])).toBeLessThan(0.02);
      expect(Math.abs(heightMm / 25.4 - inches[1])).toBeLessThan(0.02);
    }
  });
});

describe('findCardSize', () => {
  it('finds aliases regardless of case', () => {
    expect(findCardSize(' TCG ').slug).toBe('poker-euro');
  });

  it.each([
    ['63x88mm', 63, 88],
    ['63 mm × 88 mm', 63, 88],
    ['2.5x3.5in', 63.5, 88.9],
    ['7x12.1cm', 70, 121],
  ])('reads %s', (text, widthMm, heightMm) => {
    const size = findCardSize(text);
    expect(size.widthMm).toBeCloseTo(widthMm, 9);
    expect(size.heightMm).toBeCloseTo(heightMm, 9);
  });

  it('suggests a similar size', () => {
    const fix = expect.stringContaining('Did you mean tarot?') as string;
    expect(() => findCardSize('tarrot')).toThrow(expect.objectContaining({ code: 'size.unknown', fix }));
  });

  it.each(['5x88mm', '63x2000mm', '0x0in', '10000x10000mm'])('refuses %s', (text) => {
    expect(() => findCardSize(text)).toThrow(expect.objectContaining({ code: 'size.bad' }));
  });

  it.each(['', '63x88', 'x'.repeat(10_000), '-63x88mm', 'NaNxNaNmm'])('rejects %s', (text) => {
    expect(() => findCardSize(text)).toThrow(expect.objectContaining({ code: 'size.unknown' }));
  });
});
