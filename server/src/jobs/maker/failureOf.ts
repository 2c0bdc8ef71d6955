import { UsageError } from '@cardwright/cli';
import { CardwrightError } from '@cardwright/renderer';
import type { FieldError } from '../../errors.js';
import { ExportFailure } from '../ExportMaker.js';

/** Faults of the machine, which pass by themselves or are ours to mend. */
const OURS = /^(?:browser|canvas|font)\./;

/** What an owner is told of a failure; anything else comes back as it is, to be tried again. */
export function failureOf(error: unknown): unknown {
  if (error instanceof UsageError) return new ExportFailure(fieldOf(error).message, [], { cause: error });
  if (!(error instanceof CardwrightError) || OURS.test(error.code)) return error;
  const fix = error.fix === undefined ? '' : ` ${error.fix}`;
  return new ExportFailure(`${error.message}${fix}`, error.problems, { cause: error });
}

const FIELDS: Readonly<Record<string, string>> = { lang: 'languages', cards: 'cards', preset: 'preset' };

/** `--color-bar: …` of the command line as a place of the request. */
export function fieldOf({ message }: Error): FieldError {
  const [, option, rest] = /^--([\w-]+):? (.*)$/s.exec(message) ?? [];
  if (option === undefined || rest === undefined) return { path: 'options', message };
  return { path: FIELDS[option] ?? `options.${option.replaceAll('-', '_')}`, message: rest };
}
