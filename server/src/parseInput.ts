import { LIMITS } from '@cardwright/renderer';
import type { z } from 'zod';
import { invalid } from './errors.js';
import { plainMessage } from './plainMessage.js';
import { toFieldError } from './toFieldError.js';

/** Parses input with a schema. @param place the start of the paths of problems @throws HttpProblem 422 */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, place = ''): T {
  const parsed = schema.safeParse(input, { error: plainMessage });
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error.issues.slice(0, LIMITS.problems).map((issue) => toFieldError(issue, place)));
}
