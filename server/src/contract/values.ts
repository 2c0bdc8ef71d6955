import { z } from 'zod';
import { EMAIL, MOST_OF_EMAIL } from './limits.js';

/** An e-mail address as people type it, normalized to NFC and lower case. */
export const emailAddress = z
  .string()
  .trim()
  .max(MOST_OF_EMAIL, 'Enter a valid e-mail address.')
  .regex(EMAIL, 'Enter a valid e-mail address, such as ada@example.com.')
  .transform((email) => email.normalize('NFC').toLowerCase());

/** A required id, converted to lower case. */
export const uuid = z.uuid().transform((id) => id.toLowerCase());

export const idParams = z.object({ id: uuid });

/** `?q=` of a list. */
export const search = z.string().trim().min(1).max(200).optional();

/** A text without line breaks and other control characters. */
export const line = z
  .string()
  .trim()
  .regex(/^\P{Cc}*$/u, 'expected one line of text');

/** `?force=` of routes that delete designs. */
export const forceQuery = z.object({
  force: z.stringbool().default(false).describe('delete even if decks use it; these are left without one'),
});

/** The version that was edited. */
export const version = z.number().int().min(1);
export const editedVersion = version
  .optional()
  .describe('the version that was edited; 409 if it is no longer the current one');

export const count = z.number().int();

/** When a row was made and last changed, as ISO 8601 texts in UTC. */
export const times = { created_at: z.string(), updated_at: z.string() };

/** A JSON object whose content one of the renderer's own readers checks. */
export function document<T extends object>(description: string) {
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  return z.custom<T>(isObject, 'expected an object').meta({ type: 'object', description });
}
