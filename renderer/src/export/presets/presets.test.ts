import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sheetGrid } from '../../imposition/sheetGrid.js';
import { CARD_SIZES } from '../../imposition/options/cardSizes.js';
import { findCardSize } from '../../imposition/options/findCardSize.js';
import {
  findPreset,
  findSheet,
  parseSheet,
  presetOptions,
  presets,
  presetSheetOptions,
  presetSize,
  sheets,
} from './index.js';

describe('vendors', () => {
  it.each([
    ['the-game-crafter', 'poker-us', 825, 1125],
    ['the-game-crafter', 'poker-euro', 825, 1125],
    ['the-game-crafter', 'bridge', 750, 1125],
    ['the-game-crafter', 'us-game', 750, 1125],
    ['the-game-crafter', 'tarot', 900, 1500],
    ['the-game-crafter', 'mini-us', 600, 825],
    ['the-game-crafter', 'micro', 450, 600],
    ['the-game-crafter', 'square-l', 1125, 1125],
    ['the-game-crafter', 'square-m', 825, 825],
    ['the-game-crafter', 'jumbo', 1125, 1725],
    ['makeplayingcards', 'poker-us', 822, 1122],
    ['makeplayingcards', 'tarot', 897, 1497],
  ])('%s requires %s cards of %i × %i px', (name, size, widthPx, heightPx) => {
    const preset = findPreset(name);
    expect(preset.image?.dpi).toBe(300);
    const wanted = presetSize(preset, findCardSize(size));
    expect(wanted).toMatchObject({ widthPx, heightPx });
    expect(wanted?.inferred).toBeUndefined();
  });

  it('The Game Crafter: 1/8 in bleed, safe 75 px from the edge, RGB PNG', () => {
    const { bleedMm, safeMm, image, source } = findPreset('the-game-crafter');
    expect(bleedMm).toBe(25.4 / 8);
    expect((bleedMm + safeMm) * (300 / 25.4)).toBeCloseTo(75, 9);
    expect(image?.format).toBe('png');
    expect(source).toContain('CMYK is refused');
  });

  it('MakePlayingCards: 0.12 in bleed, safe area 678 × 978 px, other sizes marked as inferred', () => {
    const preset = findPreset('makeplayingcards');
    expect(preset.bleedMm).toBeCloseTo(0.12 * 25.4, 9);
    expect(750 - 2 * preset.safeMm * (300 / 25.4)).toBeCloseTo(678, 6);
    const others = preset.sizes?.filter(({ size }) => !['poker-us', 'tarot'].includes(size)) ?? [];
    expect(others.length).toBeGreaterThan(5);
    for (const { size, widthPx, heightPx, inferred } of others) {
      const [width, height] = findCardSize(size).inches;
      expect([widthPx, heightPx]).toEqual([Math.round(width * 300) + 72, Math.round(height * 300) + 72]);
      expect(inferred).toBe(true);
    }
    expect(preset.source).toContain('(inferred)');
  });

  it('DriveThruCards: 2.75 × 3.75 in pages, backs first, and the colours as data', () => {
    const preset = findPreset('drivethrucards');
    expect(preset).toMatchObject({
      product: 'pdf-cards',
      bleedMm: 3.175,
      safeMm: 3.175,
      strictPairs: true,
      firstSide: 'back',
    });
    const { widthMm, heightMm } = findCardSize('poker-us');
    expect((widthMm + 2 * preset.bleedMm) / 25.4).toBeCloseTo(2.75, 9);
    expect((heightMm + 2 * preset.bleedMm) / 25.4).toBeCloseTo(3.75, 9);
    expect(preset.requires).toBeUndefined();
    expect(presetOptions(preset)).toMatchObject({ pdf_standard: 'x1a', output_profile: 'swop', ink_limit: 240 });
    expect(preset.color).toEqual({ space: 'cmyk', standard: 'pdf-x-1a:2003', profile: 'SWOP v2', inkLimit: 240 });
  });

  it('Print & Play: 12 × 18 in portrait, at least 2 mm bleed, backs mirrored', () => {
    const preset = findPreset('print-and-play');
    expect(preset.bleedMm).toBeGreaterThanOrEqual(2);
    const options = presetSheetOptions(preset);
    expect(options).toMatchObject({ orientation: 'portrait', duplex: 'long-edge' });
    expect(options?.sheet).toMatchObject({ widthMm: 304.8, heightMm: 457.2 });
  });
});

