import type { z } from 'zod';
import type { FieldError } from './errors.js';

/** What a schema finds wrong, with the path that members are shown. @param place what the path begins with */
export function toFieldError(issue: z.core.$ZodIssue, place = ''): FieldError {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const steps = [...(place === '' ? [] : [place]), ...issue.path.map(String), ...unknown];
  return { path: steps.join('.'), message: issue.message };
}
