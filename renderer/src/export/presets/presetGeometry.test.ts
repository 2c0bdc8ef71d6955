import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { CardwrightError } from '../../errors.js';
import { planSheets } from '../../imposition/planSheets.js';
import { sheetGrid } from '../../imposition/sheetGrid.js';
import type { Cell } from '../../imposition/types.js';
import { findCardSize } from '../../imposition/options/findCardSize.js';
import { uploadBleed } from '../zip/uploadBleed.js';
import { presets, presetSheetOptions, presetSize } from './presets.js';
import type { Preset } from './schema.js';

const GOLDENS = new URL('./presetGeometry.golden.json', import.meta.url);
const SIZES = ['poker-us', 'poker-euro', 'tarot', 'square-l', 'domino', 'mini-euro'] as const;

/** To 0.01 mm. */
const mm = (value: number): number => Math.round(value * 100) / 100;

/** `x y width height, bleed top right bottom left, quarter turns` */
const describeCell = ({ rect, bleed, turn }: Cell): string =>
  [
    [rect.x, rect.y, rect.width, rect.height].map(mm).join(' '),
    [bleed.top, bleed.right, bleed.bottom, bleed.left].map(mm).join(' '),
    String(turn),
  ].join(', ');

/** The places of cards and backs of a full sheet; for single cards the page; in mm. */
function geometryOf(preset: Preset, slug: string): unknown {
  try {
    const { widthMm: width, heightMm: height } = findCardSize(slug);
    const wanted = presetSize(preset, findCardSize(slug));
    const bleed = uploadBleed(preset, wanted, { widthMm: width, heightMm: height });
    const options = presetSheetOptions(preset);
    if (!options) return { page: [width + 2 * bleed, height + 2 * bleed].map(mm), bleed: mm(bleed) };
    const grid = sheetGrid({ width, height }, bleed, options);
    const cards = grid.cells.map((_, index) => ({ front: index, back: index }));
    const { duplex = 'long-edge' } = options;
    const sides = planSheets(cards, grid, { duplex, backs: options.backs === 'none' ? 'none' : 'interleaved' });
    return {
      paper: [grid.width, grid.height].map(mm),
      ...(grid.fold && { fold: grid.fold }),
      ...Object.fromEntries(
        sides.map(({ side, placements }) => [side, placements.map(({ cell }) => describeCell(cell))]),
      ),
    };
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    return error.code;
  }
}

/** The sizes that a preset is made for. */
function offered({ preferredSize, sizes = [] }: Preset): readonly string[] {
  return [...(preferredSize === undefined ? [] : [preferredSize]), ...sizes.map(({ size }) => size)];
}

function allGeometry(): Record<string, Record<string, unknown>> {
  const printed = presets().filter(({ product }) => product !== 'play');
  return Object.fromEntries(
    printed.map((preset) => {
      const sizes = new Set([...SIZES, ...offered(preset)]);
      return [preset.name, Object.fromEntries([...sizes].map((slug) => [slug, geometryOf(preset, slug)]))];
    }),
  );
}

describe('the geometry of every preset', () => {
  it('is that of the goldens, to 0.01 mm (UPDATE=1 rewrites them)', async () => {
    const made = allGeometry();
    if (process.env.UPDATE === '1') await writeFile(GOLDENS, `${JSON.stringify(made, undefined, 2)}\n`);
    expect(made).toEqual(JSON.parse(await readFile(GOLDENS, 'utf8')));
  });

  it('holds cards of the size that a preset is made for', () => {
    const made = allGeometry();
    for (const preset of presets())
      for (const size of offered(preset))
        if (made[preset.name]) expect([preset.name, typeof made[preset.name]?.[size]]).toEqual([preset.name, 'object']);
  });
});
