import { readQuantity } from './text.js';

const DEGREES: Readonly<Record<string, number>> = { deg: 1, turn: 360, grad: 0.9, rad: 180 / Math.PI };

/** Degrees of `17deg`, `0.25turn`, `1rad` or `50grad`; a bare number only if it is 0. */
export function readAngle(text: string): number | undefined {
  const quantity = readQuantity(text);
  if (quantity === undefined) return undefined;
  if (quantity.unit === '') return quantity.value === 0 ? 0 : undefined;
  const factor = Object.hasOwn(DEGREES, quantity.unit) ? DEGREES[quantity.unit] : undefined;
  return factor === undefined ? undefined : quantity.value * factor;
}
