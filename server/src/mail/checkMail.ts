import { HttpProblem } from '../errors.js';
import type { Mail } from './types.js';

const LINE_BREAK = /[\r\n\u0000\u0085\u2028\u2029]/u;
/** One address and nothing else: no list, no display name, no comment. */
const ONE_ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+$/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;

/** @throws HttpProblem `invalid` when the message could inject another header or address */
export function checkMail({ to, subject, headers = {} }: Mail): void {
  if (!ONE_ADDRESS.test(to) || to.length > 320) throw refused('Enter a single, valid e-mail address.');
  if (LINE_BREAK.test(subject)) throw refused('The subject must not contain a line break.');
  for (const [name, value] of Object.entries(headers))
    if (!HEADER_NAME.test(name) || LINE_BREAK.test(value))
      throw refused(`The header ${name.slice(0, 60)} is not allowed.`);
}

function refused(detail: string): HttpProblem {
  return new HttpProblem('invalid', detail);
}
