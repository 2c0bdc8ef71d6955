import { collectGraphemes } from 'unicode-segmenter/grapheme';

/** Characters that may join a neighbour in one grapheme. Precomposed letters, common punctuation and icons never do. */
const MAY_JOIN =
  /[\u0300-\u036f]|[\u0483-\u0489]|[\u0590-\u1dff]|\u200c|\u200d|[\u20d0-\u20ff]|[\u2190-\u303f]|\u3099|\u309a|[\ua000-\ufffb]|[\ufffe\uffff]/;

/** Voiced marks of halfwidth kana are letters of half an em. Japanese web fonts never have them in one file with their kana. */
const HALFWIDTH_MARK = /[\uff9e\uff9f]/;

/** Thai and Lao vowels that are written before the consonant they belong to. */
const LEADING_VOWEL = /[\u0e40-\u0e44\u0ec0-\u0ec4]/;
/** Thai and Lao signs that follow their consonant but are not combining marks: vowels, repetition, abbreviation. */
const FOLLOWING_SIGN = /[\u0e2f\u0e30\u0e32\u0e33\u0e45\u0e46\u0eaf\u0eb0\u0eb2\u0eb3\u0ec6]/;
const THAI_OR_LAO = /[\u0e00-\u0eff]/;

/**
 * Marks the UTF-16 offsets where a user-perceived character starts (1) and those inside one (0). `Intl.Segmenter` is
 * not used: its tables differ between engines.
 */
export function markGraphemes(text: string): Uint8Array {
  const starts = new Uint8Array(text.length).fill(1);
  if (!MAY_JOIN.test(text)) return starts;
  let offset = 0;
  for (const grapheme of collectGraphemes(text)) {
    for (let at = 1; at < grapheme.length; at++) if (!HALFWIDTH_MARK.test(grapheme.charAt(at))) starts[offset + at] = 0;
    offset += grapheme.length;
  }
  return starts;
}

/** Marks where a word wider than a line may be cut: between graphemes, but never inside a Thai or Lao syllable. */
export function markCuts(text: string, graphemes: Uint8Array): Uint8Array {
  if (!THAI_OR_LAO.test(text)) return graphemes;
  const cuts = graphemes.slice();
  for (let at = 1; at < text.length; at++) {
    if (LEADING_VOWEL.test(text.charAt(at - 1)) || FOLLOWING_SIGN.test(text.charAt(at))) cuts[at] = 0;
  }
  return cuts;
}
