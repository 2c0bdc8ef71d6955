import type { Middleware } from 'koa';
import { HttpProblem, isFailure } from '../../../errors.js';
import { problemOf } from '../../../middleware/problemOf.js';
import { AuthError } from '../AuthError.js';

export const API_VERSION = '2024-01-01';

/** Answers errors in the form that Supabase's clients read; without the version header they would ignore the code. */
export function handleAuthErrors(): Middleware {
  return async (context, next) => {
    context.set('X-Supabase-Api-Version', API_VERSION);
    context.set('Cache-Control', 'no-store');
    try {
      await next();
    } catch (error) {
      const failure = authErrorOf(error);
      if (isFailure(failure.status)) context.state.error = error;
      context.status = failure.status;
      context.set(failure.headers);
      context.body = failure.toBody();
    }
  };
}

function authErrorOf(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  const problem = problemOf(error);
  const { status, detail, headers } = problem;
  if (status === 429) return new AuthError(429, limitCode(error), detail, { headers });
  if (status === 409) return new AuthError(409, 'conflict', detail);
  if (status < 500) return new AuthError(status, 'validation_failed', detail);
  return new AuthError(status, 'unexpected_failure', detail, { headers });
}

function limitCode(error: unknown): string {
  const mails = error instanceof HttpProblem && error.extra.limit === 'mail';
  return mails ? 'over_email_send_rate_limit' : 'over_request_rate_limit';
}
