import type { Problem } from '@cardwright/renderer';
import { formatPath, type PathSegments } from '@cardwright/renderer/schema';

/** A surrogate without its partner. */
const HALF = /\p{Surrogate}/u;

/** Finds the first text or key with a character that PostgreSQL cannot store: NUL, or half of a surrogate pair. */
export function findUnstorable(value: unknown, path: PathSegments = []): Problem | undefined {
  if (typeof value === 'string') return problemOf(value, 'The text', path);
  if (typeof value !== 'object' || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [key, part] of Object.entries(value)) {
    const found = problemOf(key, 'A key here', path) ?? findUnstorable(part, [...path, isList ? Number(key) : key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function problemOf(text: string, what: string, path: PathSegments): Problem | undefined {
  const hasNul = text.includes('\u0000');
  if (!hasNul && !HALF.test(text)) return undefined;
  const character = hasNul ? 'a NUL character' : 'half a character';
  const message = `${what} has ${character}, which cannot be stored.`;
  const fix = 'Remove it, or write the text again.';
  return { code: 'text.unstorable', severity: 'error', path: formatPath(path), message, fix };
}
