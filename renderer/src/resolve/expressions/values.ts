/** The result of an expression. */
export type Value = string | number | boolean;

/** A plain number with a decimal point or comma. */
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** The number that a value stands for; undefined when it is none. */
export function numberOf(value: Value): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const text = typeof value === 'string' ? value.trim() : '';
  return NUMBER.test(text) ? Number(text.replace(',', '.')) : undefined;
}

export function textOf(value: Value): string {
  if (typeof value === 'boolean') return value ? 'true' : '';
  // Ten digits hide the rounding errors of sums such as 0.1 + 0.2.
  return typeof value === 'number' ? String(Number(value.toPrecision(10))) : value;
}

/** Anything but an empty text and `false` is true, so a field counts as soon as it is filled. */
export function isTrue(value: Value): boolean {
  return textOf(value).trim() !== '';
}

/** Numbers are compared as numbers and texts without regard to case. */
export function isEqual(one: Value, other: Value): boolean {
  const [first, second] = [numberOf(one), numberOf(other)];
  if (first !== undefined && second !== undefined) return first === second;
  return folded(one) === folded(other);
}

export function folded(value: Value): string {
  return textOf(value).trim().normalize('NFC').toLowerCase();
}
