import type { Parsed } from '@cardwright/renderer';
import { invalid } from './errors.js';

/** Unwraps the result of one of the renderer's readers. @throws HttpProblem 422 with every error and its path */
export function requireParsed<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  const errors = parsed.problems.filter(({ severity }) => severity === 'error');
  throw invalid(errors.map(({ path, message, fix }) => ({ path, message, ...(fix !== undefined && { fix }) })));
}
