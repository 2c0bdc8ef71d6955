import sharp from 'sharp';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testScene } from '../../painters/testing/testScene.js';
import { withPngDensity } from './pngDensity.js';
import { rasterSize } from './rasterSize.js';

const face = (widthMm: number, heightMm: number, bleedMm: number) => {
  const unitsPerMm = 240 / widthMm;
  return testScene([], { height: heightMm * unitsPerMm, bleed: bleedMm * unitsPerMm });
};

describe('rasterSize', () => {
  it.each([
    [63.5, 88.9, 3.175, 300, [825, 1125]],
    [63.5, 88.9, 3.048, 300, [822, 1122]],
    [63, 88, 3, 300, [815, 1110]],
    [63, 88, 0, 600, [1488, 2079]],
    [69.85, 120.65, 3.175, 300, [900, 1500]],
    [63.5, 88.9, 0, 72, [180, 252]],
  ])('%d × %d mm with %d mm of bleed at %d dpi', (width, height, bleedMm, dpi, expected) => {
    const size = rasterSize(face(width, height, bleedMm), { dpi, widthMm: width, bleedMm });
    expect([size.width, size.height]).toEqual(expected);
  });

  it('keeps the ratio and is never more than half a pixel off', () => {
    const mm = fc.double({ min: 20, max: 200, noNaN: true });
    fc.assert(
      fc.property(
        mm,
        mm,
        fc.double({ min: 0, max: 10, noNaN: true }),
        fc.integer({ min: 72, max: 1200 }),
        (width, height, bleedMm, dpi) => {
          const size = rasterSize(face(width, height, bleedMm), { dpi, widthMm: width, bleedMm });
          expect(Math.abs(size.width - ((width + 2 * bleedMm) / 25.4) * dpi)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(Math.abs(size.height - ((height + 2 * bleedMm) / 25.4) * dpi)).toBeLessThanOrEqual(0.5 + 1e-6);
          expect(size.pixelRatio * 240).toBeCloseTo((width / 25.4) * dpi, 6);
        },
      ),
    );
  });

  it('suggests a possible resolution', () => {
    expect(() => rasterSize(face(300, 420, 0), { dpi: 1200, widthMm: 300, bleedMm: 0 })).toThrow(
      expect.objectContaining({ code: 'raster.too_large', fix: 'Choose at most 783 dpi for this size.' }) as Error,
    );
  });
});

describe('withPngDensity', () => {
  it('replaces a density and keeps every other byte', async () => {
    const plain = await sharp({ create: { width: 5, height: 4, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const png = withPngDensity(plain, 72);
    expect((await sharp(png).metadata()).density).toBe(72);
    const dense = withPngDensity(png, 300);
    expect((await sharp(dense).metadata()).density).toBe(300);
    expect(dense.toString('latin1').split('pHYs')).toHaveLength(2);
    expect(dense.length).toBe(plain.length + (plain.includes('pHYs') ? 0 : 21));
    expect((await sharp(dense).raw().toBuffer()).equals(await sharp(png).raw().toBuffer())).toBe(true);
  });

  it('rejects bytes that are not a PNG', () => {
    expect(() => withPngDensity(Buffer.from('GIF89a and so on and so forth'), 300)).toThrow('not a PNG');
  });
});
