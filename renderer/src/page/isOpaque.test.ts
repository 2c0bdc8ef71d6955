import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isOpaque } from './isOpaque.js';

const plain = sharp({ create: { width: 9, height: 7, channels: 3, background: '#d08040' } });
const clear = sharp({ create: { width: 9, height: 7, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } });
const blob = (bytes: Uint8Array, type = 'image/png'): Blob => new Blob([new Uint8Array(bytes)], { type });

describe('isOpaque', () => {
  it.each([
    ['a JPEG', plain.clone().jpeg(), 'image/jpeg', true],
    ['a PNG of colours', plain.clone().png(), 'image/png', true],
    ['a PNG of greys', plain.clone().toColourspace('b-w').png(), 'image/png', true],
    ['a PNG of a palette', plain.clone().png({ palette: true }), 'image/png', true],
    ['a PNG after a long profile', plain.clone().withIccProfile('p3').png(), 'image/png', true],
    ['a PNG with an alpha channel', clear.clone().png(), 'image/png', false],
    ['a PNG of a palette with transparent colours', clear.clone().png({ palette: true }), 'image/png', false],
    ['a WebP', plain.clone().webp(), 'image/webp', false],
  ])('tells it of %s', async (_, picture, type, expected) =>
    expect(await isOpaque(blob(await picture.toBuffer(), type))).toBe(expected),
  );

  it('does not trust what ends before its pixels', async () => {
    const bytes = await plain.clone().png().toBuffer();
    expect(await isOpaque(blob(bytes.subarray(0, 40)))).toBe(false);
    expect(await isOpaque(blob(bytes.subarray(0, 10)))).toBe(false);
    expect(await isOpaque(blob(new Uint8Array()))).toBe(false);
  });
});
