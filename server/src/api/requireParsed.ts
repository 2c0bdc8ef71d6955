import type { Parsed } from '@cardwright/renderer';
import { invalid } from '../errors.js';

/** The value that one of the renderer's readers made of an input. @throws HttpProblem 422 with every fault and its place */
export function requireParsed<T>(parsed: Parsed<T>): T {
  if (parsed.ok) return parsed.value;
  const errors = parsed.problems.filter(({ severity }) => severity === 'error');
  throw invalid(errors.map(({ path, message, fix }) => ({ path, message, ...(fix !== undefined && { fix }) })));
}
