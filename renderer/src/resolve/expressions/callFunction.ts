import type { FunctionName } from '../../schema/expressions/expression.js';
import { validLocale } from '../transformText.js';
import { isEqual, numberOf, textOf, type Value } from './values.js';

const MOST_DECIMALS = 10;

/** The result of a function; an empty text when it needs a number and gets none. */
export function callFunction(name: FunctionName, values: readonly Value[], language: string): Value {
  const [first = '', second] = values;
  switch (name) {
    case 'number':
      return format(first, language, fractions(second, { maximumFractionDigits: MOST_DECIMALS }));
    case 'percent':
      return format(first, language, { style: 'percent', ...fractions(second, { maximumFractionDigits: 0 }) });
    case 'currency':
      return format(first, language, { style: 'currency', currency: textOf(second ?? '').toUpperCase() });
    case 'round':
      return withNumber(first, (number) => roundTo(number, decimalsOf(second)));
    case 'floor':
      return withNumber(first, Math.floor);
    case 'ceil':
      return withNumber(first, Math.ceil);
    case 'abs':
      return withNumber(first, Math.abs);
    case 'min':
    case 'max': {
      const numbers = values.flatMap((value) => numberOf(value) ?? []);
      return numbers.length === 0 ? '' : Math[name](...numbers);
    }
    case 'length':
      return [...textOf(first)].length;
    case 'upper':
      return textOf(first).toLocaleUpperCase(validLocale(language));
    case 'lower':
      return textOf(first).toLocaleLowerCase(validLocale(language));
    case 'choose':
      return choose(first, values.slice(1));
  }
}

/** The value after the first one that is equal, else the last one if it stands alone. */
function choose(value: Value, cases: readonly Value[]): Value {
  for (let index = 0; index + 1 < cases.length; index += 2)
    if (isEqual(value, cases[index] ?? '')) return cases[index + 1] ?? '';
  return cases.length % 2 === 1 ? (cases.at(-1) ?? '') : '';
}

function withNumber(value: Value, operation: (number: number) => number): Value {
  const number = numberOf(value);
  return number === undefined ? '' : operation(number);
}

function roundTo(number: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(number * factor) / factor;
}

function decimalsOf(value: Value | undefined): number {
  const number = value === undefined ? 0 : (numberOf(value) ?? 0);
  return Math.min(MOST_DECIMALS, Math.max(0, Math.floor(number)));
}

/** A fixed number of decimals if one is given. */
function fractions(value: Value | undefined, otherwise: Intl.NumberFormatOptions): Intl.NumberFormatOptions {
  if (value === undefined) return otherwise;
  const decimals = decimalsOf(value);
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}

/** A value that is not a number stays as it is, and so does a number in a currency that does not exist. */
function format(value: Value, language: string, options: Intl.NumberFormatOptions): Value {
  const number = numberOf(value);
  if (number === undefined) return value;
  try {
    return new Intl.NumberFormat(validLocale(language), options).format(number);
  } catch (error) {
    if (error instanceof RangeError) return value;
    throw error;
  }
}
