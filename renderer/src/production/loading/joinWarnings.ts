import type { Parsed, Problem } from '../../errors.js';

/** Problems of a table's rows join those of the deck: errors make the whole unusable, warnings ride along. */
export function joinWarnings<T>(parsed: Parsed<T>, problems: readonly Problem[]): Parsed<T> {
  if (!parsed.ok) return { ok: false, problems: [...problems, ...parsed.problems] };
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  if (hasErrors) return { ok: false, problems: [...problems, ...parsed.warnings] };
  return { ...parsed, warnings: [...problems, ...parsed.warnings] };
}
