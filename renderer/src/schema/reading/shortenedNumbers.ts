import { isMap, isScalar, visit, type Document, type LineCounter } from 'yaml';
import type { Problem } from '../../errors.js';

/**
 * A warning about numbers of a deck without quotes that YAML does not keep as they are written, such as `007` and
 * `1.10`. As card numbers and texts, they would be printed without their zeros. Those of templates are measures.
 */
export function shortenedNumbers(document: Document.Parsed, lines: LineCounter, file: string): readonly Problem[] {
  const found: { readonly source: string; readonly value: number; readonly offset: number }[] = [];
  if (!isMap(document.contents) || !document.contents.has('categories')) return [];
  visit(document, {
    Pair: (_key, { key }) => (isScalar(key) && key.value === 'json_config' ? visit.SKIP : undefined),
    Scalar: (key, { value, source, range }) => {
      if (key === 'key' || typeof value !== 'number' || source === undefined) return;
      if (String(value) !== source.replace(/^\+/, '')) found.push({ source, value, offset: range?.[0] ?? 0 });
    },
  });
  const [first, ...others] = found;
  if (first === undefined) return [];
  const { line, col } = lines.linePos(first.offset);
  const more =
    others.length === 0
      ? ''
      : `, and ${others.length} more ${others.length === 1 ? 'number is' : 'numbers are'} changed as well`;
  return [
    {
      code: 'yaml.number',
      severity: 'warning',
      path: '',
      message: `${first.source} is read as the number ${first.value}${more}.`,
      fix: `To keep it as it is written, put it in quotes: "${first.source}".`,
      place: { file, line, column: col },
    },
  ];
}
