import type { Parsed, Problem } from '../../errors.js';
import { decodeText } from './decodeText.js';
import { failure } from './failure.js';
import { LIMITS } from '../values/limits.js';
import { formatPath, type PathSegments } from './path.js';
import type { SourceDocument } from './sourceDocument.js';
import { excerptAt, placeAt, type TextPlace } from './textPlace.js';
import { walkJson } from './walkJson.js';

/**
 * Parses JSON text or bytes into a value that can locate its parts. Malformed text gives one problem with line, column
 * and excerpt, and keys that an object has twice give warnings. Pass the result to a parser as `source`, so that its problems have a line and column, too.
 * @param file name for messages
 */
export function parseJson(input: string | Uint8Array, file = ''): Parsed<SourceDocument> {
  const decoded = decodeText(input, file, LIMITS.jsonBytes);
  if (!decoded.ok) return decoded;
  const text = decoded.value;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return malformed(text, file, error);
  }
  return {
    ok: true,
    value: { value, file, locate: (paths) => locateInJson(text, paths) },
    warnings: repeatedKeys(text, file),
  };
}

/** More would bury other problems. */
const MOST_KEYS = 20;

/** Keys that an object already has; nobody sees that the first value does not count. */
function repeatedKeys(text: string, file: string): readonly Problem[] {
  const problems: Problem[] = [];
  const onRepeat = (path: PathSegments, offset: number): void => {
    if (problems.length === MOST_KEYS) return;
    problems.push({
      code: 'json.repeated_key',
      severity: 'warning',
      path: formatPath(path),
      message: `The key ${JSON.stringify(path.at(-1))} is already in this object; only the last value counts.`,
      fix: 'Remove one of them.',
      place: { ...(file !== '' && { file }), ...placeAt(text, offset) },
    });
  };
  walkJson(text, () => undefined, onRepeat);
  return problems;
}

function malformed(text: string, file: string, error: unknown): Parsed<never> {
  const fault = walkJson(text, () => undefined);
  if (text.trim() === '')
    return failure({ code: 'file.empty', message: 'The file is empty.', fix: 'Put a JSON document into it.', file });
  const fix = 'Fix the JSON at this place; an editor with JSON support will highlight it.';
  if (fault === undefined) {
    const message = `The file is not JSON: ${error instanceof Error ? error.message : String(error)}`;
    return failure({ code: 'json.malformed', message, fix, file });
  }
  const place = placeAt(text, fault.offset);
  const excerpt = excerptAt(text, fault.offset);
  const message = `The file is not JSON: line ${place.line}, column ${place.column}: ${fault.message}`;
  return failure({
    code: 'json.malformed',
    message: excerpt === '' ? message : `${message} Near: ${excerpt}`,
    fix,
    file,
    place,
  });
}

interface Wanted {
  readonly indexes: number[];
  readonly children: Map<string | number, Wanted>;
  offset: number | undefined;
}

/** Locates all paths in one pass. A missing value gets the place of its nearest parent. */
function locateInJson(text: string, paths: readonly PathSegments[]): readonly (TextPlace | undefined)[] {
  const root: Wanted = { indexes: [], children: new Map(), offset: undefined };
  const chains = paths.map((path) => wantedChain(root, path));
  walkJson(text, (path, offset) => {
    let node: Wanted | undefined = root;
    for (const segment of path) {
      node = node.children.get(segment);
      if (node === undefined) return;
    }
    node.offset = offset;
  });
  return chains.map((chain) => {
    const offset = chain.findLast((node) => node.offset !== undefined)?.offset;
    return offset === undefined ? undefined : placeAt(text, offset);
  });
}

function wantedChain(root: Wanted, path: PathSegments): readonly Wanted[] {
  const chain = [root];
  let node = root;
  for (const segment of path) {
    let child = node.children.get(segment);
    if (child === undefined) {
      child = { indexes: [], children: new Map(), offset: undefined };
      node.children.set(segment, child);
    }
    chain.push(child);
    node = child;
  }
  return chain;
}
