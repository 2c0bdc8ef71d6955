import type { Context, Middleware } from 'koa';
import { HttpProblem, isFailure } from '../errors.js';
import { problemOf } from './problemOf.js';

/**
 * Turns every error into application/problem+json; unexpected errors are logged in full and answered with a bare 500.
 */
export function handleErrors(): Middleware {
  return async (context, next) => {
    try {
      await next();
      if (context.status === 404 && context.body === undefined && isApi(context.path))
        throw new HttpProblem('not-found', "We couldn't find what you were looking for.");
    } catch (error) {
      const problem = problemOf(error);
      if (isFailure(problem.status)) context.state.error = error;
      sendProblem(context, problem);
    }
  };
}

function isApi(path: string): boolean {
  return path.startsWith('/api/') || path === '/api';
}

function sendProblem(context: Context, problem: HttpProblem): void {
  if (context.headerSent || !context.writable) return;
  // Headers that a handler set for success do not describe the error.
  for (const header of ['Content-Type', 'Content-Length', 'Content-Encoding', 'Cache-Control', 'ETag', 'Last-Modified'])
    context.remove(header);
  context.status = problem.status;
  context.set(problem.headers);
  context.set('Cache-Control', 'no-store');
  context.body = JSON.stringify({ ...problem.toDocument(), request_id: context.state.requestId as unknown });
  context.type = 'application/problem+json';
}
