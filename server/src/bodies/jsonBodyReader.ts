import { bodyParser } from '@koa/bodyparser';
import type { Context } from 'koa';
import type { z } from 'zod';
import { plainMessage } from '../plainMessage.js';

/** The errors of an API for bodies that it does not take. */
export interface BodyRefusals {
  readonly tooLarge: (message: string) => Error;
  readonly notJson: () => Error;
  /** @param message the place of the first error, and what is expected there */
  readonly invalid: (message: string) => Error;
}

export type JsonBodyReader = <T>(context: Context, schema: z.ZodType<T>) => Promise<T>;

/** Reads and validates the small JSON bodies of the APIs that are Supabase's. A body that is not there is an empty object. */
export function jsonBodyReader(limitBytes: number, { tooLarge, notJson, invalid }: BodyRefusals): JsonBodyReader {
  const parse = bodyParser({
    enableTypes: ['json'],
    jsonLimit: limitBytes,
    parsedMethods: ['POST', 'PUT', 'DELETE'],
    onError: (error) => {
      const isLarge = 'status' in error && error.status === 413;
      throw isLarge ? tooLarge(`The body is larger than ${limitBytes / 1000} kB`) : notJson();
    },
  });
  return async (context, schema) => {
    await parse(context, () => Promise.resolve());
    const parsed = schema.safeParse(context.request.body ?? {}, { error: plainMessage });
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw invalid(issue === undefined ? 'Invalid body' : `${issue.path.join('.') || 'body'}: ${issue.message}`);
  };
}
