import type { z } from 'zod';

/** What a route says about its answers. */
export interface AnswerShape {
  readonly name: string;
  /** 201 for what creates, 204 without a body, else 200. */
  readonly status?: 200 | 201 | 202 | 204;
  /** Shape of the answer (tests check every answer against it); a media type for streams and files. */
  readonly response?: z.ZodType | { readonly mediaType: string };
}
