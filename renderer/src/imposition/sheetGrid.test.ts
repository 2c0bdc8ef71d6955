import { describe, expect, it } from 'vitest';
import { findSheet, sheets } from '../export/presets/index.js';
import { outerBleed } from './outerBleed.js';
import { sheetGrid } from './sheetGrid.js';
import type { SheetOptions } from './types.js';

const poker = { width: 63.5, height: 88.9 };
const count = (options: Omit<SheetOptions, 'sheet'> & { sheet?: string }, card = poker, bleed = 0): number =>
  sheetGrid(card, bleed, { ...options, sheet: findSheet(options.sheet ?? 'a4') }).cells.length;

describe('sheetGrid', () => {
  it.each([
    ['a4', 9],
    ['letter', 9],
    ['legal', 10],
    ['a3', 18],
    ['tabloid', 18],
    ['12x18', 21],
  ])('fits poker cards on %s: %i', (sheet, expected) => {
    expect(count({ sheet })).toBe(expected);
  });

  it('chooses the orientation that holds more cards, or portrait if equal', () => {
    const large = { width: 89, height: 146 };
    const auto = sheetGrid(large, 0, { sheet: findSheet('a4') });
    expect([auto.cells.length, auto.width]).toEqual([3, 297]);
    expect(count({ orientation: 'portrait', turn: 'never' }, large)).toBe(2);
    expect(sheetGrid(poker, 0, { sheet: findSheet('a4') }).width).toBe(210);
  });

  it('keeps room for labels, with one row less where they do not fit, and refuses them on precut stock', () => {
    expect([count({ cardLabels: true }), count({ sheet: 'letter', cardLabels: true, turn: 'never' })]).toEqual([9, 8]);
    for (let height = 30; height <= 120; height += 1)
      expect(
        count({ cardLabels: true, plotter: 'svg', orientation: 'portrait', turn: 'never' }, { width: 60, height }),
      ).toBeGreaterThan(0);
    const stock = sheets().find(({ cells }) => cells);
    if (stock === undefined) throw new Error('There is no precut stock.');
    const { widthMm: width = 0, heightMm: height = 0 } = stock.cells ?? {};
    expect(() => sheetGrid({ width, height }, 0, { sheet: stock, cardLabels: true })).toThrow('no room for labels');
  });

  it('turns cards when that fits more, unless told not to', () => {
    const portrait = { sheet: '12x18', orientation: 'portrait', gapMm: 4 } as const;
    expect([count({ ...portrait, turn: 'never' }), count(portrait)]).toEqual([16, 18]);
    const turned = sheetGrid(poker, 3, { ...portrait, sheet: findSheet('12x18') }).cells[0];
    expect(turned).toMatchObject({ turn: 1, rect: { width: 88.9, height: 63.5 } });
    expect(count({ turn: 'always', orientation: 'portrait' })).toBe(8);
  });

  it('shows more of the bleed at the edges of the paper if that holds as many cards', () => {
    const tarot = { width: 70, height: 121 };
    const paper = { sheet: findSheet('12x18'), orientation: 'portrait', gapMm: 4 } as const;
    const [upright, chosen] = [sheetGrid(tarot, 2, { ...paper, turn: 'never' }), sheetGrid(tarot, 2, paper)];
    expect([upright.cells.length, chosen.cells.length]).toEqual([12, 12]);
    expect([outerBleed(upright), outerBleed(chosen)].map((mm) => Number(mm.toFixed(2)))).toEqual([1.4, 2]);
  });

  it('keeps the cards rather than the bleed', () => {
    const grid = sheetGrid({ width: 57, height: 89 }, 3, { sheet: findSheet('a4') });
    expect([grid.cells.length, outerBleed(grid)]).toEqual([10, 1]);
  });

  it('accepts columns and rows, and centres them', () => {
    const grid = sheetGrid(poker, 0, { sheet: findSheet('a4'), columns: 2, rows: 2, gapMm: 10 });
    expect(grid.cells).toHaveLength(4);
    expect(grid.cells[0]?.rect).toMatchObject({ x: (210 - 137) / 2, y: (297 - 187.8) / 2 });
    expect(grid.cells[3]?.rect).toMatchObject({ x: (210 - 137) / 2 + 73.5 });
  });

  it('limits the bleed between cards to the gap, and outside leaves space for ticks', () => {
    const bleed = (gapMm: number) =>
      sheetGrid(poker, 3, { sheet: findSheet('letter'), gapMm, columns: 2, rows: 2 }).cells[0]?.bleed;
    expect(bleed(0)).toEqual({ top: 3, right: 0, bottom: 0, left: 3 });
    expect(bleed(4)).toEqual({ top: 3, right: 2, bottom: 2, left: 3 });
    expect(bleed(8)).toEqual({ top: 3, right: 3, bottom: 3, left: 3 });
    const tight = sheetGrid(poker, 3, { sheet: findSheet('letter') }).cells[0]?.bleed;
    expect(tight?.top).toBeCloseTo(6.35 - 4 - 1, 9);
  });

  it('folds so that faces take the half that holds more', () => {
    const grid = sheetGrid(poker, 3, { sheet: findSheet('a4'), fold: 'auto' });
    expect(grid).toMatchObject({ fold: 'horizontal', width: 297, height: 210 });
    expect(grid.cells).toHaveLength(4);
    for (const { rect } of grid.cells) expect(rect.y + rect.height).toBeCloseTo(105 - 3, 9);
  });

  it('turns portrait cards on stock with landscape cells, and rejects others', () => {
    const stock = findSheet('avery-5371');
    const grid = sheetGrid({ width: 51, height: 89 }, 3, { sheet: stock });
    expect(grid.cells).toHaveLength(10);
    expect(grid.cells[0]).toMatchObject({ turn: 1, rect: { width: 89, height: 51 } });
    expect(() => sheetGrid(poker, 3, { sheet: stock })).toThrow(expect.objectContaining({ code: 'sheet.card_size' }));
  });

  it.each([
    ['a card larger than the sheet', { width: 400, height: 500 }, {}, 'sheet.too_small'],
    ['too many columns', poker, { columns: 5 }, 'sheet.too_small'],
    [
      'a fold without space',
      { width: 127, height: 178 },
      { fold: 'horizontal' as const, turn: 'never' as const },
      'sheet.too_small',
    ],
    ['no columns', poker, { columns: 0 }, 'sheet.option'],
    ['half a row', poker, { rows: 1.5 }, 'sheet.option'],
    ['a huge count', poker, { rows: 1e9 }, 'sheet.option'],
    ['a negative gap', poker, { gapMm: -1 }, 'sheet.option'],
    ['a margin that is not a number', poker, { marginMm: Number.NaN }, 'sheet.option'],
    ['a wild calibration', poker, { calibration: { xMm: 500, yMm: 0 } }, 'sheet.option'],
    [
      'a printer that was measured on other sheets',
      poker,
      { calibration: { xMm: 0, yMm: 0, orientation: 'landscape' as const }, orientation: 'portrait' as const },
      'sheet.option',
    ],
    [
      'a printer that was measured with another flip',
      poker,
      { calibration: { xMm: 0, yMm: 0, duplex: 'long-edge' as const }, duplex: 'short-edge' as const },
      'sheet.option',
    ],
    ['a wild scale', poker, { calibration: { xMm: 0, yMm: 0, scale: 3 } }, 'sheet.option'],
  ])('refuses %s', (_, card, options, code) => {
    expect(() => sheetGrid(card, 0, { ...options, sheet: findSheet('a4') })).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    [{ marginMm: 100 }, poker, 'options.margin', 'With a margin of 100 mm, a card of'],
    [{}, { width: 210, height: 297 }, 'options.margin', 'With a margin of 5 mm, a card of 210 × 297 mm does not fit'],
    [{}, { width: 400, height: 500 }, 'options.paper', 'A card of 400 × 500 mm does not fit on A4 (210 × 297 mm).'],
    // One card alone is too large, so fewer columns would not help.
    [
      { columns: 4, marginMm: 10 },
      { width: 70, height: 120 },
      'options.columns',
      '4 cards of 70 × 120 mm side by side',
    ],
    [{ columns: 9 }, { width: 400, height: 500 }, 'options.paper', 'A card of 400 × 500 mm does not fit'],
    [{ columns: 9 }, poker, 'options.columns', '9 cards of 63.5 × 88.9 mm side by side do not fit on A4'],
    [{ columns: 9, rows: 2 }, poker, 'options.columns', '9 cards of 63.5 × 88.9 mm side by side do not fit'],
    [{ rows: 9 }, poker, 'options.rows', '9 cards of 63.5 × 88.9 mm one above the other do not fit'],
    [{ columns: 2, rows: 9 }, poker, 'options.rows', '9 cards of 63.5 × 88.9 mm one above the other do not fit'],
    [{ columns: 4, rows: 3 }, poker, 'options.columns', '4 × 3 cards of 63.5 × 88.9 mm do not fit'],
    [{ rows: 4, gapMm: 20 }, poker, 'options.rows', 'one above the other with a gap of 20 mm do not fit'],
  ])('says what of %j does not fit', (options, card, path, message) => {
    expect(() => sheetGrid(card, 0, { ...options, sheet: findSheet('a4') })).toThrow(
      expect.objectContaining({ code: 'sheet.too_small', path, message: expect.stringContaining(message) as string }),
    );
  });

  it('lays sheets as the sheet lay that a calibration measured', () => {
    const bridge = { width: 57, height: 89 };
    const calibration = { xMm: 1, yMm: 0, orientation: 'portrait', duplex: 'long-edge' } as const;
    const isLandscape = (options: Partial<SheetOptions>): boolean => {
      const { width, height } = sheetGrid(bridge, 0, { sheet: findSheet('a4'), marginMm: 5, ...options });
      return width > height;
    };
    expect(isLandscape({})).toBe(true);
    expect(isLandscape({ calibration })).toBe(false);
    // Without backs that move, the calibration has no say.
    expect(isLandscape({ calibration, backs: 'none' })).toBe(true);
    expect(isLandscape({ calibration, duplex: 'none', orientation: 'landscape' })).toBe(true);
  });
});
