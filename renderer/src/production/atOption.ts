import { CardwrightError } from '../errors.js';

/** The parts of an order that an error can refer to: `preset`, `languages`, `cards`, `out` and `options.…`. */
const PARTS: ReadonlySet<string> = new Set(['preset', 'languages', 'cards', 'out', 'options']);

/** Whether an error is about the order, not about the deck. Its path is then the part of the order. */
export function isOrderFailure(error: unknown): error is CardwrightError {
  return error instanceof CardwrightError && PARTS.has(error.path.split('.')[0] ?? '');
}

/**
 * An option that the deck, the preset or another option does not allow.
 * @param path such as `options.bleed`, which the command line writes as a flag
 * @param message names other options in words, as in “the PDF standard”, which suit the API, the flags and the studio
 */
export function optionFailure(path: string, message: string, fix?: string): CardwrightError {
  return new CardwrightError('option.refused', message, { path, ...(fix !== undefined && { fix }) });
}

/** Runs `read` and adds the option's path to its errors. */
export function atOption<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    const { code, message, fix, problems } = error;
    throw new CardwrightError(code, message, { path, problems, cause: error, ...(fix !== undefined && { fix }) });
  }
}
