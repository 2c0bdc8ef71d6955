import type { Parsed } from '../../errors.js';
import { describeValue } from '../reading/describeValue.js';
import { LIMITS } from './limits.js';

export const MM_PER_INCH = 25.4;
/** PostScript points, 72 per inch. */
export const MM_PER_POINT = MM_PER_INCH / 72;

const MM_PER_UNIT: Readonly<Partial<Record<string, number>>> = {
  mm: 1,
  cm: 10,
  in: MM_PER_INCH,
  '"': MM_PER_INCH,
  pt: MM_PER_POINT,
};
const LENGTH = /^\s*([+-]?)(\d+(?:\.\d+)?|\.\d+)(?:\s*\/\s*(\d+))?(?:\s*(mm|cm|in|"|pt|px(?:@(\d+(?:\.\d+)?))?))?\s*$/i;

/**
 * A length in millimetres from `3mm`, `0.3cm`, `1/8in`, `0.125"`, `9pt` or `36px@300` (pixels at a dpi); `0` needs no
 * unit. Rejects negative lengths, those above 5 m, and pixels without a dpi, which have no size on paper.
 */
export function parseLength(text: string): Parsed<number> {
  const match = text.length > LIMITS.name ? null : LENGTH.exec(text);
  if (match === null) return refuse(text, 'a length such as 3mm, 1/8in, 9pt or 36px@300');
  const [, sign, digits, divisor, unit, dpi] = match;
  const count = Number(digits) / (divisor === undefined ? 1 : Number(divisor));
  if (unit === undefined && count !== 0) return refuse(text, 'a unit: mm, cm, in, pt or px@<dpi>');
  if (unit?.toLowerCase() === 'px') return refuse(text, 'a number of pixels with its resolution, such as 36px@300');
  if (sign === '-' && count !== 0) return refuse(text, 'a length of at least 0');
  const perUnit =
    dpi === undefined ? (MM_PER_UNIT[unit?.toLowerCase() ?? 'mm'] ?? Number.NaN) : MM_PER_INCH / Number(dpi);
  const mm = count === 0 ? 0 : count * perUnit;
  if (!(mm <= LIMITS.lengthMm)) return refuse(text, `a length of at most ${LIMITS.lengthMm}mm`, 'unit.too_long');
  return { ok: true, value: mm, warnings: [] };
}

function refuse(text: string, allowed: string, code = 'unit.bad_length'): Parsed<number> {
  const message = `The length is ${describeValue(text)}; expected ${allowed}.`;
  const fix = `Write ${allowed}.`;
  return { ok: false, problems: [{ code, severity: 'error', path: '', message, fix }] };
}
