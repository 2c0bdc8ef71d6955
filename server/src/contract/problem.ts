import { z } from 'zod';

/** One fault of what was sent, by its place: `categories[2].cards[0].copies`. */
export const problemDetail = z.object({ path: z.string(), message: z.string(), fix: z.string().optional() });

/** The answer to a refused request (RFC 9457). */
export const problem = z
  .looseObject({
    type: z.string().describe('`/problems/<kind>`, stable'),
    title: z.string(),
    status: z.number().int(),
    detail: z.string().describe('written for people'),
    errors: z.array(problemDetail).optional().describe('every fault of the input, by its place'),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' });

export type ProblemDetail = z.output<typeof problemDetail>;
export type Problem = z.output<typeof problem>;
