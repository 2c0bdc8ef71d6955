import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { HttpProblem, isFailure, notFound, PROBLEM_KINDS } from '../errors.js';
import { answerPage } from '../presenters/answerPage.js';
import { problemOf } from './problemOf.js';

/**
 * Turns every error into application/problem+json, or into a page for people who opened a link; unexpected errors are logged in full and answered with a bare 500.
 */
export function handleErrors(): Middleware {
  return async (context, next) => {
    try {
      await next();
      assertMethod(context);
      if (context.status === 404 && context.body === undefined && isApi(context.path)) throw notFound(context.path);
    } catch (error) {
      const problem = problemOf(error);
      if (isFailure(problem.status)) context.state.error = error;
      sendProblem(context, problem);
    }
  };
}

/** @throws HttpProblem 405, with the methods that the path supports, when a router refused the method */
function assertMethod({ status, body, response }: Context): void {
  if ((status !== 405 && status !== 501) || body !== undefined) return;
  const methods = response.get('Allow');
  throw new HttpProblem('method-not-allowed', `This path supports ${methods}.`, { headers: { Allow: methods } });
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
  if (context.get('Sec-Fetch-Dest') === 'document') {
    context.body = answerPage({ title: PROBLEM_KINDS[problem.kind].title, text: wordsFor(problem) });
    context.type = 'html';
    return;
  }
  const text = JSON.stringify({ ...problem.toDocument(), request_id: context.state.requestId as unknown });
  context.body = problem.endsWith === undefined ? text : Readable.from(endingLate(text, problem.endsWith));
  context.length = Buffer.byteLength(text);
  context.type = 'application/problem+json';
}

async function* endingLate(text: string, end: Promise<void>): AsyncGenerator<string> {
  yield text;
  await end;
}

/** People who open a link did not write its parameters. */
function wordsFor({ status, message }: HttpProblem): string {
  if (status !== 422) return message;
  return 'This link is not complete. Copy all of it, or open it in the e-mail again.';
}
