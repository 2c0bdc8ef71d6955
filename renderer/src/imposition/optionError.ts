import { CardwrightError } from '../errors.js';

/** An option of sheets beyond its limits. @param name without `options.` */
export function optionError(name: string, value: number, expected: string): CardwrightError {
  return new CardwrightError('sheet.option', `${name} is ${value}; expected ${expected}.`, { path: `options.${name}` });
}
