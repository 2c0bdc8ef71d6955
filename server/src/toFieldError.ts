import type { z } from 'zod';
import type { FieldError } from './errors.js';
import { nameOf } from './plainMessage.js';

/** What a schema finds wrong, with the path that members are shown. @param place what the path begins with */
export function toFieldError(issue: z.core.$ZodIssue, place = ''): FieldError {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const steps = [...(place === '' ? [] : [place]), ...issue.path.map(String), ...unknown];
  // The renderer's schemas say only what they expect, because a deck's problems also tell what was found.
  const message = issue.message.replace(/^expected /, `${nameOf(issue.path)} must be `);
  return {
    path: steps.join('.'),
    message: message.endsWith('.') || message === issue.message ? message : `${message}.`,
  };
}
