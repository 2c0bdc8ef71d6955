import type { PrinterCalibration, SheetOptions } from '../types.js';
import type { Calibration, ExportOptions } from './values.js';

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
    shape: options.shape,
    colorBar: options.color_bar,
    cardLabels: options.card_labels,
    duplex,
    backs,
    fold: options.gutter_fold,
    gutterMm: options.gutter,
    calibration: calibration && calibrationOf(calibration),
  });
}

function calibrationOf({ x_mm: xMm, y_mm: yMm, ...measured }: Calibration): PrinterCalibration {
  return withoutUndefined({ xMm, yMm, ...measured });
}

/** Removes undefined keys, which would hide those of an object that is spread before. */
export function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
}
