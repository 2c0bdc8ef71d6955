import { CardwrightError } from '@cardwright/renderer';
import { ExportFailure } from '../ExportMaker.js';

/** Faults of the machine, which are temporary or ours to fix. */
const OURS: ReadonlySet<string> = new Set(['browser', 'canvas', 'font']);

/** Turns errors that concern the owner into failures with a message; returns others unchanged, for a retry. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof CardwrightError) || OURS.has(error.code.split('.')[0] ?? '')) return error;
  const fix = error.fix === undefined ? '' : ` ${error.fix}`;
  return new ExportFailure(`${error.message}${fix}`, error.problems, { cause: error });
}
