import type { Paragraph, SpanStyle, TextBlock } from './textBlock.js';
import type { ResolvedContent } from './resolvedFace.js';
import type { ItemInProgress } from './itemInProgress.js';
import type { Style } from './style.js';
import type { TextStyle } from './textStyle.js';
import { transformText } from './transformText.js';

/** Text does not shrink below this share of its font size; it is reported instead. */
const DEFAULT_MIN_SCALE = 0.6;
const SMALLEST_FONT_SIZE = 5;

/** The text block of a text or markdown item, or null when there is no text. */
export function resolveText({ item, style, text, bound, context }: ItemInProgress): ResolvedContent | null {
  if (bound.value.trim() === '') return null;
  const affixed = `${affix(item.props?.prefix)}${bound.value}${affix(item.props?.suffix)}`;
  const span = spanStyle(text, style);
  const source = transformText(affixed, text.textTransform, bound.language);
  const paragraphs = context.tools[item.renderType === 'markdown' ? 'markdown' : 'plain'](source, span);
  return {
    type: 'text',
    source,
    decoration: style.textDecoration,
    block: textBlock(paragraphs, { style, text, language: bound.language, props: item.props ?? {} }),
  };
}

function spanStyle(text: TextStyle, style: Style): SpanStyle {
  return {
    family: text.fontFamily,
    weight: text.fontWeight,
    italic: text.italic,
    scale: 1,
    color: text.color,
    decoration: style.textDecoration ?? 'none',
    letterSpacing: text.letterSpacing,
  };
}

function textBlock(
  paragraphs: readonly Paragraph[],
  from: { style: Style; text: TextStyle; language: string; props: Readonly<Record<string, unknown>> },
): TextBlock {
  const { style, text, language, props } = from;
  const overflow = props.overflow ?? style.textOverflow;
  const minFontSize = props.minFontSize;
  return {
    paragraphs,
    fontSize: text.fontSize,
    lineHeight: text.lineHeight,
    align: text.textAlign,
    wrap: text.textWrap,
    hyphens: text.hyphens,
    language,
    ...(style.lineClamp === undefined ? {} : { maxLines: style.lineClamp }),
    overflow: overflow === 'ellipsis' || overflow === 'clip' ? overflow : 'shrink',
    minFontSize:
      typeof minFontSize === 'number' && Number.isFinite(minFontSize) && minFontSize > 0
        ? Math.min(minFontSize, text.fontSize)
        : Math.min(text.fontSize, Math.max(SMALLEST_FONT_SIZE, text.fontSize * DEFAULT_MIN_SCALE)),
    color: text.color,
  };
}

function affix(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
