import { CardwrightError } from '../errors.js';

/** The `props` of a template item that shapes read. Numbers may be strings. */
export type ShapeProps = Readonly<Record<string, unknown>>;

/**
 * A number prop, clamped to its range; the default when absent.
 * Throws `shape.property_invalid` for anything that is not a finite number.
 */
export function numberProp(props: ShapeProps, name: string, otherwise: number, min: number, max: number): number {
  const value = props[name];
  if (value === undefined || value === null || value === '') return otherwise;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) {
    throw invalid(name, value, `a number from ${min} to ${max}`);
  }
  return Math.min(max, Math.max(min, number));
}

/** One of the allowed names; the first when the prop is absent. Throws `shape.property_invalid` for other values. */
export function choiceProp<T extends string>(props: ShapeProps, name: string, choices: readonly [T, ...T[]]): T {
  const value = props[name];
  if (value === undefined || value === null || value === '') return choices[0];
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw invalid(name, value, `one of ${choices.join(', ')}`);
  return chosen;
}

export function booleanProp(props: ShapeProps, name: string): boolean {
  return props[name] === true || props[name] === 'true';
}

/** The error for a prop with an invalid value. */
export function invalid(name: string, value: unknown, allowed: string): CardwrightError {
  const received = typeof value === 'number' ? String(value) : (JSON.stringify(value) as string | undefined);
  return new CardwrightError(
    'shape.property_invalid',
    `The shape’s “${name}” is ${(received ?? 'missing').slice(0, 80)}; it must be ${allowed}.`,
    {
      path: `props.${name}`,
      fix: `Set props.${name} to ${allowed}, or omit it.`,
    },
  );
}
