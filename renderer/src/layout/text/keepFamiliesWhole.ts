import type { CollapsedText } from './collapseText.js';
import type { FaceChooser } from './textCache.js';
import type { TextContext } from './textContext.js';
import type { SpanStyle } from './types.js';

/** Letters that most fonts have, and those beyond them of the same scripts. */
const BEYOND_LATIN_1 = /[\u0100-\u052f\u1e00-\u1fff]/;
const WORD = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{M}]+/gu;
/** In a longer text, a foreign name must not change the font of everything around it. */
const MOST_WORDS = 12;

/** Display fonts are heavier than their weight says. */
const HEAVY = 700;

/**
 * Sets a short text, such as a title, in one family: if the family of a style lacks some letters of a word, as display fonts lack
 * those of Polish, all of the style is set in the family that has them. Otherwise, single letters would stand out.
 */
export function keepFamiliesWhole(source: CollapsedText, { env, cache, block }: TextContext): CollapsedText {
  const { text, styles, styleAt } = source;
  if (!BEYOND_LATIN_1.test(text)) return source;
  const words = [...text.matchAll(WORD)];
  if (words.length > MOST_WORDS) return source;
  const others = new Map<SpanStyle, string>();
  for (const { 0: word, index } of words) {
    const style = styles[styleAt[index] ?? 0];
    if (style === undefined || others.has(style)) continue;
    const family = otherFamily(word, cache.chooser(env.fonts.manifest, style, block.language));
    if (family !== undefined) others.set(style, family);
  }
  if (others.size === 0) return source;
  const isDisplay = (slug: string): boolean =>
    env.fonts.manifest.families.some((family) => family.slug === slug && family.category === 'display');
  const whole = (style: SpanStyle): SpanStyle => {
    const family = others.get(style);
    if (family === undefined) return style;
    return { ...style, family, weight: isDisplay(style.family) ? Math.max(style.weight, HEAVY) : style.weight };
  };
  return { ...source, styles: styles.map(whole) };
}

/** The family of the letters that the chooser's own lacks, if it has other letters of the word. */
function otherFamily(word: string, chooser: FaceChooser): string | undefined {
  const own = chooser.familyOf(SPACE);
  // Shaping composes letters and their marks.
  const families = Array.from(word.normalize('NFC'), (letter) => chooser.familyOf(letter.codePointAt(0) ?? 0));
  return families.includes(own) ? families.find((family) => family !== undefined && family !== own) : undefined;
}

const SPACE = 0x20;
