import { z } from 'zod';
import type { Parsed } from '../../errors.js';
import { nearestName, parseLength } from '../../schema/index.js';
import { DUPLEX_MODES, ORIENTATIONS } from '../types.js';
import { CALIBRATION_LIMITS, EXPORT_OPTIONS, expectationOf, type Option, RENDER_OPTIONS } from './exportOptions.js';
import { readCalibration } from './readCalibration.js';
import type { Calibration, ExportOptions, OptionsOf, RenderOptions } from './values.js';

const BEYOND_PRINTERS = `This is out of range: move by at most ${CALIBRATION_LIMITS.offsetMm} mm, and scale from ${CALIBRATION_LIMITS.minScale} to ${CALIBRATION_LIMITS.maxScale}.`;
const offset = z
  .number()
  .min(-CALIBRATION_LIMITS.offsetMm, BEYOND_PRINTERS)
  .max(CALIBRATION_LIMITS.offsetMm, BEYOND_PRINTERS);
const scale = z
  .number()
  .min(CALIBRATION_LIMITS.minScale, BEYOND_PRINTERS)
  .max(CALIBRATION_LIMITS.maxScale, BEYOND_PRINTERS);

const calibration = z.strictObject({
  x_mm: offset.default(0).describe('mm to the right'),
  y_mm: offset.default(0).describe('mm down'),
  scale: scale.default(1),
  orientation: z
    .enum(ORIENTATIONS)
    .exclude(['auto'])
    .optional()
    .describe('how the measured sheet lay; without it, the numbers are for the sheets at hand'),
  duplex: z
    .enum(DUPLEX_MODES)
    .exclude(['none'])
    .optional()
    .describe('the edge over which the measured sheet was flipped'),
});

/** Export options. Lengths are mm; texts such as `3mm` or `0.5,-0.3,1.002` are accepted, too. */
export const exportOptionsSchema: z.ZodType<ExportOptions> = optionsSchema(EXPORT_OPTIONS);

/** Options of `cardwright render`. */
export const renderOptionsSchema: z.ZodType<RenderOptions> = optionsSchema(RENDER_OPTIONS);

/** What to make from which cards of a deck. */
export const exportOrderSchema = z.object({
  preset: z.string().min(1).max(100).describe('its name in the list of presets; over the API also the id of your own'),
  languages: z.array(z.string().min(2).max(35)).max(100).optional().describe('default: the deck’s default language'),
  cards: z.string().max(2_000).optional().describe('numbers, ranges and titles, such as `1-9,12,Lamp`'),
  options: exportOptionsSchema.optional(),
});

/** The schema of a table's options. Other options are rejected. */
export function optionsSchema<Table extends Readonly<Record<string, Option>>>(
  table: Table,
): z.ZodType<OptionsOf<Table>> {
  const shape = Object.fromEntries(
    Object.entries(table).map(([name, option]) => [name, valueSchema(option).describe(described(option)).optional()]),
  );
  const schema: z.ZodType = z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? unknownOption(issue.keys, Object.keys(table)) : undefined),
  });
  // The schema comes from the same table as `OptionsOf`, so it accepts exactly that type.
  return schema as z.ZodType<OptionsOf<Table>>;
}

/** Names the first of them. The list of all options would bury it. */
function unknownOption([first = '']: readonly string[], names: readonly string[]): string {
  const near = nearestName(first, names);
  return `There is no option ${JSON.stringify(first)}. ${near === undefined ? 'Remove it.' : `Did you mean "${near}"?`}`;
}

function valueSchema(option: Option): z.ZodType {
  const error = `Expected ${expectationOf(option)}.`;
  switch (option.kind) {
    case 'choice':
      return z.enum(option.choices, { error });
    case 'boolean':
      return z.boolean({ error });
    case 'number':
      return z.int({ error }).min(option.min, error).max(option.max, error);
    case 'length': {
      const mm = z.number({ error }).min(option.min, error).max(option.max, error);
      return textOr(mm, parseLength, error);
    }
    case 'text':
      return z.string({ error }).min(1, error).max(500);
    case 'calibration':
      return textOr<Calibration>(calibration, readCalibration, error);
  }
}

/** A value, or a text that represents it. */
function textOr<T>(value: z.ZodType<T>, read: (text: string) => Parsed<T>, error: string): z.ZodType<T> {
  return z.union([value, z.string().max(100)], { error }).transform((given, context): T => {
    if (typeof given !== 'string') return given;
    const parsed = read(given);
    const checked = parsed.ok ? value.safeParse(parsed.value) : undefined;
    if (checked?.success === true) return checked.data;
    const message = parsed.ok ? checked?.error.issues[0]?.message : parsed.problems[0]?.message;
    context.addIssue({ code: 'custom', message: message ?? error });
    return z.NEVER;
  });
}

function described(option: Option): string {
  const { description, otherwise } = option;
  const usual = 'default' in option ? option.default : undefined;
  const unit = 'unit' in option && option.unit !== undefined ? ` (${option.unit})` : '';
  const missing = otherwise ?? (usual === undefined ? undefined : `the preset’s, else ${String(usual)}`);
  return `${description}${unit}${missing === undefined ? '' : `; default: ${missing}`}`;
}
