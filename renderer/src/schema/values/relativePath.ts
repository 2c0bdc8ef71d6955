import type { Problem } from '../../errors.js';
import { describeValue } from '../reading/describeValue.js';

export type PathCheck =
  | {
      readonly ok: true;
      /** With `/` between segments, and without `.`, `..` and empty segments. */ readonly path: string;
    }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Checks a path inside a deck's folder. Rejects absolute paths (POSIX, Windows, UNC), `..` that leads out, NUL and
 * other control characters, and URLs. It checks only the text: the code that opens the file must also reject symbolic
 * links that lead out.
 * @param where the value's path in the document, for the problem
 */
export function checkRelativePath(received: string, where = ''): PathCheck {
  const reason = refusal(received);
  if (reason === undefined) return { ok: true, path: resolveSegments(received)?.join('/') ?? '' };
  return {
    ok: false,
    problem: {
      code: 'path.refused',
      severity: 'error',
      path: where,
      message: `The path ${describeValue(received)} ${reason}; expected a path inside the deck’s folder.`,
      fix: 'Put the file into the deck’s folder and use a path such as images/cover.jpg.',
    },
  };
}

function refusal(path: string): string | undefined {
  if (path.trim() === '') return 'is empty';
  if (/\p{Cc}/u.test(path)) return 'contains a control character';
  if (/^[A-Za-z]:[\\/]/.test(path) || /^[\\/]/.test(path) || path.startsWith('~')) return 'is not relative';
  if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(path.trimStart())) return 'is a URL';
  return resolveSegments(path) === undefined ? 'leads out of the deck’s folder' : undefined;
}

/** Undefined when `..` leaves the folder at any point, even if the path returns to it. */
function resolveSegments(path: string): string[] | undefined {
  const segments: string[] = [];
  for (const segment of path.split(/[\\/]/)) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.length === 0 ? undefined : segments;
}
