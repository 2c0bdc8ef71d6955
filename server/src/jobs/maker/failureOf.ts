import { CardwrightError } from '@cardwright/renderer';
import { ExportFailure } from '../ExportMaker.js';

/** Faults of the machine, which pass by themselves or are ours to mend. */
const OURS: ReadonlySet<string> = new Set(['browser', 'canvas', 'font']);

/** What an owner is told of a failure; anything else comes back as it is, to be tried again. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof CardwrightError) || OURS.has(error.code.split('.')[0] ?? '')) return error;
  const fix = error.fix === undefined ? '' : ` ${error.fix}`;
  return new ExportFailure(`${error.message}${fix}`, error.problems, { cause: error });
}
