import { SaxesParser } from 'saxes';
import { CardwrightError } from '../../errors.js';
import type { SvgBudget } from './budget.js';
import type { SvgElement } from '../types.js';
import { plainEntities } from './entities.js';

/**
 * Reads well-formed XML into elements, without sanitising. Fragments with several roots are allowed. Entities that the
 * DOCTYPE declares as plain texts are expanded; all others become nothing, with a warning. Throws `svg.malformed` (message with line and column),
 * `svg.too_large`, `svg.too_deep`, `svg.too_complex`.
 */
export function readXml(source: string, budget: SvgBudget): SvgElement[] {
  if (source.length > budget.limits.sourceLength) throw tooLong(source.length, budget.limits.sourceLength);
  const { text, entities } = stripProlog(source.charCodeAt(0) === 0xfeff ? source.slice(1) : source, budget);
  const roots: SvgElement[] = [];
  const open: SvgElement[] = [];
  let count = 0;
  const parser = new SaxesParser({ fragment: true, position: true });
  defineEntities(parser, entities, source.length, budget);
  const addText = (chars: string): void => {
    const parent = open.at(-1);
    if (parent !== undefined) parent.content.push(chars);
  };
  parser.on('error', (error) => reportError(error, parser.line, parser.column, budget));
  parser.on('opentag', (tag) => {
    count += 1;
    checkSize(count, open.length + 1, parser.line, budget);
    const attributes = new Map(Object.entries(tag.attributes).map(([name, value]) => [name, String(value)]));
    const element: SvgElement = { name: tag.name, attributes, content: [], line: parser.line, column: parser.column };
    (open.at(-1)?.content ?? roots).push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  return roots;
}

/**
 * Blanks out the XML declaration and DOCTYPE, which the fragment grammar does not support. Replaces each character with
 * a space, so that lines and columns in messages match the file.
 */
function stripProlog(text: string, budget: SvgBudget): { text: string; entities: ReadonlyMap<string, string> } {
  let rest = text;
  let entities: ReadonlyMap<string, string> = new Map();
  const declaration = /^\s*<\?xml\s[^>]*\?>/.exec(rest);
  if (declaration) rest = blank(rest, 0, declaration[0].length);
  const doctype = /<!DOCTYPE/i.exec(rest.slice(0, 100_000));
  const root = /<[A-Za-z_]/.exec(rest);
  if (doctype && (root === null || doctype.index < root.index)) {
    const end = endOfDoctype(rest, doctype.index);
    if (end === -1) return { text: rest, entities };
    const declared = plainEntities(rest.slice(doctype.index, end));
    entities = declared.entities;
    if (declared.hasOthers)
      budget.warn('svg.dtd_dropped', 'The DOCTYPE declares more than plain-text entities; the rest is ignored.');
    rest = blank(rest, doctype.index, end);
  }
  return { text: rest, entities };
}

/** Lets the parser expand entities, until the file with all their texts would be too long. */
function defineEntities(
  parser: SaxesParser,
  entities: ReadonlyMap<string, string>,
  sourceLength: number,
  budget: SvgBudget,
): void {
  let length = sourceLength;
  for (const [name, value] of entities)
    Object.defineProperty(parser.ENTITIES, name, {
      get: () => {
        length += value.length;
        if (length > budget.limits.sourceLength) throw tooLong(length, budget.limits.sourceLength);
        return value;
      },
    });
}

function blank(text: string, from: number, to: number): string {
  return text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);
}

/** Index after the `>` that ends the DOCTYPE, respecting its internal subset and quotes; -1 if it never ends. */
function endOfDoctype(text: string, start: number): number {
  let inSubset = false;
  let quote = '';
  for (let index = start; index < text.length; index++) {
    const char = text[index];
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '[') inSubset = true;
    else if (char === ']') inSubset = false;
    else if (char === '>' && !inSubset) return index + 1;
  }
  return -1;
}

/** Cost in steps of an unknown entity, for each of which the parser creates an error. */
const ENTITY_WORK = 2_000;

function reportError(error: Error, line: number, column: number, budget: SvgBudget): void {
  const message = error.message.replace(/^(\d+:)?\d+:\s*/, '').replace(/\.$/, '');
  if (message === 'undefined entity') {
    budget.spend(ENTITY_WORK);
    budget.warn(
      'svg.entity_dropped',
      `Line ${line} uses an entity that is not declared as plain text; it is left out.`,
    );
    return;
  }
  throw new CardwrightError(
    'svg.malformed',
    `The SVG is not well-formed XML at line ${line}, column ${column}: ${message}.`,
    {
      fix: 'Export the picture again, or fix the markup at that place.',
      problems: [{ code: 'svg.malformed', severity: 'error', path: '', message, place: { line, column } }],
    },
  );
}

function checkSize(count: number, depth: number, line: number, budget: SvgBudget): void {
  const { nodes, depth: maxDepth } = budget.limits;
  if (count > nodes) {
    throw new CardwrightError('svg.too_large', `The SVG has more than ${nodes} elements.`, {
      fix: 'Simplify the picture, or turn it into a PNG.',
    });
  }
  if (depth > maxDepth) {
    throw new CardwrightError(
      'svg.too_deep',
      `The elements of the SVG are nested more than ${maxDepth} levels deep (line ${line}).`,
      {
        fix: 'Ungroup the picture and export it again.',
      },
    );
  }
}

function tooLong(length: number, limit: number): CardwrightError {
  return new CardwrightError('svg.too_large', `The SVG has ${length} characters; at most ${limit} are allowed.`, {
    fix: 'Simplify the picture, or turn it into a PNG.',
  });
}
