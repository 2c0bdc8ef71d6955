import type { PhrasingContent } from 'mdast';
import type { Span, SpanStyle } from '../textBlock.js';
import type { IconExists } from './findIcons.js';
import { applyTags, bolder, type TaggedSpan } from './simpleTags.js';
import { textSpans, type LineEnds } from './textSpans.js';

export interface MarkdownOptions {
  readonly iconExists: IconExists;
  /** The slug of the font family for code. */
  readonly codeFamily: string;
  readonly lineEnds: LineEnds;
}

const CODE_SCALE = 0.9;
/** Opacity of the background of code, as the last two digits of a colour. */
const CODE_FIELD = '1a';
/** Maximum depth of nested emphasis. */
const DEEPEST = 20;

/** Spans of a paragraph's inline content. A link becomes its underlined text, an image its description. */
export function inlineSpans(nodes: readonly PhrasingContent[], style: SpanStyle, options: MarkdownOptions): Span[] {
  return applyTags(taggedSpans(nodes, style, options, 0));
}

function taggedSpans(
  nodes: readonly PhrasingContent[],
  style: SpanStyle,
  options: MarkdownOptions,
  depth: number,
): TaggedSpan[] {
  if (depth > DEEPEST) return [];
  const ofText = (text: string): Span[] => textSpans(text, style, options.iconExists, options.lineEnds);
  return nodes.flatMap((node): TaggedSpan[] => {
    const inside = (children: readonly PhrasingContent[], changes: Partial<SpanStyle>): TaggedSpan[] =>
      taggedSpans(children, { ...style, ...changes }, options, depth + 1);
    switch (node.type) {
      case 'text':
        return ofText(node.value);
      case 'html':
        return [{ type: 'tag', source: node.value, style }];
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
        return node.alt ? ofText(node.alt) : [];
      case 'break':
        return [{ type: 'break' }];
      default:
        return [];
    }
  });
}

/** Inline code: monospaced on a tinted background. */
export function codeStyle(style: SpanStyle, { codeFamily }: MarkdownOptions): SpanStyle {
  const background = style.color.slice(0, 7) + CODE_FIELD;
  return { ...style, family: codeFamily, scale: style.scale * CODE_SCALE, italic: false, letterSpacing: 0, background };
}
