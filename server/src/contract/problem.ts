import { z } from 'zod';

/** One error in the input, with its path: `categories[2].cards[0].copies`. */
export const problemDetail = z.object({ path: z.string(), message: z.string(), fix: z.string().optional() });

/** The response to a refused request (RFC 9457). */
export const problem = z
  .looseObject({
    type: z.string().describe('`/problems/<kind>`, stable'),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().describe('an explanation for people'),
    errors: z.array(problemDetail).optional().describe('every error in the input, with its path'),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' });

export type ProblemDetail = z.output<typeof problemDetail>;
export type Problem = z.output<typeof problem>;
