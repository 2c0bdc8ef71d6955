import type { Blockquote, Code, List, RootContent } from 'mdast';
import type { Paragraph, Span, SpanStyle } from '../textBlock.js';
import { codeStyle, inlineSpans, type MarkdownOptions } from './inlineSpans.js';
import { textTable } from './textTable.js';

/** Sizes of headings relative to the text, from the first level. */
const HEADING_SCALES: readonly number[] = [1.6, 1.35, 1.15];
const BOLD = 700;
/** em of the block */
const PARAGRAPH_SPACE = 0.6;
const TIGHT_SPACE = 0.15;
const HEADING_SPACE = 0.8;
const QUOTE_INDENT = 1.1;
const BULLET_INDENT = 1.2;
const NUMBER_INDENT = 1.4;
const DIGIT_INDENT = 0.6;
const CODE_INDENT = 0.6;
const BULLETS = ['\u2022', '\u2013'] as const;
const DEEPEST = 16;

/** The place of a block. */
interface Place {
  readonly style: SpanStyle;
  readonly indent: number;
  readonly quote: boolean;
  readonly lists: number;
  readonly depth: number;
  readonly space: number;
}

/** Paragraphs of a document, lists and quotations flattened into indents. The first has no space before it. */
export function blockParagraphs(
  nodes: readonly RootContent[],
  style: SpanStyle,
  options: MarkdownOptions,
): Paragraph[] {
  const place: Place = { style, indent: 0, quote: false, lists: 0, depth: 0, space: PARAGRAPH_SPACE };
  return nodes
    .flatMap((node) => block(node, place, options))
    .map((paragraph, index) => (index === 0 ? { ...paragraph, spaceBefore: 0 } : paragraph));
}

function block(node: RootContent, place: Place, options: MarkdownOptions): Paragraph[] {
  if (place.depth > DEEPEST) return [];
  switch (node.type) {
    case 'paragraph':
      return [paragraphAt(place, inlineSpans(node.children, place.style, options))];
    case 'heading': {
      const scale = place.style.scale * (HEADING_SCALES[node.depth - 1] ?? 1);
      const style = { ...place.style, scale, weight: Math.max(place.style.weight, BOLD) };
      return [{ ...paragraphAt(place, inlineSpans(node.children, style, options)), spaceBefore: HEADING_SPACE }];
    }
    case 'blockquote':
      return quotation(node, place, options);
    case 'list':
      return list(node, place, options);
    case 'code':
      return [codeBlock(node, place, options)];
    case 'thematicBreak':
      return [{ ...paragraphAt(place, []), rule: true }];
    case 'table':
      return [{ ...paragraphAt(place, []), table: textTable(node, place.style, options) }];
    case 'html':
      return [paragraphAt(place, [{ type: 'text', text: node.value, style: place.style }])];
    default:
      return [];
  }
}

function paragraphAt({ indent, space, quote }: Place, spans: readonly Span[]): Paragraph {
  return { spans, indent, spaceBefore: space, ...(quote ? { quote } : {}) };
}

function quotation({ children }: Blockquote, place: Place, options: MarkdownOptions): Paragraph[] {
  const inside = { ...place, indent: place.indent + QUOTE_INDENT, quote: true, depth: place.depth + 1 };
  return children.flatMap((child) => block(child, inside, options));
}

function list(node: List, place: Place, options: MarkdownOptions): Paragraph[] {
  const start = node.ordered === true ? (node.start ?? 1) : undefined;
  const indent = place.indent + (start === undefined ? BULLET_INDENT : numberIndent(start + node.children.length - 1));
  const loose = node.spread === true || node.children.some(({ spread }) => spread === true);
  const between = loose ? PARAGRAPH_SPACE : TIGHT_SPACE;
  const inside = { ...place, indent, lists: place.lists + 1, depth: place.depth + 1, space: between };
  return node.children.flatMap((item, index) => {
    const marker = start === undefined ? BULLETS[Math.min(place.lists, 1)] : `${start + index}.`;
    const paragraphs = item.children.flatMap((child) => block(child, inside, options));
    const [first = paragraphAt(inside, []), ...rest] = paragraphs;
    // If an item starts with a list, that list's marker comes first, so the outer marker gets its own line.
    const own = canTakeMarker(first) ? [first] : [paragraphAt(inside, []), first];
    const [head = first, ...others] = own;
    const spaceBefore = index === 0 ? Math.max(place.space, between) : between;
    const spans: Span[] = [{ type: 'text', text: marker ?? '', style: place.style }];
    return [{ ...head, marker: spans, spaceBefore }, ...others, ...rest];
  });
}

function canTakeMarker({ marker, rule, table }: Paragraph): boolean {
  return marker === undefined && rule !== true && table === undefined;
}

function numberIndent(last: number): number {
  return NUMBER_INDENT + DIGIT_INDENT * (String(Math.abs(last)).length - 1);
}

/** Lines as written, indented by spaces that do not collapse. */
function codeBlock({ value }: Code, place: Place, options: MarkdownOptions): Paragraph {
  const { background: _field, ...style } = codeStyle(place.style, options);
  const spans = value
    .split('\n')
    .flatMap((line, index): Span[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      { type: 'text', text: line.replaceAll('\t', '  ').replace(/ (?= )|^ /g, '\u00a0'), style },
    ]);
  return { ...paragraphAt(place, spans), indent: place.indent + CODE_INDENT };
}
