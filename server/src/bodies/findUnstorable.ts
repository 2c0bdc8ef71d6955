import type { Problem } from '@cardwright/renderer';
import { formatPath, type PathSegments } from '@cardwright/renderer/schema';
import { UNSTORABLE } from '../unstorable.js';

/** Finds the first text or key with a character that cannot be stored. */
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
  if (!UNSTORABLE.test(text)) return undefined;
  const character = text.includes('\0') ? 'a NUL character' : 'half a character';
  const message = `${what} has ${character}, which cannot be stored.`;
  const fix = 'Remove the character, or retype the text.';
  return { code: 'text.unstorable', severity: 'error', path: formatPath(path), message, fix };
}
