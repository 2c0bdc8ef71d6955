import { findSheet, pixelsFault, presetOptions, type Preset, type RequiredSize } from '../../export/index.js';
import { EXPORT_OPTIONS, type ExportOptionName, type Option } from '../../imposition/options/exportOptions.js';
import { withoutUndefined } from '../../imposition/options/sheetOptionsOf.js';
import { USUAL_OPTIONS } from '../../imposition/options/usualOptions.js';
import { optionFailure } from '../atOption.js';
import type { ProductionOptions } from './productionOrder.js';

/** Requirements that a vendor states as limits: less ink is fine, and so is more room on a sheet. */
const AT_MOST: ReadonlySet<ExportOptionName> = new Set(['ink_limit'] as const);
const AT_LEAST_ON_SHEETS: ReadonlySet<ExportOptionName> = new Set(['bleed', 'gap'] as const);

/** @throws CardwrightError at the first option whose value the vendor does not take, whatever the card size */
export function assertVendorsWishes(preset: Preset, options: ProductionOptions): void {
  const { title, strictPairs = false, fixed = [] } = preset;
  if (strictPairs && (options.side ?? EXPORT_OPTIONS.side.default) !== 'both')
    throw optionFailure('options.side', `${title} requires a back for every front; omit this option.`);
  const required = { ...USUAL_OPTIONS, ...withoutUndefined(presetOptions(preset)) };
  for (const name of fixed) assertFixed(preset, name, options[name], required[name]);
}

/**
 * The pictures must have the vendor's pixels, and these must show the card: a preset may have been stored before presets
 * were checked for this.
 * @param trim of the card as it lies in the file
 * @throws CardwrightError at `options.bleed` or `preset`
 */
export function assertPixels(
  preset: Preset,
  wanted: RequiredSize | undefined,
  trim: Parameters<typeof pixelsFault>[2],
  { bleed }: Pick<ProductionOptions, 'bleed'>,
): void {
  if (wanted?.widthPx === undefined) return;
  if (bleed !== undefined) {
    const pixels = `${wanted.widthPx} × ${wanted.heightPx ?? 0} px`;
    const message = `${preset.title} requires pictures of ${pixels} including the bleed; omit this option.`;
    throw optionFailure('options.bleed', message);
  }
  const fault = pixelsFault(preset, wanted, trim);
  if (fault) throw optionFailure('preset', fault.message, fault.fix);
}

function assertFixed({ title, product }: Preset, name: ExportOptionName, given: unknown, wanted: unknown): void {
  // The vendor's own profile is nearer to what it requires than ours, which may be shipped.
  if (given === undefined || isSame(name, given, wanted) || given instanceof Uint8Array) return;
  const isLimit = AT_MOST.has(name);
  const isLeast = product === 'pdf-sheets' && AT_LEAST_ON_SHEETS.has(name);
  if (typeof given === 'number' && typeof wanted === 'number')
    if ((isLimit && given < wanted) || (isLeast && given > wanted)) return;
  const bound = isLimit ? 'at most ' : isLeast ? 'at least ' : '';
  throw optionFailure(`options.${name}`, `${title} requires ${bound}${inUnit(name, wanted)}; omit this option.`);
}

/** Papers have several names. */
function isSame(name: ExportOptionName, given: unknown, wanted: unknown): boolean {
  if (name !== 'paper' || typeof given !== 'string' || typeof wanted !== 'string') return given === wanted;
  return findSheet(given).slug === findSheet(wanted).slug;
}

function inUnit(name: ExportOptionName, value: unknown): string {
  const option: Option = EXPORT_OPTIONS[name];
  const unit = 'unit' in option ? option.unit : undefined;
  return `${String(value)}${unit === undefined || unit === '%' ? (unit ?? '') : ` ${unit}`}`;
}
