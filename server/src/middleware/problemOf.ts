import { CardwrightError } from '@cardwright/renderer';
import { isUnanswered } from '../database/isUnanswered.js';
import { HttpProblem, OUT_OF_SPACE, invalid, type ProblemKind } from '../errors.js';

/** Error codes of PostgreSQL (appendix A of its manual) and of the system that the input or the environment causes. */
const KNOWN_CODES: Readonly<Record<string, readonly [ProblemKind, string]>> = {
  '22021': ['invalid', 'The text has a character that cannot be stored, such as NUL.'],
  '22P05': ['invalid', 'The text has a character that cannot be stored, such as NUL.'],
  '22P02': ['invalid', 'The text has a lone surrogate (half a character) or is not in the expected format.'],
  '22003': ['invalid', 'A number is too large.'],
  '22007': ['invalid', 'A date or time is invalid.'],
  '22008': ['invalid', 'A date or time is out of range.'],
  '23505': ['conflict', 'This name is already taken.'],
  '23503': ['conflict', 'Something that this refers to was just deleted, or is still in use.'],
  '54000': ['too-large', 'The input is too large to store.'],
  '40001': ['unavailable', 'Another change happened at the same time. Try again.'],
  '40P01': ['unavailable', 'Another change happened at the same time. Try again.'],
  '55P03': ['unavailable', 'Someone else is saving this. Try again.'],
  '57P01': ['unavailable', 'The database is restarting. Try again.'],
  '57P02': ['unavailable', 'The database is restarting. Try again.'],
  '57P03': ['unavailable', 'The database is starting. Try again.'],
  '57014': ['unavailable', 'This took too long. Try again.'],
  '53100': ['unavailable', OUT_OF_SPACE],
  '53300': ['unavailable', 'The database is busy. Try again.'],
  ECONNREFUSED: ['unavailable', 'The database is not responding. Try again.'],
  ENOSPC: ['unavailable', OUT_OF_SPACE],
  EDQUOT: ['unavailable', OUT_OF_SPACE],
  EROFS: ['unavailable', 'The server cannot write to its disk. Ask the administrator.'],
  EMFILE: ['unavailable', 'The server is busy. Try again.'],
};

/** Maps the statuses of libraries' errors (Koa, the body parser, the file sender) to problems. */
const HTTP_PROBLEMS: Readonly<Record<number, ProblemKind>> = {
  400: 'bad-request',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
};

/** Converts any error into a problem for the caller; reveals nothing about unexpected errors. */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof CardwrightError)
    return invalid([{ path: error.path, message: error.message, ...(error.fix !== undefined && { fix: error.fix }) }]);
  const { code, name, status } = (error ?? {}) as { code?: unknown; name?: unknown; status?: unknown };
  if (isUnanswered(error)) return problemOf({ code: 'ECONNREFUSED', cause: error });
  // The pool had no free connection for too long.
  const [kind, detail] = KNOWN_CODES[name === 'KnexTimeoutError' ? '53300' : String(code)] ?? [];
  if (kind !== undefined && detail !== undefined)
    return new HttpProblem(kind, detail, { cause: error, ...retryOf(kind) });
  const known = typeof status === 'number' ? HTTP_PROBLEMS[status] : undefined;
  if (known !== undefined) return new HttpProblem(known, 'The request could not be handled.', { cause: error });
  return new HttpProblem('internal', 'An unexpected error occurred. Please try again.', { cause: error });
}

function retryOf(kind: ProblemKind): { headers?: Record<string, string> } {
  return kind === 'unavailable' ? { headers: { 'Retry-After': '1' } } : {};
}
