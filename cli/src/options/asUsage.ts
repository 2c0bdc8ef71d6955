import type { Problem } from '@cardwright/renderer';
import { EXPORT_OPTIONS, type ExportOption } from '@cardwright/renderer/export-options';
import { isOrderFailure } from '@cardwright/renderer/production';
import { UsageError } from '../exitCode.js';

const FLAGS: Readonly<Record<string, string>> = { languages: '--lang' };

/** The flag for an option's path: `--color-bar` for `options.color_bar`, `--lang` for `languages`. */
export function flagOf(path: string): string {
  const [part = '', name] = path.split('.');
  return part === 'options' && name !== undefined ? optionFlagOf(name) : (FLAGS[part] ?? `--${part}`);
}

function optionFlagOf(name: string): string {
  const option = new Map<string, ExportOption>(Object.entries(EXPORT_OPTIONS)).get(name);
  const isUsual = option?.kind === 'boolean' && option.default;
  return `--${isUsual ? 'no-' : ''}${name.replaceAll('_', '-')}`;
}

/** Problems as people read them: at flags instead of paths such as `options.color_bar`. */
export function atFlags(problems: readonly Problem[]): readonly Problem[] {
  return problems.map((each) => (each.path.startsWith('options.') ? { ...each, path: flagOf(each.path) } : each));
}

/**
 * Turns errors about options into usage errors.
 * @param placeOf the flag or command to name for a path
 * @throws UsageError with that place
 */
export async function asUsage<T>(work: () => T | Promise<T>, placeOf = flagOf): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isOrderFailure(error)) throw error;
    throw usageError(placeOf(error.path), error.message, error.fix);
  }
}

export function usageError(flag: string, message: string, fix?: string): UsageError {
  // A message may end with an excerpt.
  const end = /[.!?]$/.test(message) ? ' ' : '. ';
  return new UsageError(`${flag}: ${message}${fix === undefined ? '' : `${end}${fix}`}`);
}
