import { optionsSchema, type OptionsOf } from '@cardwright/renderer/imposition';
import { flagOf, usageError } from './asUsage.js';
import type { OptionTable } from './flags.js';

/** Flags from commander, in camel case. */
export type Flags = Readonly<Record<string, unknown>>;

/** Parses options and units: lengths become mm. @throws UsageError with the flag */
export function readOptions<Table extends OptionTable>(table: Table, flags: Flags): OptionsOf<Table> {
  const given: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(table)) {
    const value = flags[name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];
    // Commander sets options that only have a `--no-…` flag.
    if (value === undefined || (option.kind === 'boolean' && value === option.default)) continue;
    given[name] = option.kind === 'choice' && value === true ? option.bare : value;
  }
  const parsed = optionsSchema(table).safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw usageError(flagOf(`options.${issue?.path.join('.') ?? ''}`), issue?.message ?? 'This value is invalid.');
}

/** Parses `en,de` into a list. */
export function readLanguages(lang: string | undefined): readonly string[] | undefined {
  return lang?.split(',');
}
