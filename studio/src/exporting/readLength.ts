import { parseLength } from '@cardwright/renderer/imposition';

/** Millimetres of `3`, `0,5`, `1/8 in` or `9pt`; a number without a unit is in millimetres. NaN for anything else. */
export function readLength(text: string): number {
  const plain = text.trim().replace(',', '.');
  if (/^[+-]?[\d.]+$/.test(plain)) return Number(plain);
  const length = parseLength(/[a-z"]/i.test(plain) ? plain : `${plain}mm`);
  if (length.ok) return length.value;
  return length.problems.some(({ code }) => code === 'unit.too_long') ? Infinity : Number.NaN;
}
