import { Readable } from 'node:stream';
import type { Context, Middleware } from 'koa';
import { HttpProblem, isFailure, notFound, PROBLEM_KINDS, type NextStep } from '../errors.js';
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
    context.body = answerPage({ ...wordsFor(problem), next: nextStep(context, problem) });
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

/** People who open a link did not write its parameters, and do not know what the API calls things. */
const WORDS: Readonly<Record<number, { readonly title: string; readonly text?: string }>> = {
  410: { title: 'This has expired' },
  404: {
    title: 'Nothing here any more',
    text: 'What this link led to has been deleted, or the link has expired or was cut off. Ask for a new one where you found it.',
  },
  422: {
    title: 'Part of the link is missing',
    text: 'This link is not complete. Copy all of it, or open it in the e-mail again.',
  },
};

function wordsFor({ kind, status, detail, next }: HttpProblem): { readonly title: string; readonly text: string } {
  const { title = PROBLEM_KINDS[kind].title, text = detail } = WORDS[status] ?? {};
  // Who knows where to go on has said why.
  return { title, text: next === undefined ? text : detail };
}

/** What failed for now works later at the same address; its form, if it has one, is there as well. */
function nextStep({ originalUrl }: Context, { status, next }: HttpProblem): NextStep {
  if (next !== undefined) return next;
  const isPassing = isFailure(status) || status === 429;
  return isPassing ? { label: 'Try again', href: originalUrl } : { label: 'Go to Cardwright', href: '/' };
}
