import { isNode, LineCounter, parseDocument, type Document } from 'yaml';
import type { Parsed } from '../../errors.js';
import { decodeText } from './decodeText.js';
import { failure } from './failure.js';
import { LIMITS } from '../values/limits.js';
import type { PathSegments } from './path.js';
import type { SourceDocument } from './sourceDocument.js';
import { shortenedNumbers } from './shortenedNumbers.js';
import type { TextPlace } from './textPlace.js';

/** More aliases than this suggest an expansion bomb. */
const MAX_ALIASES = 100;

const SEVERAL = {
  code: 'yaml.malformed',
  message: 'The file holds several documents; a new one begins here.',
  fix: 'Move each document into a file of its own, or remove the line with ---.',
};

/** Parses YAML 1.2 text or bytes into a value that can locate its parts. Only JSON values, no tags, few aliases; `<<` merges. */
export function parseYaml(input: string | Uint8Array, file = ''): Parsed<SourceDocument> {
  const decoded = decodeText(input, file, LIMITS.yamlBytes);
  if (!decoded.ok) return decoded;
  const lines = new LineCounter();
  const fix = 'Fix the YAML at this place; texts with ":" or "#" need quotes.';
  try {
    const document = parseDocument(decoded.value, {
      lineCounter: lines,
      prettyErrors: false,
      schema: 'core',
      merge: true,
    });
    const [error] = document.errors;
    if (error !== undefined) {
      const { line, col } = lines.linePos(error.pos[0]);
      if (error.code === 'MULTIPLE_DOCS') return failure({ ...SEVERAL, file, place: { line, column: col } });
      const message = `The file is not YAML: line ${line}, column ${col}: ${error.message}`;
      return failure({ code: 'yaml.malformed', message, fix, file, place: { line, column: col } });
    }
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    const source = { value, file, locate: (paths: readonly PathSegments[]) => locateInYaml(document, lines, paths) };
    return { ok: true, value: source, warnings: shortenedNumbers(document, lines, file) };
  } catch (error) {
    // The library recurses: deep nesting overflows the stack, an alias bomb throws a ReferenceError.
    const reason =
      error instanceof RangeError ? 'It is nested too deeply.' : error instanceof Error ? error.message : '';
    return failure({ code: 'yaml.malformed', message: `The file cannot be read as YAML. ${reason}`.trim(), fix, file });
  }
}

function locateInYaml(
  document: Document.Parsed,
  lines: LineCounter,
  paths: readonly PathSegments[],
): readonly (TextPlace | undefined)[] {
  return paths.map((path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      const offset = isNode(node) ? node.range?.[0] : undefined;
      if (offset === undefined) continue;
      const { line, col } = lines.linePos(offset);
      return { line, column: col };
    }
    return undefined;
  });
}
