import type { Parsed } from '../../errors.js';
import type { Calibration } from './values.js';

const CALIBRATION = /^([+-]?[\d.]+)(?:mm)?\s*,\s*([+-]?[\d.]+)(?:mm)?(?:\s*,\s*([\d.]+)(%)?)?$/;

/**
 * `0.5,-0.3` or `0.5,-0.3,1.002`: mm to the right and down, and a scale, which may be a percentage. Does not check
 * ranges.
 */
export function readCalibration(text: string): Parsed<Calibration> {
  const [match, x, y, scale, percent] = CALIBRATION.exec(text.trim()) ?? [];
  if (match === undefined) return refuse(text);
  const factor = scale === undefined ? 1 : Number(scale) / (percent === undefined ? 1 : 100);
  return { ok: true, value: { x_mm: Number(x), y_mm: Number(y), scale: factor }, warnings: [] };
}

function refuse(text: string): Parsed<Calibration> {
  const message = `"${text}" is invalid; use right,down[,scale] in mm, such as 0.5,-0.3,1.002.`;
  return { ok: false, problems: [{ code: 'option.calibration', severity: 'error', path: '', message }] };
}
