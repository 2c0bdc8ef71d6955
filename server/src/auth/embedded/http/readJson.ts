import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import type { z } from 'zod';
import { plainMessage } from '../../../plainMessage.js';
import { AuthError, validationFailed } from '../AuthError.js';

const LIMIT_BYTES = 64_000;

const parse = bodyParser({
  enableTypes: ['json'],
  jsonLimit: LIMIT_BYTES,
  parsedMethods: ['POST', 'PUT', 'DELETE'],
  onError: (error) => {
    if ('status' in error && error.status === 413)
      throw new AuthError(413, 'validation_failed', `The body is larger than ${LIMIT_BYTES / 1000} kB`);
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  },
});

/** Reads and validates the body. @throws AuthError bad_json, validation_failed with the first error, or 413 */
export async function readJson<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  await parse(context, () => Promise.resolve());
  const parsed = schema.safeParse(context.request.body ?? {}, { error: plainMessage });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw validationFailed(issue === undefined ? 'Invalid body' : `${issue.path.join('.') || 'body'}: ${issue.message}`);
}
