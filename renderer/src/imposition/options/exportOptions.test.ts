import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { presetOptions, presets } from '../../export/presets/index.js';
import { EXPORT_OPTIONS, exportOptionEntries, type Option, RENDER_OPTIONS } from './exportOptions.js';
import { exportOptionsReference } from './reference.js';
import { exportOptionsSchema, renderOptionsSchema } from './schema.js';

const REFERENCE = new URL('../../../../docs/reference/exports.md', import.meta.url);

const faults = (options: object): string[] =>
  exportOptionsSchema.safeParse(options).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ??
  [];

describe('the table of export options', () => {
  it('generates the reference', async () => {
    if (process.env.UPDATE === '1') await writeFile(REFERENCE, exportOptionsReference());
    expect(await readFile(REFERENCE, 'utf8')).toBe(exportOptionsReference());
  });

  it('generates the schema of every option, with its limits', () => {
    const { properties } = z.toJSONSchema(exportOptionsSchema, { io: 'input' }) as {
      properties: Record<string, { description: string; anyOf?: object[] }>;
    };
    expect(Object.keys(properties)).toEqual(Object.keys(EXPORT_OPTIONS));
    for (const [name, option] of exportOptionEntries()) {
      const described = { description: expect.stringContaining(option.description) as string };
      expect([name, properties[name]]).toEqual([name, expect.objectContaining(described)]);
      if (option.kind === 'choice') expect(properties[name]).toMatchObject({ enum: option.choices });
      if (option.kind === 'number')
        expect(properties[name]).toMatchObject({ minimum: option.min, maximum: option.max });
      if (option.kind === 'length')
        expect(properties[name]?.anyOf?.[0]).toMatchObject({
          type: 'number',
          minimum: option.min,
          maximum: option.max,
        });
    }
  });

  it('has defaults and presets that its own schema accepts', () => {
    for (const [table, schema] of [
      [EXPORT_OPTIONS, exportOptionsSchema],
      [RENDER_OPTIONS, renderOptionsSchema],
    ] as const) {
      const defaults = Object.entries<Option>(table).flatMap(([name, option]) =>
        'default' in option ? [[name, option.default]] : [],
      );
      expect(schema.safeParse(Object.fromEntries(defaults)).error).toBeUndefined();
    }
    for (const preset of presets()) expect([preset.name, faults(presetOptions(preset))]).toEqual([preset.name, []]);
  });
});

describe('export options', () => {
  it.each([
    [3, 3],
    ['3mm', 3],
    ['10pt', (10 * 25.4) / 72],
    ['1/8in', 3.175],
    ['36px@300', 3.048],
  ])('read the length %j as %f mm', (bleed, mm) => {
    expect(exportOptionsSchema.parse({ bleed }).bleed).toBeCloseTo(mm, 9);
  });

  it('read a calibration as values and as text', () => {
    const read = (calibration: unknown) => exportOptionsSchema.parse({ calibration }).calibration;
    expect(read({ x_mm: 0.5, y_mm: -50 })).toEqual({ x_mm: 0.5, y_mm: -50, scale: 1 });
    expect(read('50mm,-0.3,100.2%')).toEqual({ x_mm: 50, y_mm: -0.3, scale: 1.002 });
  });

  it.each([
    [{ bleed: '36px' }, /^bleed: .*36px@300/],
    [{ bleed: '200mm' }, /^bleed: Expected a length from 0 to 100 mm\.$/],
    [{ bleed: -1 }, /^bleed: Expected a length from 0 to 100 mm\.$/],
    [{ gap: true }, /^gap: Expected a length from 0 to 1000 mm\.$/],
    [{ dpi: 71 }, /^dpi: Expected a whole number from 72 to 1200\.$/],
    [{ dpi: 300.5 }, /^dpi: Expected a whole number from 72 to 1200\.$/],
    [{ marks: 'dots' }, /^marks: Expected ticks, crosses, guides or none\.$/],
    [{ calibration: { x_mm: 51 } }, /^calibration\.x_mm: .*at most 50 mm/],
    [{ calibration: '0,0,3' }, /^calibration: .*scale from 0\.9 to 1\.1/],
    [{ calibration: 'x.json' }, /^calibration: "x\.json" is invalid/],
    [{ colour_bar: true }, /^: There is no option "colour_bar"\. Did you mean "color_bar"\?$/],
    [{ zoetrope: true }, /^: There is no option "zoetrope"\. Remove it\.$/],
  ])('refuse %j', (options, fault) => {
    expect(faults(options)).toEqual([expect.stringMatching(fault)]);
  });
});
