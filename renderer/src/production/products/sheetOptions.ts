import { findSheet, presetSheetOptions, type Preset, type SheetOptions } from '../../export/index.js';
import { EXPORT_OPTIONS } from '../../imposition/options/exportOptions.js';
import { sheetOptionsOf } from '../../imposition/options/sheetOptionsOf.js';
import { atOption } from '../atOption.js';
import type { ProductionOptions } from './productionOrder.js';

/** A preset's sheets, overridden by the options. @throws CardwrightError `sheet.unknown` at `options.paper` */
export function sheetOptions(
  { paper, output_profile: _press, ...options }: ProductionOptions,
  preset: Preset,
): SheetOptions {
  const own = presetSheetOptions(preset) ?? { sheet: findSheet(EXPORT_OPTIONS.paper.default) };
  const sheet = typeof paper === 'string' ? atOption('options.paper', () => findSheet(paper)) : (paper ?? own.sheet);
  return { ...own, ...sheetOptionsOf(options), sheet };
}
