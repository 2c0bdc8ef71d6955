import type { SheetOptions } from '../types.js';
import type { ExportOptions } from './values.js';

/** The export options for the layout of sheets. Omitted options stay undefined, so that defaults apply. */
export function sheetOptionsOf(options: Omit<ExportOptions, 'paper'>): Omit<SheetOptions, 'sheet'> {
  const { orientation, turn, columns, rows, marks, registration, plotter, duplex, backs, calibration } = options;
  return withoutUndefined({
    orientation,
    turn,
    columns,
    rows,
    gapMm: options.gap,
    marginMm: options.margin,
    marks,
    registration,
    plotter,
    cornerRadiusMm: options.corner_radius,
    colorBar: options.color_bar,
    cardLabels: options.card_labels,
    duplex,
    backs,
    fold: options.gutter_fold,
    gutterMm: options.gutter,
    calibration: calibration && { xMm: calibration.x_mm, yMm: calibration.y_mm, scale: calibration.scale },
  });
}

/** Removes undefined keys, which would hide those of an object that is spread before. */
export function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}
