import { mapSpans } from './mapSpans.js';
import type { TextContext } from './textContext.js';
import type { Paragraph, Span, SpanStyle } from './types.js';

/**
 * The size of synthesised small capitals as a share of the font size: a little more than the x-height of most fonts, as
 * type designers draw them.
 */
export const SMALL_CAPS_RATIO = 0.78;

/** Small letters with the marks above and below them. */
const SMALL_LETTERS = /\p{Ll}[\p{Ll}\p{M}]*/gu;

/**
 * Paragraphs with their small capitals: the font's own (`smcp`), or capitals at a smaller size if it has none.
 * @returns `complete` is false while a font that must be asked is not loaded
 */
export function withSmallCaps(
  paragraphs: readonly Paragraph[],
  context: TextContext,
): { readonly paragraphs: readonly Paragraph[]; readonly complete: boolean } {
  let complete = true;
  const hasOwn = (style: SpanStyle): boolean => {
    const { env, cache, block } = context;
    const face = cache.chooser(env.fonts.manifest, style, block.language).primary.id;
    const features = env.fonts.features(face);
    if (features !== undefined) return features.available.has('smcp');
    env.missing.faces.add(face);
    complete = false;
    return false;
  };
  const convert = (spans: readonly Span[]): readonly Span[] =>
    spans.flatMap((span): Span[] => {
      if (span.type !== 'text' || span.style.smallCaps !== true) return [span];
      const { smallCaps: _asked, ...style } = span.style;
      if (hasOwn(style)) return [{ ...span, style: { ...style, features: [...(style.features ?? []), 'smcp'] } }];
      return capitals(span.text, style, context.block.language);
    });
  return { paragraphs: paragraphs.map((paragraph) => mapSpans(paragraph, convert)), complete };
}

function capitals(text: string, style: SpanStyle, language: string): Span[] {
  const small = { ...style, scale: style.scale * SMALL_CAPS_RATIO };
  const spans: Span[] = [];
  let end = 0;
  const addPlain = (to: number): void => {
    if (to > end) spans.push({ type: 'text', text: text.slice(end, to), style });
  };
  for (const { 0: letters, index } of text.matchAll(SMALL_LETTERS)) {
    addPlain(index);
    spans.push({ type: 'text', text: letters.toLocaleUpperCase(language), style: small });
    end = index + letters.length;
  }
  addPlain(text.length);
  return spans;
}
