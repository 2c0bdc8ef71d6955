import { CardwrightError } from '../../errors.js';
import type { Size } from '../../geometry.js';
import { CALIBRATION_LIMITS, EXPORT_OPTIONS } from '../options/exportOptions.js';
import { optionError } from '../optionError.js';
import type { Orientation, PrinterCalibration, SheetOptions } from '../types.js';

const EDGES = { 'long-edge': 'the long edge', 'short-edge': 'the short edge' } as const;

/** The orientation that may be chosen for sheets: `auto` becomes that of a calibration that moves their backs. */
export function orientationOf(options: SheetOptions): Orientation {
  const { orientation = EXPORT_OPTIONS.orientation.default } = options;
  return orientation === 'auto' ? (calibrationIn(options)?.orientation ?? orientation) : orientation;
}

/** @throws CardwrightError `sheet.option` for a calibration beyond what printers do */
export function assertCalibration({ xMm, yMm, scale = 1 }: PrinterCalibration): void {
  const { offsetMm, minScale, maxScale } = CALIBRATION_LIMITS;
  for (const [name, mm] of Object.entries({ x_mm: xMm, y_mm: yMm }))
    if (!(Math.abs(mm) <= offsetMm))
      throw optionError(`calibration.${name}`, mm, `an offset from -${offsetMm} to ${offsetMm} mm`);
  if (!(scale >= minScale && scale <= maxScale))
    throw optionError('calibration.scale', scale, `a factor from ${minScale} to ${maxScale}`);
}

/** @throws CardwrightError `sheet.option` if the printer was measured on sheets that lay or were flipped differently */
export function assertMeasured(sheet: Size, options: SheetOptions): void {
  const measured = calibrationIn(options);
  if (measured === undefined) return;
  const { duplex = EXPORT_OPTIONS.duplex.default } = options;
  const refuse = (message: string, fix: string): CardwrightError =>
    new CardwrightError('sheet.option', message, { path: 'options.calibration', fix });
  const orientation = sheet.width > sheet.height ? 'landscape' : 'portrait';
  if (sheet.width !== sheet.height && orientation !== (measured.orientation ?? orientation))
    throw refuse(
      `The printer was measured on ${measured.orientation} sheets, and this sheet is ${orientation}.`,
      `Choose ${measured.orientation} sheets, or measure the printer on a ${orientation} sheet.`,
    );
  if (duplex !== 'none' && duplex !== (measured.duplex ?? duplex))
    throw refuse(
      `The printer was measured with sheets flipped on ${EDGES[measured.duplex ?? duplex]}, and this sheet is flipped on ${EDGES[duplex]}.`,
      `Flip on ${EDGES[measured.duplex ?? duplex]}, or measure the printer again.`,
    );
}

/** The calibration, if these sheets have backs that it moves. */
function calibrationIn({ calibration, fold = 'none', duplex, backs }: SheetOptions): PrinterCalibration | undefined {
  return fold === 'none' && duplex !== 'none' && backs !== 'none' ? calibration : undefined;
}
