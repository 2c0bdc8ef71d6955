import type { Parsed, Problem } from '../../errors.js';

/** Adds problems of the file to those of what it holds. Errors make the result invalid; warnings are kept. */
export function joinWarnings<T>(parsed: Parsed<T>, problems: readonly Problem[]): Parsed<T> {
  if (!parsed.ok) return { ok: false, problems: [...problems, ...parsed.problems] };
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  if (hasErrors) return { ok: false, problems: [...problems, ...parsed.warnings] };
  return { ...parsed, warnings: [...problems, ...parsed.warnings] };
}