describe('home printing', () => {
  it.each([
    ['home-a4', 'poker-euro', 10.5, 16.5],
    ['home-letter', 'poker-us', 0.5 * 25.4, 0.25 * 25.4],
  ])('%s holds 3 × 3 %s cards with margins of %d and %d mm', (name, size, left, top) => {
    const options = presetSheetOptions(findPreset(name));
    if (!options) throw new Error('a sheet preset without a sheet');
    const { widthMm: width, heightMm: height } = findCardSize(size);
    const grid = sheetGrid({ width, height }, 3, options);
    expect(grid.cells).toHaveLength(9);
    expect(grid.cells[0]?.rect.x).toBeCloseTo(left, 9);
    expect(grid.cells[0]?.rect.y).toBeCloseTo(top, 9);
  });
});

describe('presets', () => {
  it('reads every data file', () => {
    const files = readdirSync(new URL('./data/', import.meta.url)).filter((file) => file !== 'sheets.json');
    expect(new Set(presets().map(({ family }) => family)).size).toBe(files.length);
  });

  it('has unique names, sources, and only sizes and sheets that exist', () => {
    const all = presets();
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const preset of all) {
      expect(preset.source).not.toBe('');
      expect(preset.product === 'pdf-sheets').toBe(preset.sheet !== undefined);
      expect(['zip', 'play'].includes(preset.product)).toBe(preset.image !== undefined);
      expect(preset.product === 'play').toBe(preset.play !== undefined);
      const sheet = preset.sheet?.sheet;
      if (typeof sheet === 'string') expect(() => findSheet(sheet)).not.toThrow();
      const slugs = CARD_SIZES.map(({ slug }) => slug);
      const stocked = preset.family === 'Label stock' ? [] : (preset.sizes ?? []);
      for (const { size } of stocked) expect(slugs).toContain(size);
      if (preset.preferredSize) expect(() => findCardSize(preset.preferredSize ?? '')).not.toThrow();
    }
  });

  it.each(['pdf-cards', 'pdf-sheets', 'zip'])('has the product %s', (name) => {
    expect(findPreset(name).product).toBe(name);
  });

  it('suggests the nearest preset', () => {
    expect(() => findPreset('pdf-card')).toThrow(
      expect.objectContaining({
        code: 'preset.unknown',
        fix: expect.stringContaining('Did you mean pdf-cards?') as string,
      }),
    );
  });

  it('rejects a size that a vendor does not offer, and lists those that it does', () => {
    expect(() => presetSize(findPreset('drivethrucards'), findCardSize('tarot'))).toThrow(
      expect.objectContaining({
        code: 'preset.size',
        message: 'The size tarot is not available for DriveThruCards.',
        fix: 'Choose poker-us.',
      }),
    );
    expect(presetSize(findPreset('pdf-cards'), findCardSize('tarot'))).toBeUndefined();
  });
});

describe('sheets', () => {
  it.each([
    ['a4', 210, 297],
    ['letter', 215.9, 279.4],
    ['a3', 297, 420],
    ['tabloid', 279.4, 431.8],
    ['legal', 215.9, 355.6],
    ['US-Letter', 215.9, 279.4],
  ])('knows %s', (name, widthMm, heightMm) => {
    expect(findSheet(name)).toMatchObject({ widthMm, heightMm });
  });

  it('suggests the nearest paper', () => {
    expect(() => findSheet('leter')).toThrow(expect.objectContaining({ code: 'sheet.unknown' }));
  });

  it.each(['10000x10000mm', '20x300mm', '99999x300mm'])('refuses %s with the limits', (name) => {
    expect(() => findSheet(name)).toThrow(
      expect.objectContaining({
        code: 'sheet.invalid',
        message: `Paper cannot be ${name}: its sides must be from 50 to 2000 mm.`,
      }),
    );
  });

  it('accepts a custom sheet definition', () => {
    const own = { slug: 'mine', name: 'Mine', widthMm: 200, heightMm: 200 };
    expect(parseSheet(own)).toEqual(own);
    for (const sheet of sheets()) expect(parseSheet(sheet)).toEqual(sheet);
  });

  it.each([
    [null],
    [{ slug: 'x', name: 'X', widthMm: Number.NaN, heightMm: 100 }],
    [{ slug: 'x', name: 'X', widthMm: -5, heightMm: 100 }],
    [{ slug: 'x', name: 'X', widthMm: 100, heightMm: 100, extra: 1 }],
    [
      {
        slug: 'x',
        name: 'X',
        widthMm: 100,
        heightMm: 100,
        cells: { columns: 3, rows: 1, leftMm: 0, topMm: 0, widthMm: 40, heightMm: 40, gapXMm: 0, gapYMm: 0 },
      },
    ],
  ])('refuses %j', (input) => {
    expect(() => parseSheet(input)).toThrow(expect.objectContaining({ code: 'sheet.invalid' }));
  });
});
