import { optionsSchema, type OptionsOf } from '@cardwright/renderer/imposition';
import { flagOf, usageError } from './asUsage.js';
import type { OptionTable } from './flags.js';

/** What commander read: flags in camel case. */
export type Flags = Readonly<Record<string, unknown>>;

/** Options with their units read: lengths become mm. @throws UsageError that names the flag */
export function readOptions<Table extends OptionTable>(table: Table, flags: Flags): OptionsOf<Table> {
  const given: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(table)) {
    const value = flags[name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];
    // Commander sets what only a `--no-…` flag changes.
    if (value === undefined || (option.kind === 'boolean' && value === option.default)) continue;
    given[name] = option.kind === 'choice' && value === true ? option.bare : value;
  }
  const parsed = optionsSchema(table).safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw usageError(flagOf(`options.${issue?.path.join('.') ?? ''}`), issue?.message ?? 'This is not understood.');
}

/** `en,de` as a list. */
export function readLanguages(lang: string | undefined): readonly string[] | undefined {
  return lang?.split(',');
}
