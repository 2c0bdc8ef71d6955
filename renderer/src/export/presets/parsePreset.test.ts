import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parsePreset } from './parsePreset.js';
import { printPresetSchema } from './presetJsonSchema.js';
import { presetOptions } from './presetOptions.js';
import { presets } from './presets.js';

const SHEETS = {
  name: 'my-printer',
  title: 'My printer',
  product: 'pdf-sheets',
  bleedMm: 2,
  sheet: { sheet: { slug: 'own', name: 'Own paper', widthMm: 320, heightMm: 450 }, marks: 'crosses' },
  preferredSize: 'tarot',
};

const POKER = { size: 'poker-us', title: 'x' };

/** A zip of pictures of poker cards. */
const pictures = (widthPx: number, heightPx: number, bleedMm: number): object => ({
  product: 'zip',
  sheet: undefined,
  preferredSize: undefined,
  image: { dpi: 300, format: 'png' },
  bleedMm,
  sizes: [{ size: 'poker-us', title: 'x', widthPx, heightPx }],
});

/** `path code` of every problem. */
function faults(change: object): string[] {
  const parsed = parsePreset({ ...SHEETS, ...change });
  return parsed.ok ? [] : parsed.problems.map(({ path, code }) => `${path} ${code}`);
}

describe('a preset of somebody’s own', () => {
  it('is read with its defaults', () => {
    expect(parsePreset({ $schema: 'x', ...SHEETS })).toEqual({
      ok: true,
      value: { ...SHEETS, description: '', family: 'Your own', safeMm: 3, source: 'Your own preset.' },
      warnings: [],
    });
  });

  it.each(presets().map(({ name }) => name))('can be written like %s', (name) => {
    const preset = presets().find((each) => each.name === name);
    expect(parsePreset(JSON.parse(JSON.stringify(preset)))).toMatchObject({ ok: true, value: preset, warnings: [] });
  });

  it.each([
    [{ name: 'My printer' }, 'name schema.invalid_format'],
    [{ bleedMm: '2mm' }, 'bleedMm schema.invalid_type'],
    [{ bleedMm: Number.NaN }, 'bleedMm schema.not_finite'],
    [{ colour: 'blue' }, 'colour schema.unrecognized_keys'],
    [{ sheet: { sheet: 'a4', gapMM: 2 } }, 'sheet.gapMM schema.unrecognized_keys'],
    [{ sheet: { sheet: 'a44' } }, 'sheet.sheet sheet.unknown'],
    [{ sheet: { sheet: 'a4', marks: 'dots' } }, 'sheet.marks schema.invalid_value'],
    [{ sheet: { sheet: 'a4', columns: 9 } }, 'sheet sheet.too_small'],
    [{ sheet: undefined }, 'sheet preset.part_missing'],
    [{ image: { dpi: 300, format: 'png' } }, 'image preset.part_unused'],
    [{ sizes: [{ size: 'pokr', title: 'x' }] }, 'sizes[0].size size.unknown'],
    [{ sizes: [{ size: 'tarot', title: 'x', widthPx: 900 }] }, 'sizes[0] preset.pixels'],
    [pictures(750, 1050, 3), 'sizes[0] preset.pixels'],
    [pictures(1122, 822, 3.048), 'sizes[0] preset.pixels'],
    [pictures(822, 1052, 3.048), 'sizes[0] preset.pixels'],
    [pictures(1644, 2244, 3.048), 'sizes[0] preset.pixels'],
    [{ sizes: [{ size: 'bridge', title: 'x' }] }, 'preferredSize preset.size'],
    [{ preferredSize: 'tarrot' }, 'preferredSize size.unknown'],
    [{ packs: [{ cards: 54 }, { cards: 18 }] }, 'packs[1].cards preset.packs_order'],
    [{ preferredSize: undefined, sizes: [{ size: '400x500mm', title: 'x' }] }, 'sizes[0].size sheet.too_small'],
    [{ sheet: { sheet: 'avery-5371' }, preferredSize: undefined, sizes: [POKER] }, 'sizes[0].size sheet.card_size'],
    [{ price: { currency: 'euro' } }, 'price.currency schema.invalid_format'],
    [{ color: { space: 'cmyk', inkLimit: 24 } }, 'color.inkLimit schema.too_small'],
    [{ color: { space: 'cmyk', inkLimit: 240 } }, 'color.standard preset.part_missing'],
    [{ color: { space: 'cmyk', standard: 'pdf-x-4', profile: 'PSO coated v3' } }, 'color.profile preset.profile'],
  ])('%j is refused at its place', (change, fault) => {
    expect(faults(change)).toContain(fault);
  });

  it.each([
    [{ fixed: ['marks', 'dpi'] }, 'fixed[1] preset.no_effect'],
    [{ sheet: { sheet: 'avery-5371', columns: 2 }, preferredSize: 'business' }, 'sheet.columns preset.no_effect'],
    [{ sheet: { sheet: 'a4', cornerRadiusMm: 3 } }, 'sheet.cornerRadiusMm preset.no_effect'],
    [{ sheet: { sheet: 'a4', shape: 'round' } }, 'sheet.shape preset.no_effect'],
    [{ color: { space: 'rgb', inkLimit: 240 } }, 'color.inkLimit preset.no_effect'],
    [{ packs: [{ cards: 18 }, { cards: 54, price: 10 }] }, 'packs[1].price preset.no_effect'],
    [{ sheet: { sheet: '60x60mm' }, preferredSize: undefined }, 'sheet sheet.too_small'],
    [
      { preferredSize: undefined, sizes: [{ ...POKER, widthPx: 822, heightPx: 1122 }] },
      'sizes[0].widthPx preset.no_effect',
    ],
    [{ preferredSize: undefined, sizes: [POKER, { size: '400x500mm', title: 'x' }] }, 'sizes[1].size sheet.too_small'],
  ])('%j is read, with a warning at its place', (change, warning) => {
    const parsed = parsePreset({ ...SHEETS, ...change });
    expect(parsed.ok && parsed.warnings.map(({ path, code }) => `${path} ${code}`)).toEqual([warning]);
  });

  it.each([
    ['SWOP v2', 'swop'],
    ['US Web Coated SWOP', 'swop'],
    ['fogra39', 'fogra39'],
    ['Coated FOGRA39 (ISO 12647-2:2004)', 'fogra39'],
    ['ISO Coated v2', 'fogra39'],
    ['house.icc', undefined],
  ])('takes the profile %s for %s', (profile, shipped) => {
    const parsed = parsePreset({ ...SHEETS, color: { space: 'cmyk', standard: 'pdf-x-4', profile } });
    expect(parsed.ok && [parsed.warnings, presetOptions(parsed.value).output_profile]).toEqual([[], shipped]);
  });

  it.each([[null], ['home-a4'], [[]], [{}], [7]])('%j is no preset', (input) => {
    expect(parsePreset(input).ok).toBe(false);
  });

  it('names the pixels of the card with its bleed as the fix', () => {
    expect(faults(pictures(822, 1122, 3.048))).toEqual([]);
    const parsed = parsePreset({ ...SHEETS, ...pictures(750, 1050, 3.048) });
    expect(parsed.ok ? undefined : parsed.problems[0]).toMatchObject({
      message: 'A picture of 750 × 1050 px at 300 dpi does not show a card of 63.5 × 88.9 mm with a bleed of 3.048 mm.',
      fix: 'Write 822 and 1122 as widthPx and heightPx, or correct the size, bleedMm or image.dpi.',
    });
  });

  it('is checked for its names even if something else is wrong', () => {
    expect(
      faults({ name: 'My shop!', bleedMm: -2, sheet: { sheet: 'a9', gapMm: 'x' }, preferredSize: 'pokr' }),
    ).toEqual([
      'name schema.invalid_format',
      'bleedMm schema.too_small',
      'sheet.gapMm schema.invalid_type',
      'sheet.sheet sheet.unknown',
      'preferredSize size.unknown',
    ]);
  });

  it('names the nearest word as the fix', () => {
    const parsed = parsePreset({ ...SHEETS, sheet: { sheet: 'a4', marks: 'tick' } });
    expect(parsed.ok ? '' : parsed.problems[0]?.fix).toBe('Write "ticks" if you meant that.');
  });

  it('names each unknown key, and the key that is near', () => {
    const parsed = parsePreset({ ...SHEETS, bleedMM: 3, zzz: 1, price: { currency: 'EUR', euros: 2 } });
    expect(parsed.ok ? [] : parsed.problems.map(({ path, message, fix }) => `${path}: ${message} ${fix}`)).toEqual([
      'price.euros: The key "euros" is unknown. Remove it, or write one of currency, perOrder, perCard, perSheet.',
      'bleedMM: The key "bleedMM" is unknown. Write "bleedMm" if you meant that, or remove it.',
      expect.stringMatching(/^zzz: The key "zzz" is unknown. Remove it, or write one of name, title,/),
    ]);
  });

  it('has a published schema (UPDATE=1 or renderer/scripts/writeJsonSchemas.mjs rewrites it)', async () => {
    const place = new URL('../../../../templates/schema/preset.schema.json', import.meta.url);
    if (process.env.UPDATE === '1') await writeFile(place, printPresetSchema());
    expect(await readFile(place, 'utf8')).toBe(printPresetSchema());
  });
});
