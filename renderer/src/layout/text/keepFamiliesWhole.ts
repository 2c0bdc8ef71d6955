import { mapSpans, spanGroups } from './mapSpans.js';
import type { TextContext } from './textContext.js';
import type { Paragraph, Span, SpanStyle } from './types.js';

/** Letters that most fonts have, and those beyond them of the same scripts. */
const BEYOND_LATIN_1 = /[\u0100-\u052f\u1e00-\u1fff]/;
/** Letters, with marks, soft hyphens and word joiners. */
const WORD = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{M}\u00ad\u2060]+/gu;
/** In a longer paragraph, a foreign name must not change the font of everything around it. */
const MOST_WORDS = 12;
/** If at least this share of the words of a text lacks letters, its family does not cover its language. */
const FOREIGN = 0.1;

/** Display fonts are heavier than their weight says. */
const HEAVY = 700;

type TextSpan = Extract<Span, { readonly type: 'text' }>;
/** Family → the family to use instead. */
type Others = ReadonlyMap<string, string>;

/**
 * Keeps single letters from standing out: if a family lacks some letters of a word, as display fonts lack those of Polish, the word
 * is set in the family that has them. All of a short paragraph, such as a title, is, and all of a text with many such words.
 */
export function keepFamiliesWhole(paragraphs: readonly Paragraph[], context: TextContext): readonly Paragraph[] {
  const groups = paragraphs.flatMap(spanGroups);
  if (!groups.some(needsLook)) return paragraphs;
  const { words, lacking, others } = survey(groups.flat(), context);
  if (lacking === 0) return paragraphs;
  const restyle = heavier(context);
  const whole = (spans: readonly Span[], instead: Others): readonly Span[] =>
    spans.map((span) => (span.type === 'text' ? { ...span, style: restyle(span.style, instead) } : span));
  return paragraphs.map((paragraph) =>
    mapSpans(paragraph, (spans): readonly Span[] => {
      if (lacking >= words * FOREIGN) return whole(spans, others);
      if (!needsLook(spans)) return spans;
      const own = survey(spans, context);
      if (own.words <= MOST_WORDS) return whole(spans, own.others);
      return spans.flatMap((span): readonly Span[] =>
        span.type === 'text' ? wordByWord(span, context, restyle) : [span],
      );
    }),
  );
}

function needsLook(spans: readonly Span[]): boolean {
  return spans.some((span) => span.type === 'text' && BEYOND_LATIN_1.test(span.text));
}

/** Counts words and those whose family lacks letters. The first of them decides for its family. */
function survey(spans: readonly Span[], context: TextContext): { words: number; lacking: number; others: Others } {
  const others = new Map<string, string>();
  let [words, lacking] = [0, 0];
  for (const span of spans) {
    if (span.type !== 'text') continue;
    for (const [word] of span.text.matchAll(WORD)) {
      words++;
      const other = otherFamily(word, span.style, context);
      if (other === undefined) continue;
      lacking++;
      if (!others.has(span.style.family)) others.set(span.style.family, other);
    }
  }
  return { words, lacking, others };
}

/** The family of the letters that the style's own lacks, if it has other letters of the word. */
function otherFamily(word: string, style: SpanStyle, { env, cache, block }: TextContext): string | undefined {
  if (!BEYOND_LATIN_1.test(word)) return undefined;
  const chooser = cache.chooser(env.fonts.manifest, style, block.language);
  const own = chooser.familyOf(SPACE);
  // Shaping composes letters with their marks, and draws nothing for soft hyphens and word joiners.
  const letters = word.normalize('NFC').replace(UNSEEN, '');
  const families = Array.from(letters, (letter) => chooser.familyOf(letter.codePointAt(0) ?? 0));
  return families.includes(own) ? families.find((family) => family !== undefined && family !== own) : undefined;
}

const SPACE = 0x20;
const UNSEEN = /[\u00ad\u2060]/g;

/** The style in the family to use instead of its own, as heavy as its own. */
type Restyle = (style: SpanStyle, others: Others) => SpanStyle;

function heavier({ env }: TextContext): Restyle {
  const { families } = env.fonts.manifest;
  const isDisplay = (slug: string): boolean =>
    families.some((family) => family.slug === slug && family.category === 'display');
  return (style, others) => {
    const family = others.get(style.family);
    if (family === undefined) return style;
    return { ...style, family, weight: isDisplay(style.family) ? Math.max(style.weight, HEAVY) : style.weight };
  };
}

/** A span in pieces, so that each word is in one family. */
function wordByWord(span: TextSpan, context: TextContext, restyle: Restyle): readonly TextSpan[] {
  const { text, style } = span;
  const pieces: TextSpan[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const other = otherFamily(word, style, context);
    if (other === undefined) continue;
    if (index > end) pieces.push({ ...span, text: text.slice(end, index) });
    end = index + word.length;
    pieces.push({ ...span, text: word, style: restyle(style, new Map([[style.family, other]])) });
  }
  if (end < text.length) pieces.push({ ...span, text: text.slice(end) });
  return pieces;
}
