import type { Parsed } from '../../errors.js';

/** @throws Error with the problems, if there are any */
export function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** Code and path of every problem, or of every warning if there are no problems. */
export function codesOf(parsed: Parsed<unknown>): string[] {
  return (parsed.ok ? parsed.warnings : parsed.problems).map(({ code, path }) => `${code} ${path}`);
}
