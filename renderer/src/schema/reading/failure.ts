import type { Parsed, Problem } from '../../errors.js';
import type { TextPlace } from './textPlace.js';

/** A document that cannot be read, with the reason. */
export function failure(reason: {
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  readonly file: string;
  readonly place?: TextPlace | undefined;
}): Parsed<never> {
  const { code, message, fix, file, place } = reason;
  const where = { ...(file !== '' && { file }), ...place };
  const problem: Problem = { code, severity: 'error', path: '', message, fix };
  return { ok: false, problems: [Object.keys(where).length === 0 ? problem : { ...problem, place: where }] };
}
