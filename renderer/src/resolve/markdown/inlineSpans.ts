import type { PhrasingContent } from 'mdast';
import type { Span, SpanStyle } from '../textBlock.js';
import type { IconExists } from './findIcons.js';
import { textSpans } from './textSpans.js';

export interface MarkdownOptions {
  readonly iconExists: IconExists;
  /** The slug of the font family for code. */
  readonly codeFamily: string;
}

const BOLD = 700;
const HEAVIEST = 900;
const CODE_SCALE = 0.9;
/** Opacity of the background of code, as the last two digits of a colour. */
const CODE_FIELD = '1a';
/** Maximum depth of nested emphasis. */
const DEEPEST = 20;

/** Spans of a paragraph's inline content. A link becomes its underlined text, an image its description. */
export function inlineSpans(
  nodes: readonly PhrasingContent[],
  style: SpanStyle,
  options: MarkdownOptions,
  depth = 0,
): Span[] {
  if (depth > DEEPEST) return [];
  return nodes.flatMap((node): Span[] => {
    const inside = (children: readonly PhrasingContent[], changes: Partial<SpanStyle>): Span[] =>
      inlineSpans(children, { ...style, ...changes }, options, depth + 1);
    switch (node.type) {
      case 'text':
      case 'html':
        return textSpans(node.value, style, options.iconExists);
      case 'strong':
        return inside(node.children, { weight: bolder(style.weight) });
      case 'emphasis':
        return inside(node.children, { italic: !style.italic });
      case 'delete':
        return inside(node.children, { decoration: 'line-through' });
      case 'link':
        return inside(node.children, { decoration: 'underline' });
      case 'linkReference':
        return inside(node.children, {});
      case 'inlineCode':
        return [{ type: 'text', text: node.value, style: codeStyle(style, options) }];
      case 'image':
      case 'imageReference':
        return node.alt ? textSpans(node.alt, style, options.iconExists) : [];
      case 'break':
        return [{ type: 'break' }];
      default:
        return [];
    }
  });
}

function bolder(weight: number): number {
  return Math.min(HEAVIEST, Math.max(BOLD, weight + 200));
}

/** Inline code: monospaced on a tinted background. */
export function codeStyle(style: SpanStyle, { codeFamily }: MarkdownOptions): SpanStyle {
  const background = style.color.slice(0, 7) + CODE_FIELD;
  return { ...style, family: codeFamily, scale: style.scale * CODE_SCALE, italic: false, letterSpacing: 0, background };
}
