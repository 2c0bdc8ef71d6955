import { CardwrightError } from '@cardwright/renderer';
import { HttpProblem, invalid, type ProblemKind } from '../errors.js';

/** PostgreSQL's error codes (appendix A of its manual) and the system's that are the input's fault or not the code's. */
const KNOWN_CODES: Readonly<Record<string, readonly [ProblemKind, string]>> = {
  '22021': ['invalid', 'The text has a character that cannot be stored, such as NUL.'],
  '22P05': ['invalid', 'The text has a character that cannot be stored, such as NUL.'],
  '22P02': ['invalid', 'The text has half a character (a lone surrogate) or is not of the kind expected.'],
  '22003': ['invalid', 'A number is too large.'],
  '22007': ['invalid', 'A time is not one.'],
  '22008': ['invalid', 'A time is out of range.'],
  '23505': ['conflict', 'There is one of that name already.'],
  '23503': ['conflict', 'Something that this refers to has just been removed, or is still in use.'],
  '54000': ['too-large', 'The input is too large to be stored.'],
  '40001': ['unavailable', 'Two changes met. Try again.'],
  '40P01': ['unavailable', 'Two changes met. Try again.'],
  '55P03': ['unavailable', 'Someone else is saving this. Try again.'],
  '57014': ['unavailable', 'That took too long. Try again.'],
  '53300': ['unavailable', 'The database is busy. Try again.'],
  ECONNREFUSED: ['unavailable', 'The database does not answer. Try again.'],
  ENOSPC: ['unavailable', 'The server has no room left. Its operator has been told.'],
  EDQUOT: ['unavailable', 'The server has no room left. Its operator has been told.'],
  EROFS: ['unavailable', 'The server cannot write now. Its operator has been told.'],
  EMFILE: ['unavailable', 'The server is busy. Try again.'],
};

/** Statuses of libraries' own errors (Koa, the body reader, the file sender) as problems. */
const HTTP_PROBLEMS: Readonly<Record<number, ProblemKind>> = {
  400: 'bad-request',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-type',
};

/** Any failure as what the caller is told; nothing of an unexpected one gets out. */
export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof CardwrightError)
    return invalid([{ path: error.path, message: error.message, ...(error.fix !== undefined && { fix: error.fix }) }]);
  const { code, status } = (error ?? {}) as { code?: unknown; status?: unknown };
  const [kind, detail] = KNOWN_CODES[String(code)] ?? [];
  if (kind !== undefined && detail !== undefined)
    return new HttpProblem(kind, detail, { cause: error, ...retryOf(kind) });
  const known = typeof status === 'number' ? HTTP_PROBLEMS[status] : undefined;
  if (known !== undefined) return new HttpProblem(known, 'The request cannot be answered.', { cause: error });
  return new HttpProblem('internal', 'An unexpected error occurred. Please try again.', { cause: error });
}

function retryOf(kind: ProblemKind): { headers?: Record<string, string> } {
  return kind === 'unavailable' ? { headers: { 'Retry-After': '1' } } : {};
}
