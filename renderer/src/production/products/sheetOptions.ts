import { findSheet, presetSheetOptions, type Preset, type SheetOptions } from '../../export/index.js';
import { EXPORT_OPTIONS, PLACING_OPTIONS } from '../../imposition/options/exportOptions.js';
import { sheetOptionsOf } from '../../imposition/options/sheetOptionsOf.js';
import type { Fold } from '../../imposition/types.js';
import { atOption, optionFailure } from '../atOption.js';
import type { ProductionOptions } from './productionOrder.js';

/**
 * A preset's sheets, overridden by the options.
 * @throws CardwrightError `sheet.unknown` at `options.paper`, and at options that would have no effect on these sheets
 */
export function sheetOptions(
  { paper, output_profile: _press, ...options }: ProductionOptions,
  preset: Preset,
): SheetOptions {
  const own = presetSheetOptions(preset) ?? { sheet: findSheet(EXPORT_OPTIONS.paper.default) };
  const sheet = typeof paper === 'string' ? atOption('options.paper', () => findSheet(paper)) : (paper ?? own.sheet);
  const made = { ...own, ...sheetOptionsOf(options), sheet };
  assertEffect(options, made);
  return made;
}

function assertEffect(options: Omit<ProductionOptions, 'paper' | 'output_profile'>, made: SheetOptions): void {
  const { sheet, plotter = 'none', fold = 'none', shape = 'rectangle', marks = EXPORT_OPTIONS.marks.default } = made;
  const idle = sheet.cells && PLACING_OPTIONS.find((name) => isPlaced(name, options[name]));
  if (idle)
    throw optionFailure(
      `options.${idle}`,
      `${sheet.name} is precut, so its cells place the cards; omit this option, or choose paper that is not precut.`,
    );
  if ((options.marks ?? 'none') !== 'none' && plotter !== 'none')
    throw optionFailure(
      'options.marks',
      'A cutting plotter needs its own marks, which are printed instead of cut marks; omit this option, or the plotter.',
    );
  if ((options.corner_radius ?? 0) > 0 && plotter === 'none')
    throw optionFailure('options.corner_radius', 'Only a cutting plotter rounds corners; choose a plotter, too.');
  if (shape !== 'rectangle' && plotter === 'none' && marks !== 'guides')
    throw optionFailure(
      'options.shape',
      'Only a cutting plotter and guides follow the shape.',
      'Choose a plotter, or guides as the cut marks, too.',
    );
  if (shape !== 'rectangle' && (made.cornerRadiusMm ?? 0) > 0)
    throw optionFailure(
      'options.corner_radius',
      'Only rectangles have corners to round; omit this option, or the shape.',
    );
  assertBacks(options, fold);
  if (options.gutter !== undefined && fold === 'none')
    throw optionFailure('options.gutter', 'Only a folded sheet has a gutter; choose a gutter fold, too.');
}

/** A folded sheet has the backs beside the fronts, and a run of one side has only that one. */
function assertBacks({ side = EXPORT_OPTIONS.side.default, ...options }: ProductionOptions, fold: Fold): void {
  const isSingle = side !== 'both';
  for (const name of ['backs', 'duplex'] as const) {
    const value = options[name];
    if (value === undefined || value === EXPORT_OPTIONS[name].default || (isSingle && value === 'none')) continue;
    const path = `options.${name}`;
    if (isSingle)
      throw optionFailure(path, 'Only one side of the cards is printed; omit this option, or print both sides.');
    if (fold !== 'none')
      throw optionFailure(
        path,
        'A folded sheet has the backs beside the fronts; omit this option, or choose none as the gutter fold.',
      );
  }
}

/** The default of a choice leaves the places of the cards to the sheet. */
function isPlaced(name: (typeof PLACING_OPTIONS)[number], value: unknown): boolean {
  const option = EXPORT_OPTIONS[name];
  return value !== undefined && !(option.kind === 'choice' && value === option.default);
}
